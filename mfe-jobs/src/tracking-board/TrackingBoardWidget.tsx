import { Button } from '@shortlist/design-system/Button';
import { PageHeader } from '@shortlist/design-system/PageHeader';
import { Stack } from '@shortlist/design-system/Stack';
import type { TabProps } from '@shortlist/platform';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AddPositionDialog } from './AddPositionDialog.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardView } from './BoardView.tsx';
import {
  type BoardFilter,
  boardParams,
  filterShowing,
  hasBoardFilters,
  NO_FILTERS,
  readBoardFilter,
} from './board-filter.ts';
import { useBoard } from './board-queries.ts';
import { OutcomesDialog } from './OutcomesDialog.tsx';
import styles from './TrackingBoardWidget.module.css';
import { type TrackedPosition, totalOf } from './tracked-position.ts';

/** The tab Tracking of the dashboard: positions by stage, moved by hand or by their age. */
export default function TrackingBoardWidget({
  params: { date, company, position },
  onParamsChange,
}: TabProps<'date' | 'company' | 'position'>) {
  const filter = useMemo(() => readBoardFilter({ date, company, position }), [date, company, position]);
  const board = useBoard(filter);
  const [isAdding, setIsAdding] = useState(false);
  const [recorded, setRecorded] = useState<TrackedPosition | null>(null);
  const show = (next: BoardFilter) => onParamsChange(boardParams(next));
  const isNew = board.columns !== undefined && totalOf(board.columns) === 0 && !hasBoardFilters(filter);

  return (
    <Stack className={styles.tab}>
      <PageHeader
        className={styles.header}
        title="Tracking"
        actions={
          <Button variant="primary" icon={<Plus />} onPress={() => setIsAdding(true)}>
            Add Position
          </Button>
        }
      />
      {!isNew && <BoardFilters filter={filter} isFiltering={board.isFiltering} onChange={show} />}
      <BoardView
        board={board}
        onRecord={setRecorded}
        onAdd={() => setIsAdding(true)}
        onShowAll={hasBoardFilters(filter) ? () => show(NO_FILTERS) : null}
      />
      <AddPositionDialog
        isOpen={isAdding}
        onClose={() => setIsAdding(false)}
        onAdded={(job) => show(filterShowing(filter, job))}
      />
      <OutcomesDialog position={recorded} onClose={() => setRecorded(null)} />
    </Stack>
  );
}
