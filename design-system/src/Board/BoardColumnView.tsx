import { classNames } from '../class-names.ts';
import listStyles from '../drag-and-drop/DropList.module.css';
import { DropList, type DropListProps } from '../drag-and-drop/DropList.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Board.module.css';
import type { BoardCard, BoardColumn } from './board-column.ts';

/** How high a card with a name, two lines and a meter is, pixels. */
const CARD_SIZE = 118;

export interface BoardColumnViewProps<T extends BoardCard>
  extends Pick<
    DropListProps<T>,
    'moving' | 'drawItem' | 'isOrdered' | 'isLoading' | 'headingLevel' | 'describedBy'
  > {
  column: BoardColumn;
}

/** One column: its title and count, and its cards. */
export function BoardColumnView<T extends BoardCard>({ column, ...rest }: BoardColumnViewProps<T>) {
  const empty = (
    <p className={classNames(listStyles.empty, styles.empty)}>{column.emptyText ?? 'No cards'}</p>
  );
  return (
    <DropList
      {...rest}
      list={column}
      empty={rest.isLoading ? <LoadingCards /> : empty}
      itemSize={CARD_SIZE}
      className={styles.column}
      listClassName={styles.cards}
    />
  );
}

function LoadingCards() {
  return (
    <div className={listStyles.loading}>
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
