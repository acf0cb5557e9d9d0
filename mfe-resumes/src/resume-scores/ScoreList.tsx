import type { Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { LoadError, type TabProps } from '@shortlist/platform';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { DeleteResumeDialog } from '../delete-resume/DeleteResumeDialog.tsx';
import { ResumePager } from '../resume-queries/ResumePager.tsx';
import { LIST_FAILURE, type ResumeList, useResumes } from '../resume-queries/resume-queries.ts';
import { ScoreFilters } from './ScoreFilters.tsx';
import { ScoreStats } from './ScoreStats.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { useChosenPosition } from './score-queries.ts';
import {
  hasScoreFilters,
  NO_FILTERS,
  type ScoreParam,
  type ScoreView,
  scoreListQuery,
} from './score-view.ts';
import { type ScoreViewControls, useScoreView } from './use-score-view.ts';

/** All resumes: four figures, what narrows and orders them, and the table. */
export function ScoreList(props: TabProps<ScoreParam>) {
  const controls = useKnownView(useScoreView(props));
  const list = useResumes(scoreListQuery(controls.view));
  const [doomed, setDoomed] = useState<Resume | null>(null);
  const isEmpty = list.resumes?.length === 0 && !hasScoreFilters(controls.view) && controls.searchText === '';
  return (
    <Stack as="section" aria-label="All Resumes">
      <PageHeader
        title="Resume Score"
        description="Resume quality scores and how well each resume matches a position."
        actions={!isEmpty && <UploadLink />}
      />
      <ScoreStats view={controls.view} />
      {!isEmpty && <ScoreFilters {...controls} />}
      <Card>
        <Rows list={list} controls={controls} onDelete={setDoomed} />
      </Card>
      <DeleteResumeDialog resume={doomed} onClose={() => setDoomed(null)} />
    </Stack>
  );
}

/** A position that there is not, or that is another's, is not chosen. */
function useKnownView(controls: ScoreViewControls): ScoreViewControls {
  const { isGone } = useChosenPosition(controls.view.position);
  const view: ScoreView = isGone ? { ...controls.view, position: '' } : controls.view;
  return { ...controls, view };
}

interface RowsProps {
  readonly list: ResumeList;
  readonly controls: ScoreViewControls;
  readonly onDelete: (resume: Resume) => void;
}

function Rows({ list, controls: { view, onChange }, onDelete }: RowsProps) {
  const { resumes, error } = list;
  if (!resumes) {
    if (error) return <LoadError title={LIST_FAILURE} query={list} />;
    return <SkeletonRows rows={8} label="Loading resumes" />;
  }
  if (resumes.length === 0) {
    return hasScoreFilters(view) ? <NothingFits onClear={() => onChange(NO_FILTERS)} /> : <NoneYet />;
  }
  return (
    <>
      <ScoreTable
        list={list}
        resumes={resumes}
        view={view}
        onSort={(sort) => onChange({ sort })}
        onDelete={onDelete}
      />
      <ResumePager list={list} shown={resumes.length} />
    </>
  );
}

function NothingFits({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title="No resumes found"
      description="Try a different keyword, date range, or position."
      action={<Button onPress={onClear}>Clear Filters</Button>}
    />
  );
}

function NoneYet() {
  return (
    <EmptyState
      title="No resumes found"
      description="Upload a resume to see its score and matches."
      action={<UploadLink />}
    />
  );
}

function UploadLink() {
  return (
    <ButtonLink variant="primary" href="/new-dashboard?tab=upload&mode=resume" icon={<Upload aria-hidden />}>
      Upload Resume
    </ButtonLink>
  );
}
