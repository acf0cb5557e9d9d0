import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/Skeleton';
import {
  type FailedQuery,
  isForbidden,
  LoadError,
  messageOf,
  queryOf,
  useBreadcrumbs,
  useDocumentTitle,
} from '@shortlist/platform';
import type { OverrideChoices } from '@shortlist/platform/overrides';
import { useQuery } from '@shortlist/platform/query';
import { useSearchParams } from '@shortlist/platform/router';
import type { ReactElement } from 'react';
import { ActiveOverrides } from './ActiveOverrides.tsx';
import { ChooseBuild } from './ChooseBuild.tsx';
import { ConfirmOverride } from './ConfirmOverride.tsx';
import { overrideEndpoints } from './override-endpoints.ts';
import { wishIn } from './override-request.ts';
import { ReleasePreviews } from './ReleasePreviews.tsx';

/** `/platform/overrides`: points a remote at another build, for one person in one browser. A link to it changes nothing. */
export function OverridesPage(): ReactElement {
  useDocumentTitle('Overrides');
  useBreadcrumbs([{ label: 'Overrides' }]);
  const choices = useQuery(queryOf(overrideEndpoints.choices));
  return (
    <Page width="text">
      <PageHeader
        title="Overrides"
        description="See one remote from another build in this running product. Only you see it, in this browser, until it ends or you reset it."
      />
      {choices.isPending ? <SkeletonRows rows={4} label="Loading what can be overridden" /> : null}
      {choices.isError ? <NoChoices query={choices} /> : null}
      {choices.data ? <Choices choices={choices.data} /> : null}
    </Page>
  );
}

function NoChoices({ query }: { readonly query: FailedQuery }): ReactElement {
  if (isForbidden(query.error)) {
    return (
      <EmptyState title="This is for developers" description={messageOf(query.error)} headingLevel={2} />
    );
  }
  return <LoadError title="What can be overridden could not be loaded." query={query} />;
}

function Choices({ choices }: { readonly choices: OverrideChoices }): ReactElement {
  const [search] = useSearchParams();
  const wish = wishIn(search);
  if (wish) return <ConfirmOverride key={search.toString()} wish={wish} />;
  return (
    <>
      <ActiveOverrides overrides={choices.overrides} />
      {choices.remotes.length === 0 ? (
        <EmptyState
          title="No remote is released here yet"
          description="What is not released can be opened by the link that npm run preview prints."
          headingLevel={2}
        />
      ) : (
        <>
          <ChooseBuild choices={choices} />
          <ReleasePreviews choices={choices} />
        </>
      )}
    </>
  );
}

export { OverridesPage as Component };
