import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';

/** start for words, end for numbers and dates, center for marks. */
export type CellAlign = 'start' | 'center' | 'end';

/** ascending is A to Z, small to large, old to new. */
export type SortDirection = 'ascending' | 'descending';

export interface ColumnProps extends Omit<ComponentProps<'th'>, 'align'> {
  align?: CellAlign;
  /** The rows are in this column's order now; null when they are in another's. */
  sortDirection?: SortDirection | null;
  /** Called with the order to change to. Makes the head a button. */
  onSort?: ((direction: SortDirection) => void) | undefined;
  /** The order of the first press: descending for scores and dates, where the best and the newest come first. */
  firstDirection?: SortDirection;
}

const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const;

/** The head of a column; with onSort a button that puts the rows in its order. */
export function Column({
  align = 'start',
  sortDirection = null,
  onSort,
  firstDirection = 'ascending',
  className,
  children,
  ...rest
}: ColumnProps) {
  const order = sortDirection && { 'aria-sort': sortDirection };
  return (
    <th
      scope="col"
      {...order}
      {...rest}
      data-align={align}
      data-sortable={onSort ? '' : undefined}
      className={classNames(styles.column, className)}
    >
      {onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(sortDirection ? OPPOSITE[sortDirection] : firstDirection)}
        >
          {children}
          <SortMark direction={sortDirection} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}

function SortMark({ direction }: { direction: SortDirection | null }) {
  if (direction === null) return <ChevronsUpDown aria-hidden className={styles.unsorted} />;
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
}
