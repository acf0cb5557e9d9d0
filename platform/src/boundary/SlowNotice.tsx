import { ErrorState } from '@shortlist/design-system/ErrorState';
import type { ReactElement } from 'react';
import type { RemoteInSet } from '../registry/release-set.ts';
import { useIsSlow } from './use-is-slow.ts';

export interface LateNoticeProps {
  /** Which remote is waited for; undefined when none is. */
  readonly remote: RemoteInSet | undefined;
  readonly headingLevel?: 1 | 2;
}

/** In the place of a page or widget that has not come after two seconds: says so, with a Retry that starts over. */
export function SlowNotice({ remote, headingLevel = 2 }: LateNoticeProps): ReactElement {
  const { isLate, startOver } = useIsSlow(remote);
  return (
    <div aria-live="polite">
      {isLate && remote ? (
        <ErrorState
          role="note"
          title={slowSentence(remote)}
          description="It may still load. The rest of the page works."
          headingLevel={headingLevel}
          onRetry={startOver}
        />
      ) : null}
    </div>
  );
}

/** What is said of a remote that is waited for. */
export function slowSentence({ title }: RemoteInSet): string {
  return `${title} is taking longer than usual.`;
}
