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
          description="Match a resume against a position, and the best stand here with the words that count."
          action={<ButtonLink href={tabHref('position-list')}>Choose a position</ButtonLink>}
        />
      ) : (
        <EmptyState
          title="No matches found for this job."
          description="Resumes that were put aside as inactive are not counted."
          action={<ButtonLink href={`/jobs/${jobId}/select_resumes_batch`}>Match resumes</ButtonLink>}
        />
      )}
    </CardBody>
  );
}
