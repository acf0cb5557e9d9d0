import type { Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { LoadError, Slot } from '@shortlist/platform';
import type { Loaded } from '@shortlist/platform/query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { DeleteResumeDialog } from '../delete-resume/DeleteResumeDialog.tsx';
import { FileNotices } from '../file-notices/FileNotices.tsx';
import { DetailHeader } from './DetailHeader.tsx';
import { DetailTabs } from './DetailTabs.tsx';
import { MatchedPositions } from './MatchedPositions.tsx';
import { MoreApplicants } from './MoreApplicants.tsx';
import { RecommendationCard } from './RecommendationCard.tsx';
import styles from './ScoreDetail.module.css';
import { ScoresCard } from './ScoresCard.tsx';
import { SkillsCard } from './SkillsCard.tsx';
import { type ScoreView, scoreHref } from './score-view.ts';

interface ScoreDetailProps {
  readonly asked: Loaded<Resume>;
  /** What the list shows, to which Back leads. */
  readonly view: ScoreView;
  /** The resume is gone: the list comes in its place. */
  readonly onGone: () => void;
}

/** One resume: its scores, what follows from them, what carries them, and who else there is. */
export function ScoreDetail({ asked, view, onGone }: ScoreDetailProps) {
  const { data: resume } = asked;
  return (
    <Stack as="article" gap={3}>
      <ButtonLink
        variant="ghost"
        href={scoreHref(view)}
        icon={<ArrowLeft aria-hidden />}
        className={styles.back}
      >
        Back
      </ButtonLink>
      {resume ? <Report resume={resume} view={view} onGone={onGone} /> : <NotThere asked={asked} />}
    </Stack>
  );
}

interface ReportProps extends Omit<ScoreDetailProps, 'asked'> {
  readonly resume: Resume;
}

function Report({ resume, view, onGone }: ReportProps) {
  const [doomed, setDoomed] = useState<Resume | null>(null);
  return (
    <>
      <DetailHeader resume={resume} onDelete={() => setDoomed(resume)} />
      <FileNotices resume={resume} />
      <Columns widths="minmax(0, 1.9fr) minmax(0, 1fr)" stackBelow="desk" gap={3.5}>
        <Stack gap={3.5} className={styles.column}>
          <ScoresCard resume={resume} />
          <DetailTabs resume={resume} />
        </Stack>
        <Stack gap={3.5} className={styles.column}>
          <RecommendationCard resume={resume} />
          <SkillsCard skills={resume.skills} />
          <MatchedPositions resume={resume} />
          <Slot name="mfe_resumes/ResumeScore" resume={resume} />
          <MoreApplicants resume={resume} view={view} />
        </Stack>
      </Columns>
      <DeleteResumeDialog resume={doomed} onClose={() => setDoomed(null)} onDeleted={onGone} />
    </>
  );
}

function NotThere({ asked: { error, isRetrying, retry } }: { readonly asked: Loaded<Resume> }) {
  return (
    <>
      {!error && <PageHeader title="Resume Score" />}
      <Card>
        {error ? (
          <LoadError title="Failed to load resume" query={{ error, isRetrying, retry }} headingLevel={1} />
        ) : (
          <SkeletonRows rows={6} label="Loading resume" />
        )}
      </Card>
    </>
  );
}
