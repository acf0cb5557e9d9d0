import type { Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { ApiError, messageOf, useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useParams } from '@shortlist/platform/router';
import pages from '../shared/page.module.css';
import { useResume } from '../shared/resume-queries.ts';
import { RenameForm } from './RenameForm.tsx';

/** /resumes/:id/edit: gives the file of a resume another name. */
export function RenameResumePage() {
  const { id = '' } = useParams();
  const { data: resume, error, isRetrying, retry } = useResume(id);
  if (resume) return <RenameResume key={resume.id} resume={resume} />;
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <section className={pages.page}>
      <Card>
        {error ? (
          <ErrorState
            headingLevel={1}
            title="Resume not found or you are not authorized."
            description={isGone ? 'It may have been deleted.' : messageOf(error)}
            onRetry={isGone ? undefined : retry}
            isRetrying={isRetrying}
            action={<ButtonLink href="/resumes">Go to Resumes</ButtonLink>}
          />
        ) : (
          <SkeletonRows rows={3} label="Loading the resume" />
        )}
      </Card>
    </section>
  );
}

function RenameResume({ resume }: { readonly resume: Resume }) {
  useDocumentTitle(`Rename ${resume.file_name}`);
  useBreadcrumbs([
    { label: 'Resumes', href: '/resumes' },
    { label: resume.candidate_name, href: `/resumes/${resume.id}/ai-score` },
    { label: 'Rename' },
  ]);
  return (
    <section className={pages.page}>
      <PageHeader title="Rename Resume" description={`The file of ${resume.candidate_name}.`} />
      <RenameForm resume={resume} />
    </section>
  );
}

export { RenameResumePage as Component };
