import { type Job, parseJobDescription } from '@shortlist/api-contract';
import { Columns } from '@shortlist/design-system/Columns';
import { Page } from '@shortlist/design-system/Page';
import { Stack } from '@shortlist/design-system/Stack';
import { Slot, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useNavigate, useParams } from '@shortlist/platform/router';
import { useState } from 'react';
import { DeleteJobDialog } from '../delete-job/DeleteJobDialog.tsx';
import { JobGate } from '../job-queries/JobGate.tsx';
import { listAddress } from '../job-queries/list-address.ts';
import { JobDescription } from './JobDescription.tsx';
import { JobDetails } from './JobDetails.tsx';
import { JobHeader } from './JobHeader.tsx';
import { MatchedResumes } from './MatchedResumes.tsx';

/** /joblist/:id: one position, its text, its facts and who matches it. */
export function JobDetailPage() {
  const { id = '' } = useParams();
  return (
    <Page>
      <JobGate id={id}>{(job) => <JobDetail job={job} />}</JobGate>
    </Page>
  );
}

function JobDetail({ job }: { readonly job: Job }) {
  useDocumentTitle(job.title);
  useBreadcrumbs([{ label: 'Job Positions', href: listAddress() }, { label: job.title }]);
  const navigate = useNavigate();
  const [isDeleting, setIsDeleting] = useState(false);
  const { text, metadata } = parseJobDescription(job.description);

  return (
    <>
      <JobHeader job={job} onDelete={() => setIsDeleting(true)} />
      <Columns widths="minmax(0, 1fr) 320px" gap={3.5}>
        <Stack gap={3.5}>
          <MatchedResumes job={job} />
          <Slot name="mfe_jobs/Position" job={job} />
          <JobDescription text={text} tags={metadata?.skillTags ?? []} />
        </Stack>
        <JobDetails job={job} metadata={metadata} />
      </Columns>
      <DeleteJobDialog
        job={isDeleting ? job : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={() => void navigate(listAddress(), { replace: true })}
      />
    </>
  );
}

export { JobDetailPage as Component };
