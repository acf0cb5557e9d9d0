import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { isForbidden, messageOf } from '@shortlist/platform';
import type { ReactElement } from 'react';

interface AdminFailureProps {
  /** What failed, as a sentence. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** What administrators alone may see could not be loaded; whoever is none is told so, where Retry could not help. */
export function AdminFailure({ title, error, onRetry, isRetrying }: AdminFailureProps): ReactElement {
  if (isForbidden(error)) {
    return <EmptyState title="This is for administrators" description={messageOf(error)} headingLevel={2} />;
  }
  return (
    <ErrorState
      title={title}
      description={messageOf(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
      headingLevel={2}
    />
  );
}
