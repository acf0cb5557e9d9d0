import { ErrorState } from '@shortlist/design-system/ErrorState';
import type { ReactElement } from 'react';
import type { RemoteError } from '../loader/remote-error.ts';

export interface RemoteFailureProps {
  readonly error: RemoteError;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  readonly headingLevel?: 1 | 2;
}

/** Says which part failed and that the others work. A part that was never released has nothing to retry. */
export function RemoteFailure({
  error,
  isRetrying,
  onRetry,
  headingLevel = 2,
}: RemoteFailureProps): ReactElement {
  return (
    <ErrorState
      title={`${error.message}.`}
      description={error.kind === 'incompatible' ? RELOAD : REST_WORKS}
      headingLevel={headingLevel}
      isRetrying={isRetrying}
      onRetry={error.kind === 'not_released' ? undefined : onRetry}
    />
  );
}

const REST_WORKS = 'The rest of the page works.';
const RELOAD = 'The rest of the page works. Reload the page to get the newest version.';
