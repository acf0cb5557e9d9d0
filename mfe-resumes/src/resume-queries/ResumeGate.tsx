import type { Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { ApiError, messageOf } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { useResume } from './resume-queries.ts';

interface ResumeGateProps {
  readonly id: string;
  readonly children: (resume: Resume) => ReactNode;
}

/** Lets a screen of one resume show once the resume is there; until then what it waits for, or why it never comes. */
export function ResumeGate({ id, children }: ResumeGateProps) {
  const { data: resume, error, isRetrying, retry } = useResume(id);
  if (resume) return children(resume);
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <Page>
      {!error && <PageHeader title="Resume" />}
      <Card>
        {error ? (
          <ErrorState
            headingLevel={1}
            title={isGone ? 'Resume not found or you are not authorized.' : 'Failed to load resume'}
            description={isGone ? 'It may have been deleted.' : messageOf(error)}
            onRetry={isGone ? undefined : retry}
            isRetrying={isRetrying}
            action={<ButtonLink href="/resumes">Go to Resumes</ButtonLink>}
          />
        ) : (
          <SkeletonRows rows={3} label="Loading resume" />
        )}
      </Card>
    </Page>
  );
}
