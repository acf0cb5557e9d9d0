import type { Resume } from '@shortlist/api-contract';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useParams } from '@shortlist/platform/router';
import { ResumeGate } from '../resume-queries/ResumeGate.tsx';
import { RenameForm } from './RenameForm.tsx';

/** /resumes/:id/edit: gives the file of a resume another name. */
export function RenameResumePage() {
  const { id = '' } = useParams();
  return <ResumeGate id={id}>{(resume) => <RenameResume key={resume.id} resume={resume} />}</ResumeGate>;
}

function RenameResume({ resume }: { readonly resume: Resume }) {
  useDocumentTitle(`Rename ${resume.file_name}`);
  useBreadcrumbs([
    { label: 'Resumes', href: '/resumes' },
    { label: resume.candidate_name, href: `/resumes/${resume.id}` },
    { label: 'Rename' },
  ]);
  return (
    <Page width="form">
      <PageHeader title="Rename Resume" description={`${resume.candidate_name}'s resume`} />
      <RenameForm resume={resume} />
    </Page>
  );
}

export { RenameResumePage as Component };
