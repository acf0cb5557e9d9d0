import { FilterBar } from '@shortlist/design-system/FilterBar';
import type { ReactElement } from 'react';
import styles from './ApplicantOverview.module.css';
import { positionChoices } from './applicants.ts';
import { usePositions, useStats } from './home-queries.ts';

const ALL = 'all';
const MORE = 'more';

interface PositionFilterProps {
  /** Null: all positions. */
  readonly jobId: string | null;
  readonly onChange: (jobId: string | null) => void;
}

/** All, and each position; the last choice brings the next page of them. */
export function PositionFilter({ jobId, onChange }: PositionFilterProps): ReactElement | null {
  const { positions, hasNextPage, isFetchingNextPage, fetchNextPage } = usePositions();
  const total = useStats().data?.total_matches;
  if (positions === undefined || positions.length === 0) return null;
  const more = { id: MORE, label: isFetchingNextPage ? 'Loading positions' : 'More positions' };
  const choose = (id: string) => {
    if (id === MORE) void fetchNextPage();
    else onChange(id === ALL ? null : id);
  };
  return (
    <div className={styles.filters}>
      <FilterBar
        label="Position"
        items={[
          { id: ALL, label: 'All', count: total },
          ...positionChoices(positions),
          ...(hasNextPage ? [more] : []),
        ]}
        value={jobId ?? ALL}
        onChange={choose}
      />
    </div>
  );
}
