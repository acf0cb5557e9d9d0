import type { JobStage } from '@shortlist/api-contract';
import { Board } from '@shortlist/design-system/Board';
import { Button } from '@shortlist/design-system/Button';
import { Card } from '@shortlist/design-system/Card';
import { EmptyState } from '@shortlist/design-system/EmptyState';
import { Inline } from '@shortlist/design-system/Stack';
import { LoadError } from '@shortlist/platform';
import { useNavigate } from '@shortlist/platform/router';
import { Pin } from 'lucide-react';
import { useMemo } from 'react';
import { BOARD_FAILURE, type TrackedBoard } from './board-queries.ts';
import { PositionCard } from './PositionCard.tsx';
import { menuOf } from './PositionMenuItems.tsx';
import { positionAddress } from './position-address.ts';
import styles from './TrackingBoardWidget.module.css';
import { type Columns, positionsOf, STAGES, type TrackedPosition, totalOf } from './tracked-position.ts';
import { useStageMoves } from './use-stage-moves.ts';

interface BoardViewProps {
  readonly board: TrackedBoard;
  readonly onRecord: (position: TrackedPosition) => void;
  readonly onAdd: () => void;
  /** Ends every filter; null when none leaves anything out. */
  readonly onShowAll: (() => void) | null;
}

/** The board in whichever state it is: loading, failed, empty, nothing that fits, or cards. */
export function BoardView({ board, onRecord, onAdd, onShowAll }: BoardViewProps) {
  const { columns, isFiltering } = board;
  if (columns && totalOf(columns) === 0 && !isFiltering) {
    return onShowAll ? <NothingFits onShowAll={onShowAll} /> : <NoPositions onAdd={onAdd} />;
  }
  if (!columns && board.error) {
    return (
      <Card>
        <LoadError title={BOARD_FAILURE} query={board} />
      </Card>
    );
  }
  return <Cards board={board} onRecord={onRecord} />;
}

function Cards({ board, onRecord }: Pick<BoardViewProps, 'board' | 'onRecord'>) {
  const navigate = useNavigate();
  const { move, backToAutomatic } = useStageMoves();
  const { columns = NOTHING } = board;
  const positions = useMemo(() => positionsOf(columns), [columns]);
  const isPinned = positions.some(({ isStageAutomatic }) => !isStageAutomatic);
  return (
    <div className={styles.frame} aria-busy={board.isFiltering}>
      <Board<TrackedPosition>
        className={styles.board}
        label="Positions by stage"
        headingLevel={2}
        isOrdered={false}
        isLoading={board.columns === undefined}
        columns={STAGES.map((stage) => ({
          ...stage,
          ...(columns[stage.id] ? { count: columns[stage.id]?.total ?? 0 } : {}),
          footer: <MoreOfColumn board={board} stage={stage.id} title={stage.title} />,
        }))}
        cards={positions}
        onMove={async (id, stage) => {
          const position = positions.find((each) => each.id === id);
          const target = STAGES.find((each) => each.id === stage);
          if (position && target) await move(position, target.id);
        }}
        onAction={(id) => void navigate(positionAddress(id))}
        menuItems={menuOf({ onRecord, onBackToAutomatic: backToAutomatic })}
      >
        {drawCard}
      </Board>
      {isPinned && (
        <Inline as="p" gap={1} isOneLine className={styles.legend}>
          <Pin size={13} aria-hidden /> Moved manually; stays in this column
        </Inline>
      )}
    </div>
  );
}

const NOTHING: Columns = {};

/** The same function each time: cards that did not change are not drawn again. */
const drawCard = (position: TrackedPosition) => <PositionCard position={position} />;

interface MoreOfColumnProps {
  readonly board: TrackedBoard;
  readonly stage: JobStage;
  readonly title: string;
}

function MoreOfColumn({ board, stage, title }: MoreOfColumnProps) {
  const column = board.columns?.[stage];
  if (!column?.next_cursor) return null;
  return (
    <Button
      size="small"
      className={styles.more}
      isDisabled={board.isFiltering || (board.loadingStage !== null && board.loadingStage !== stage)}
      isPending={board.loadingStage === stage}
      pendingLabel="Loading..."
      aria-label={`Show more in ${title}`}
      onPress={() => board.loadMore(stage)}
    >
      {`Show more (${column.total} total)`}
    </Button>
  );
}

function NoPositions({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title="No positions yet"
        description="New positions move across the board by age until you move them yourself."
        action={<Button onPress={onAdd}>Add Position</Button>}
      />
    </Card>
  );
}

function NothingFits({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Card>
      <EmptyState
        headingLevel={2}
        title="No matching positions"
        description="Try a different date, company, or position."
        action={<Button onPress={onShowAll}>Clear Filters</Button>}
      />
    </Card>
  );
}
