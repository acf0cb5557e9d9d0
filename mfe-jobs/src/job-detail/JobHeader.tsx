import type { Job } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Text } from '@shortlist/design-system/Text';
import { formatNumber } from '@shortlist/platform';
import { ArrowLeft, ListChecks, Pencil, Trash2, UserRoundSearch, UsersRound } from 'lucide-react';
import { ageOf } from '../job-queries/age.ts';
import { companyOf } from '../job-queries/company.ts';
import { listAddress } from '../job-queries/list-address.ts';
import { useRequirements } from '../job-queries/requirement-queries.ts';

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
          <RequirementsLink jobId={job.id} />
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

/** The way to the requirements, with their number as soon as it is known. */
function RequirementsLink({ jobId }: { readonly jobId: string }) {
  const { data } = useRequirements(jobId);
  return (
    <ButtonLink href={`/joblist/${jobId}/requirements`} icon={<ListChecks aria-hidden />}>
      Requirements
      {data && (
        <Text tone="quiet" weight={450} isTabular>
          {formatNumber(data.requirements.length)}
        </Text>
      )}
    </ButtonLink>
  );
}
