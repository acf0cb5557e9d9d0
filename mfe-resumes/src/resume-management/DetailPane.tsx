import type { Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { StatusBadge } from '@shortlist/design-system/StatusBadge';
import { LoadError } from '@shortlist/platform';
import { ArrowLeft } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
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
  readonly ref: RefObject<HTMLElement | null>;
  readonly shown: Shown;
  /** There is no resume at all. */
  readonly isEmpty: boolean;
  /** Back to the list, where it is not seen beside. */
  readonly onBack: () => void;
}

/** All about one resume, beside the zones; in their place where there is no room for both. */
export function DetailPane({ ref, shown, isEmpty, onBack, onAsk }: DetailPaneProps) {
  return (
    <section ref={ref} tabIndex={-1} aria-label="Resume details" className={styles.pane}>
      <Button className={styles.back} variant="ghost" icon={<ArrowLeft aria-hidden />} onPress={onBack}>
        All Resumes
      </Button>
      <Content shown={shown} isEmpty={isEmpty} onAsk={onAsk} />
    </section>
  );
}

function Content({ shown, isEmpty, onAsk }: Pick<DetailPaneProps, 'shown' | 'isEmpty' | 'onAsk'>) {
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
    <>
      <DetailHead resume={resume} onAsk={(about) => onAsk(about, resume)} />
      <BlindBanner resume={resume} />
      <FileNotices resume={resume} />
      <CopiesBanner resume={resume} />
      <DuplicatesBanner resume={resume} />
      <div className={styles.detail}>
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
      </div>
    </>
  );
}
