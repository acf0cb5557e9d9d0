import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { CardBody } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import type { ReactElement } from 'react';
import { tabHref } from '../tabs/tab-address.ts';

/** Nobody is matched: to no position, or not to the one that was chosen. */
export function NoApplicants({ jobId }: { readonly jobId: string | null }): ReactElement {
  return (
    <CardBody>
      {jobId === null ? (
        <EmptyState
          title="No matched jobs found."
          description="Match resumes to a position to see top applicants here."
          action={<ButtonLink href={tabHref('position-list')}>Select a Position</ButtonLink>}
        />
      ) : (
        <EmptyState
          title="No matches found for this job."
          description="Inactive resumes aren't included."
          action={<ButtonLink href={`/jobs/${jobId}/select_resumes_batch`}>Match Resumes</ButtonLink>}
        />
      )}
    </CardBody>
  );
}
