import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Table.module.css';

/** start for words, end for numbers and dates, center for marks. */
export type CellAlign = 'start' | 'center' | 'end';

export interface TableProps extends Omit<ComponentProps<'table'>, 'aria-label'> {
  /** What the rows are, for a screen reader. */
  label: string;
}

/**
 * A table of plain elements. Columns and cells with `data-secondary` leave when the table is narrower than 600 px.
 */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    <div className={styles.frame}>
      <table {...rest} aria-label={label} className={classNames(styles.table, className)} />
    </div>
  );
}

/** The head: Columns, without a row around them. */
export function TableHeader({ children, className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead {...rest} className={classNames(styles.head, className)}>
      <tr>{children}</tr>
    </thead>
  );
}

export interface ColumnProps extends Omit<ComponentProps<'th'>, 'align'> {
  align?: CellAlign;
}

/** The head of a column. */
export function Column({ align = 'start', className, ...rest }: ColumnProps) {
  return <th scope="col" {...rest} data-align={align} className={classNames(styles.column, className)} />;
}

/** The rows. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

export interface RowProps extends ComponentProps<'tr'> {
  isSelected?: boolean;
  /** What it speaks of is unknown: hatched ground. */
  isUnknown?: boolean;
}

/** One row; 40 px high, higher with two lines in it. */
export function Row({ isSelected, isUnknown, className, ...rest }: RowProps) {
  return (
    <tr
      {...rest}
      className={classNames(styles.row, className)}
      data-selected={isSelected || undefined}
      data-unknown={isUnknown || undefined}
    />
  );
}

export interface CellProps extends Omit<ComponentProps<'td'>, 'align'> {
  align?: CellAlign;
  /** The cell that names its row. */
  isRowHeader?: boolean;
}

/** One cell; numbers stand in tabular figures. */
export function Cell({ align = 'start', isRowHeader = false, className, ...rest }: CellProps) {
  const props = { ...rest, 'data-align': align, className: classNames(styles.cell, className) };
  return isRowHeader ? <th scope="row" {...props} /> : <td {...props} />;
}
