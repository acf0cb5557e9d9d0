import { Column, type ColumnProps, type SortDirection } from '@shortlist/design-system/Table';
import type { ResumeSort } from './sorts.ts';

interface SortColumnProps extends Omit<ColumnProps, 'sortDirection' | 'onSort'> {
  /** The orders of the server that the column stands for: rising, falling. */
  readonly orders: readonly [rising: ResumeSort, falling: ResumeSort];
  /** The order of the rows now. */
  readonly sort: ResumeSort;
  readonly onSort: (sort: ResumeSort) => void;
}

/** A head that sorts: names from A, scores from the best, dates from the newest. */
export function SortColumn({ orders: [rising, falling], sort, onSort, ...rest }: SortColumnProps) {
  return (
    <Column
      {...rest}
      firstDirection={rising === 'name' ? 'ascending' : 'descending'}
      sortDirection={directionOf(sort === rising, sort === falling)}
      onSort={(direction) => onSort(direction === 'ascending' ? rising : falling)}
    />
  );
}

function directionOf(isRising: boolean, isFalling: boolean): SortDirection | null {
  if (isRising) return 'ascending';
  return isFalling ? 'descending' : null;
}
