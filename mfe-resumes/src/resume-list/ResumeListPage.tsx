import type { Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Page } from '@shortlist/design-system/Page';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useNavigate } from '@shortlist/platform/router';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { DeleteResumeDialog } from '../delete-resume/DeleteResumeDialog.tsx';
import { setNavigationPayload } from '../page-drop/navigation-payload.ts';
import { PageDropHint } from '../page-drop/PageDropHint.tsx';
import { usePageDrop } from '../page-drop/use-page-drop.ts';
import { useResumes } from '../resume-queries/resume-queries.ts';
import { ResumeFilters } from './ResumeFilters.tsx';
import { ResumeResults } from './ResumeResults.tsx';
import { hasResumeFilters, resumeListQuery } from './resume-view.ts';
import { useResumeView } from './use-resume-view.ts';

/** /resumes: the own resumes, searched, filtered and ordered by the server, and acted on from here. */
export function ResumeListPage() {
  useDocumentTitle('Resumes');
  useBreadcrumbs([{ label: 'Resumes' }]);
  const controls = useResumeView();
  const list = useResumes(resumeListQuery(controls.view));
  const [doomed, setDoomed] = useState<Resume | null>(null);
  const navigate = useNavigate();
  const isDragging = usePageDrop((files) => {
    setNavigationPayload(files);
    void navigate('/resumes/new');
  });
  const isEmpty =
    list.resumes?.length === 0 && !hasResumeFilters(controls.view) && controls.searchText === '';

  return (
    <Page>
      <PageHeader
        title="Resumes"
        description="All candidates, with resume scores and best matches."
        actions={
          !isEmpty && (
            <>
              <ButtonLink variant="ghost" href="/resumes/retention">
                Retention
              </ButtonLink>
              <ButtonLink variant="primary" href="/resumes/new" icon={<Upload aria-hidden />}>
                Upload Resumes
              </ButtonLink>
            </>
          )
        }
      />
      {!isEmpty && <ResumeFilters {...controls} />}
      <ResumeResults controls={controls} list={list} onDelete={setDoomed} />
      {isDragging && <PageDropHint />}
      <DeleteResumeDialog resume={doomed} onClose={() => setDoomed(null)} />
    </Page>
  );
}

export { ResumeListPage as Component };
