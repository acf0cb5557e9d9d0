import type { Job } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import { MasterDetail } from '@shortlist/design-system/MasterDetail';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { SkeletonRows } from '@shortlist/design-system/SkeletonRows';
import { Stack } from '@shortlist/design-system/Stack';
import { preloadWidget, type TabProps } from '@shortlist/platform';
import { useEffect } from 'react';
import { POSITIONS_FAILURE, type Positions, usePositions } from '../positions/use-positions.ts';
import { SamplePosition } from '../samples/SamplePosition.tsx';
import { CurrentPositions } from './CurrentPositions.tsx';
import styles from './MatchScoreWidget.module.css';
import { PositionFilters } from './PositionFilters.tsx';
import { PositionMatches } from './PositionMatches.tsx';
import { POSITION_ACTIONS } from './position-actions.ts';
import {
  filterParams,
  NO_FILTER,
  type PositionFilter,
  queryOfFilter,
  readPositionFilter,
} from './position-filter.ts';
import { useShownPosition } from './use-shown-position.ts';

const NONE = 'No job positions found. Please create a job position first.';

type MatchScoreProps = TabProps<'job' | 'date' | 'company' | 'position'>;

/** Tab of the dashboard: the positions, and the applicants of one with their scores. */
export default function MatchScoreWidget({ params, onParamsChange }: MatchScoreProps) {
  const filter = readPositionFilter(params);
  const list = usePositions(queryOfFilter(filter));
  const isNarrowed = Object.keys(filterParams(filter)).length > 0;
  const isEmpty = list.jobs?.length === 0 && !list.isStale && !isNarrowed;
  useEffect(() => preloadWidget(POSITION_ACTIONS), []);
  const handleFilter = (next: PositionFilter) => onParamsChange(filterParams(next));
  return (
    <Stack gap={3.5} className={styles.tab}>
      <PageHeader
        title="Match Score"
        description="See how well each resume matches a position, with evidence."
        actions={isEmpty ? null : <PositionFilters filter={filter} onChange={handleFilter} />}
      />
      {isEmpty ? (
        <SamplePosition title={NONE} />
      ) : (
        <Content
          list={list}
          jobId={params.job ?? null}
          onChoose={(job) => onParamsChange({ ...filterParams(filter), ...(job !== null && { job }) })}
          onClear={() => handleFilter(NO_FILTER)}
        />
      )}
    </Stack>
  );
}

interface ContentProps {
  readonly list: Positions;
  readonly jobId: string | null;
  readonly onChoose: (jobId: string | null) => void;
  readonly onClear: () => void;
}

function Content({ list, jobId, onChoose, onClear }: ContentProps) {
  const { job, isOpened } = useShownPosition(jobId, list.jobs);
  if (!list.jobs) {
    return (
      <Card>
        {list.error ? (
          <ErrorState title={POSITIONS_FAILURE} onRetry={list.retry} isRetrying={list.isRetrying} />
        ) : (
          <SkeletonRows rows={8} label="Loading positions" />
        )}
      </Card>
    );
  }
  if (list.jobs.length === 0 && job === null) {
    return (
      <Card>
        <EmptyState title="No matching positions" action={<Button onPress={onClear}>Clear Filters</Button>} />
      </Card>
    );
  }
  return (
    <MasterDetail
      masterLabel="Current Positions"
      master={
        <CurrentPositions list={list} jobId={job?.id ?? null} isOpened={isOpened} onChoose={onChoose} />
      }
      detailLabel="Position"
      detail={<Detail job={job} onDeleted={() => onChoose(null)} />}
      isOpen={isOpened}
      backLabel="All Positions"
      onBack={() => onChoose(null)}
    />
  );
}

interface DetailProps {
  /** Null while it is on its way. */
  readonly job: Job | null;
  readonly onDeleted: () => void;
}

function Detail({ job, onDeleted }: DetailProps) {
  return (
    <>
      {job === null ? (
        <Card>
          <SkeletonRows rows={6} label="Loading position" />
        </Card>
      ) : (
        <PositionMatches key={job.id} job={job} onDeleted={onDeleted} />
      )}
      <ButtonLink className={styles.upload} href="/new-dashboard?tab=upload&mode=resume">
        Upload a resume to get the analysis results here
      </ButtonLink>
    </>
  );
}
