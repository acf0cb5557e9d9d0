import type { Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Columns } from '@shortlist/design-system/Columns';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { StatusBadge } from '@shortlist/design-system/StatusBadge';
import { LoadError } from '@shortlist/platform';
import { lazy, Suspense, useState } from 'react';
import { BlindBanner } from '../blind-mode/BlindBanner.tsx';
import { CopiesBanner } from '../duplicates/CopiesBanner.tsx';
import { DuplicatesBanner } from '../duplicates/DuplicatesBanner.tsx';
import { FileNotices } from '../file-notices/FileNotices.tsx';
import { ResumeFacts } from '../resume-facts/ResumeFacts.tsx';
import { type PreviewView, previewViewOf } from '../resume-preview/preview-view.ts';
import { ResumePreview } from '../resume-preview/ResumePreview.tsx';
import { NotScored } from '../score-card/NotScored.tsx';
import { ScoreCard } from '../score-card/ScoreCard.tsx';
import { DetailHead } from './DetailHead.tsx';
import styles from './ResumeManagement.module.css';
import type { Shown } from './use-management.ts';
import type { About } from './use-open-dialog.ts';

/** Loaded where there are any: few resumes have them. */
const EarlierVersions = lazy(() => import('../duplicates/EarlierVersions.tsx'));

interface DetailProps {
  readonly onAsk: (about: About, resume: Resume) => void;
}

interface DetailPaneProps extends DetailProps {
  readonly shown: Shown;
  /** There is no resume at all. */
  readonly isEmpty: boolean;
}

/** All about one resume, or why there is nothing to show. */
export function DetailPane({ shown, isEmpty, onAsk }: DetailPaneProps) {
  switch (shown.kind) {
    case 'resume':
      return <Detail resume={shown.resume} onAsk={onAsk} />;
    case 'loading':
      return <SkeletonRows rows={6} label="Loading resume" />;
    case 'failed':
      return <LoadError title="Failed to load resume" query={shown.row} />;
    case 'nothing':
      return (
        <EmptyState
          title="Select a resume to view details"
          description={isEmpty ? 'No resumes uploaded yet.' : undefined}
          action={
            isEmpty && <ButtonLink href="/new-dashboard?tab=upload&mode=resume">Upload Resumes</ButtonLink>
          }
        />
      );
  }
}

function Detail({ resume, onAsk }: DetailProps & { readonly resume: Resume }) {
  const [view, setView] = useState<PreviewView | null>(null);
  return (
    <Stack>
      <DetailHead resume={resume} onAsk={(about) => onAsk(about, resume)} />
      <BlindBanner resume={resume} />
      <FileNotices resume={resume} />
      <CopiesBanner resume={resume} />
      <DuplicatesBanner resume={resume} />
      <Columns widths="minmax(0, 330px) minmax(0, 1fr)" gap={5} align="stretch" className={styles.detail}>
        <Stack gap={5}>
          <ScoreCard resume={resume} unscored={<NotScored resume={resume} />} />
          <ResumeFacts resume={resume} headingLevel={3} status={<StatusBadge status={resume.status} />} />
          {resume.earlier_versions > 0 && (
            <Suspense>
              <EarlierVersions resume={resume} />
            </Suspense>
          )}
        </Stack>
        <ResumePreview
          key={resume.id}
          look="card"
          resume={resume}
          view={previewViewOf(view, resume)}
          onViewChange={setView}
        />
      </Columns>
    </Stack>
  );
}
