import { type ReactNode, useId } from 'react';
import { type ItemState, MovableList } from '../drag-and-drop/MovableList.tsx';
import type { Moving } from '../drag-and-drop/use-moving.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Board.module.css';
import type { BoardCard, BoardColumn } from './board-column.ts';

/** How high a card with a name, two lines and a meter is, pixels. */
const CARD_SIZE = 118;

export interface BoardColumnViewProps<T extends BoardCard> {
  column: BoardColumn;
  moving: Moving<T>;
  drawCard: (card: T, state: ItemState) => ReactNode;
  isOrdered: boolean;
  isLoading: boolean;
  headingLevel: 2 | 3 | 4;
  describedBy: string | undefined;
}

/** One column: its title and count, and its cards. */
export function BoardColumnView<T extends BoardCard>(props: BoardColumnViewProps<T>) {
  const { column, moving, drawCard, isOrdered, isLoading, headingLevel, describedBy } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const { carry, arrangement } = moving;
  const ids = arrangement.get(column.id) ?? [];
  const isOver = carry?.place?.listId === column.id;
  const refusal = carry ? moving.ground.refusal(carry.ids, column.id) : null;
  const count = column.count === undefined ? ids.length : column.count + moving.surplusOf(column.id);
  return (
    <div
      className={styles.column}
      data-over={(isOver && refusal === null) || undefined}
      data-closed={refusal !== null || undefined}
    >
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {column.title}
        </Heading>
        {isLoading ? null : <span className={styles.count}>{count}</span>}
        {refusal !== null && isOver ? <span className={styles.refusal}>{refusal}</span> : null}
      </div>
      <MovableList
        listId={column.id}
        labelledBy={titleId}
        describedBy={describedBy}
        ids={ids}
        byId={moving.byId}
        drawItem={drawCard}
        empty={isLoading ? <LoadingCards /> : <EmptyColumn text={column.emptyText} />}
        footer={column.footer}
        carried={carry?.ids ?? null}
        place={isOver ? (carry?.place ?? null) : null}
        hasLine={isOver && isOrdered && refusal === null}
        tabStop={moving.tabStop}
        menuFor={moving.menuFor}
        selected={null}
        itemSize={CARD_SIZE}
        className={styles.cards}
      />
    </div>
  );
}

function EmptyColumn({ text }: { text: string | undefined }) {
  return <p className={styles.empty}>{text ?? 'No cards'}</p>;
}

function LoadingCards() {
  return (
    <div className={styles.loading}>
      {[72, 54, 63].map((width) => (
        <div key={width} className={styles.coming}>
          <Skeleton width={`${width}%`} height={14} />
          <Skeleton width="42%" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
