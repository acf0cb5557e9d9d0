import type { Job } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { ArrowLeft, Pencil, Trash2, UserRoundSearch, UsersRound } from 'lucide-react';
import { ageOf } from '../job-queries/age.ts';
import { companyOf } from '../job-queries/company.ts';
import { listAddress } from '../job-queries/list-address.ts';

interface JobHeaderProps {
  readonly job: Job;
  readonly onDelete: () => void;
}

/** Title of a position and everything that can be done with it. */
export function JobHeader({ job, onDelete }: JobHeaderProps) {
  return (
    <PageHeader
      title={job.title}
      description={`${companyOf(job)}, posted ${ageOf(job.created_at).toLowerCase()}${job.is_active ? '' : ', inactive'}`}
      actions={
        <>
          <ButtonLink variant="ghost" href={listAddress()} icon={<ArrowLeft aria-hidden />}>
            Back to Jobs
          </ButtonLink>
          <Button variant="ghost" icon={<Trash2 aria-hidden />} onPress={onDelete}>
            Delete
          </Button>
          <ButtonLink href={`/joblist/edit/${job.id}`} icon={<Pencil aria-hidden />}>
            Edit
          </ButtonLink>
          <ButtonLink href={`/jobs/${job.id}/resumes/select`} icon={<UserRoundSearch aria-hidden />}>
            Select Resume to Match
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
