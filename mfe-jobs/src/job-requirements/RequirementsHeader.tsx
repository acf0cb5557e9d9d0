import type { Job } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { ArrowLeft, Pencil, UsersRound } from 'lucide-react';
import { companyOf } from '../job-queries/company.ts';

/** Title of the page, and the ways from it. */
export function RequirementsHeader({ job }: { readonly job: Job }) {
  return (
    <PageHeader
      title="Requirements"
      description={`${job.title}, ${companyOf(job)}`}
      actions={
        <>
          <ButtonLink variant="ghost" href={`/joblist/${job.id}`} icon={<ArrowLeft aria-hidden />}>
            Back to Position
          </ButtonLink>
          <ButtonLink href={`/joblist/edit/${job.id}`} icon={<Pencil aria-hidden />}>
            Edit Job Description
          </ButtonLink>
          <ButtonLink
            variant="primary"
            href={`/jobs/${job.id}/select_resumes_batch`}
            icon={<UsersRound aria-hidden />}
          >
            Batch Match Multiple Resumes
          </ButtonLink>
        </>
      }
    />
  );
}
