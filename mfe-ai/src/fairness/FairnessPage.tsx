import { type DeclaredGroups, fairness } from '@shortlist/api-contract';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { messageOf, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';
import { DeclaredCard } from './DeclaredCard.tsx';
import styles from './FairnessPage.module.css';
import { NoGroups } from './NoGroups.tsx';
import { Report } from './Report.tsx';

/** /fairness: impact ratios of scores and outcomes by the groups that candidates declared. */
export function FairnessPage(): ReactElement {
  useDocumentTitle('Fairness');
  useBreadcrumbs([{ label: 'Fairness' }]);
  return (
    <section className={styles.page}>
      <PageHeader
        title="Fairness"
        description="How scores and outcomes fall on the groups that candidates declared. No group is shown beside a candidate."
      />
      <Content />
    </section>
  );
}

function Content(): ReactElement {
  const groups = useQuery(queryOf(fairness.groups));
  if (groups.data) return <Known groups={groups.data} />;
  if (!groups.error) return <SkeletonRows rows={6} label="Loading the report" />;
  return (
    <ErrorState
      title="The report could not be loaded."
      description={messageOf(groups.error)}
      onRetry={() => void groups.refetch()}
      isRetrying={groups.isFetching}
    />
  );
}

function Known({ groups }: { readonly groups: DeclaredGroups }): ReactElement {
  if (groups.declared === 0) return <NoGroups />;
  return (
    <>
      <Report columns={groups.columns} />
      <DeclaredCard groups={groups} />
    </>
  );
}

export { FairnessPage as Component };
