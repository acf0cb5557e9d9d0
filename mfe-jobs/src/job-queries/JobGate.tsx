import type { Job } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { ApiError, messageOf } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { useJob } from './job-queries.ts';
import { listAddress } from './list-address.ts';

interface JobGateProps {
  readonly id: string;
  readonly children: (job: Job) => ReactNode;
}

/** Shows its children once the position is there; until then that it loads, or that it can't be had. */
export function JobGate({ id, children }: JobGateProps) {
  const { data: job, error, isRetrying, retry } = useJob(id);
  if (job) return children(job);
  if (!error) {
    return (
      <>
        <PageHeader title="Job Position" />
        <Card>
          <SkeletonRows rows={6} label="Loading position" />
        </Card>
      </>
    );
  }
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <Card>
      <ErrorState
        headingLevel={1}
        title="Job not found or you are not authorized."
        description={isGone ? 'It may have been deleted.' : messageOf(error)}
        onRetry={isGone ? undefined : retry}
        isRetrying={isRetrying}
        action={<ButtonLink href={listAddress()}>Back to Jobs</ButtonLink>}
      />
    </Card>
  );
}
