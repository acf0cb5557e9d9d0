import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './Table.module.css';

export interface TableEmptyProps {
  /** How many columns the head has. */
  columns: number;
  /** One sentence and the next step; an EmptyState where there is room for a drawing. */
  children: ReactNode;
}

/** The one row of a table without rows. */
export function TableEmpty({ columns, children }: TableEmptyProps) {
  return (
    <tr>
      <td colSpan={columns} className={styles.empty}>
        {children}
      </td>
    </tr>
  );
}

export interface TableLoadingProps {
  /** How many columns the head has. */
  columns: number;
  /** How many rows are expected. */
  rows?: number;
  /** What is loading, for a screen reader. */
  label?: string;
}

const WIDTHS = ['64%', '48%', '56%', '40%', '70%'];

/** Rows that are coming, as high as they will be; under rows that are there while more of them come. */
export function TableLoading({ columns, rows = 3, label = 'Loading' }: TableLoadingProps) {
  return counted(rows).map((row) => (
    <tr key={row} className={styles.row}>
      {counted(columns).map((column) => (
        <td key={column} className={styles.cell}>
          {row === 0 && column === 0 ? <span data-visually-hidden>{label}</span> : null}
          <Skeleton width={WIDTHS[(row + column) % WIDTHS.length] ?? '50%'} height={10} />
        </td>
      ))}
    </tr>
  ));
}

function counted(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
