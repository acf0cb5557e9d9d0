import type { Job } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeleteJobDialog } from '../delete-job/DeleteJobDialog.tsx';
import { useJobs } from '../job-queries/job-queries.ts';
import { JobFilters } from './JobFilters.tsx';
import { JobResults } from './JobResults.tsx';
import { hasJobFilters, jobListQuery, NO_FILTERS } from './job-view.ts';
import { useJobView } from './use-job-view.ts';

/** /joblist: every own position, searched, ordered and opened from here. */
export function JobListPage() {
  useDocumentTitle('Job Positions');
  useBreadcrumbs([{ label: 'Job Positions' }]);
  const controls = useJobView();
  const { view, onChange } = controls;
  const list = useJobs(jobListQuery(view));
  const isEmpty = list.jobs?.length === 0 && !list.isStale && !hasJobFilters(view);
  const [doomed, setDoomed] = useState<Job | null>(null);

  return (
    <Page>
      <PageHeader
        title="Job Positions"
        description="All your positions and their best matches."
        actions={
          <ButtonLink variant="primary" href="/joblist/new" icon={<Plus />}>
            New Job
          </ButtonLink>
        }
      />
      {!isEmpty && <JobFilters controls={controls} isSearching={list.isStale} />}
      <JobResults
        list={list}
        onDelete={setDoomed}
        onShowAll={hasJobFilters(view) ? () => onChange(NO_FILTERS) : null}
      />
      <DeleteJobDialog job={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}

export { JobListPage as Component };
