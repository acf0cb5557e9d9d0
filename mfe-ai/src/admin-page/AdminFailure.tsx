import { EmptyState } from '@shortlist/design-system/EmptyState';
import { type FailedQuery, isForbidden, LoadError, messageOf } from '@shortlist/platform';
import type { ReactElement } from 'react';

interface AdminFailureProps {
  /** What failed, as a sentence. */
  readonly title: string;
  readonly query: FailedQuery;
}

/** What administrators alone may see could not be loaded; whoever is none is told so, where Retry could not help. */
export function AdminFailure({ title, query }: AdminFailureProps): ReactElement {
  const { error } = query;
  if (isForbidden(error)) {
    return <EmptyState title="Administrators only" description={messageOf(error)} headingLevel={2} />;
  }
  return <LoadError title={title} query={query} />;
}
