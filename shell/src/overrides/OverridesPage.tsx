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
        description="Preview a different build of one remote. Only you see it, in this browser, until it expires or you reset it."
      />
      {choices.isPending ? <SkeletonRows rows={4} label="Loading overrides" /> : null}
      {choices.isError ? <NoChoices query={choices} /> : null}
      {choices.data ? <Choices choices={choices.data} /> : null}
    </Page>
  );
}

function NoChoices({ query }: { readonly query: FailedQuery }): ReactElement {
  if (isForbidden(query.error)) {
    return <EmptyState title="Developers only" description={messageOf(query.error)} headingLevel={2} />;
  }
  return <LoadError title="Failed to load overrides" query={query} />;
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
          title="No remotes released yet"
          description="Run npm run preview and open its link to see an unreleased remote."
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
