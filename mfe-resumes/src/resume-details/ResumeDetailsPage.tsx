import type { Resume } from '@shortlist/api-contract';
import { Columns } from '@shortlist/design-system/Columns';
import { Page } from '@shortlist/design-system/Page';
import { useBreadcrumbs, useDocumentTitle } from '@shortlist/platform';
import { useNavigate, useParams } from '@shortlist/platform/router';
import { lazy, Suspense, useState } from 'react';
import { BlindBanner } from '../blind-mode/BlindBanner.tsx';
import { DeleteResumeDialog } from '../delete-resume/DeleteResumeDialog.tsx';
import { CopiesBanner } from '../duplicates/CopiesBanner.tsx';
import { DuplicatesBanner } from '../duplicates/DuplicatesBanner.tsx';
import { FileNotices } from '../file-notices/FileNotices.tsx';
import { ResumeFacts } from '../resume-facts/ResumeFacts.tsx';
import { ResumeGate } from '../resume-queries/ResumeGate.tsx';
import { ScoreCard } from '../score-card/ScoreCard.tsx';
import { DataPrivacyCard } from './DataPrivacyCard.tsx';
import { DetailsHeader } from './DetailsHeader.tsx';
import { ExtractedProfile } from './ExtractedProfile.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import styles from './ResumeDetailsPage.module.css';
import { StatusControl } from './StatusControl.tsx';

/** Loaded where there are any: few resumes have them. */
const EarlierVersions = lazy(() => import('../duplicates/EarlierVersions.tsx'));

/** /resumes/:id: who it is and what is known, beside the resume itself. */
export function ResumeDetailsPage() {
  const { id = '' } = useParams();
  return <ResumeGate id={id}>{(resume) => <ResumeDetails key={resume.id} resume={resume} />}</ResumeGate>;
}

function ResumeDetails({ resume }: { readonly resume: Resume }) {
  useDocumentTitle(resume.candidate_name);
  useBreadcrumbs([{ label: 'Resumes', href: '/resumes' }, { label: resume.candidate_name }]);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);

  return (
    <Columns
      widths="minmax(420px, 5fr) minmax(0, 7fr)"
      stackBelow="desk"
      gap={0}
      align="stretch"
      className={styles.page}
    >
      <Page className={styles.report}>
        <DetailsHeader resume={resume} onDelete={() => setDeleting(true)} />
        <BlindBanner resume={resume} />
        <CopiesBanner resume={resume} />
        <FileNotices resume={resume} />
        <DuplicatesBanner resume={resume} />
        <ScoreCard resume={resume} />
        <StatusControl resume={resume} />
        <ResumeFacts resume={resume} />
        <ExtractedProfile id={resume.id} />
        <DataPrivacyCard resume={resume} onErased={() => void navigate('/resumes', { replace: true })} />
        {resume.earlier_versions > 0 && (
          <Suspense>
            <EarlierVersions resume={resume} />
          </Suspense>
        )}
      </Page>
      <PreviewPane resume={resume} />
      <DeleteResumeDialog
        resume={isDeleting ? resume : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate('/resumes', { replace: true })}
      />
    </Columns>
  );
}

export { ResumeDetailsPage as Component };
