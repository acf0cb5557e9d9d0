import type { Job } from '@shortlist/api-contract';
import { Card } from '@shortlist/design-system/Card';
import { Page } from '@shortlist/design-system/Page';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { LoadError, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useParams } from '@shortlist/platform/router';
import { JobGate } from '../job-queries/JobGate.tsx';
import { listAddress } from '../job-queries/list-address.ts';
import { REQUIREMENTS_FAILURE, useRequirements } from '../job-queries/requirement-queries.ts';
import { RequirementsEditor } from './RequirementsEditor.tsx';
import { RequirementsHeader } from './RequirementsHeader.tsx';

/** /joblist/:id/requirements: what a position asks for, each with its sentence, to be corrected before anything is matched. */
export function JobRequirementsPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <JobGate id={id}>{(job) => <JobRequirements key={job.id} job={job} />}</JobGate>
    </Page>
  );
}

function JobRequirements({ job }: { readonly job: Job }) {
  useDocumentTitle(`Requirements, ${job.title}`);
  useBreadcrumbs([
    { label: 'Job Positions', href: listAddress() },
    { label: job.title, href: `/joblist/${job.id}` },
    { label: 'Requirements' },
  ]);
  const { data, error, isRetrying, retry } = useRequirements(job.id);

  return (
    <>
      <RequirementsHeader job={job} />
      {data && <RequirementsEditor job={job} list={data} />}
      {!data && (
        <Card>
          {error ? (
            <LoadError title={REQUIREMENTS_FAILURE} query={{ error, isRetrying, retry }} />
          ) : (
            <SkeletonRows rows={8} label="Loading requirements" />
          )}
        </Card>
      )}
    </>
  );
}

export { JobRequirementsPage as Component };
