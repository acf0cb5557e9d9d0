import { retention } from '@shortlist/api-contract';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Skeleton } from '@shortlist/design-system/Skeleton';
import { LoadError, queryOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { ErasureLog } from './ErasureLog.tsx';
import { RetentionChoice } from './RetentionChoice.tsx';
import { ScheduledDeletions } from './ScheduledDeletions.tsx';

/** /resumes/retention: how long resumes are kept, which will go, and what was erased. */
export function RetentionPage() {
  useDocumentTitle('Retention');
  useBreadcrumbs([{ label: 'Resumes', href: '/resumes' }, { label: 'Retention' }]);
  return (
    <Page>
      <PageHeader
        title="Retention"
        description="Set how long resumes are kept, and review scheduled deletions and past erasures."
      />
      <Settings />
    </Page>
  );
}

function Settings() {
  const setting = useQuery(queryOf(retention.get));
  if (setting.isPending)
    return (
      <output aria-label="Loading retention settings">
        <Skeleton height={160} />
      </output>
    );
  if (setting.isError) {
    return <LoadError title="Failed to load retention settings" query={setting} />;
  }
  return (
    <>
      <RetentionChoice retention={setting.data} />
      <ScheduledDeletions />
      <ErasureLog />
    </>
  );
}

export { RetentionPage as Component };
