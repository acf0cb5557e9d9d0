import { type DeclaredGroups, fairness } from '@shortlist/api-contract';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { LoadError, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import { Report } from './Report.tsx';
import { SelfReportedGroupsCard } from './SelfReportedGroupsCard.tsx';

/** /fairness: impact ratios of scores and outcomes by the groups that candidates declared. */
export function FairnessPage(): ReactElement {
  useDocumentTitle('Fairness');
  useBreadcrumbs([{ label: 'Fairness' }]);
  return (
    <Page width="text">
      <PageHeader
        title="Fairness"
        description="Compare scores and outcomes across groups candidates self-reported. Individual answers are never shown."
      />
      <Content />
    </Page>
  );
}

function Content(): ReactElement {
  const groups = useQuery(queryOf(fairness.groups));
  if (groups.data) return <Known groups={groups.data} />;
  if (!groups.error) return <SkeletonRows rows={6} label="Loading report" />;
  return <LoadError title="Failed to load report" query={groups} />;
}

/** The card stays where it is when the first groups come: it says which rows were not taken. */
function Known({ groups }: { readonly groups: DeclaredGroups }): ReactElement {
  return (
    <>
      {groups.declared === 0 ? (
        <EmptyState
          headingLevel={2}
          title="No groups yet"
          description="Ask candidates to self-report (answering must be optional), then upload a CSV."
        />
      ) : (
        <Report columns={groups.columns} />
      )}
      <SelfReportedGroupsCard groups={groups} />
    </>
  );
}

export { FairnessPage as Component };
