import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { CellAlign } from './Column.tsx';
import styles from './Table.module.css';
import { useDensity } from './use-density.ts';

export interface TableProps extends Omit<ComponentProps<'table'>, 'aria-label'> {
  /** What the rows are, for a screen reader. */
  label: string;
  /** Which list it shows, where a DensityToggle changes the height of its rows. */
  list?: string;
  /** The head stays at the top of whatever scrolls the table. */
  hasStickyHead?: boolean;
  /** The most that the table takes, a CSS length or pixels: its rows then scroll under a head that stays. */
  maxBlockSize?: number | string;
  /**
   * Narrower than 640 px each row is a block with its cells below each other, in two columns unless told otherwise, and the head is
   * for screen readers alone: cells that need its word bring it.
   */
  isStacking?: boolean;
}

/**
 * A table of plain elements. Columns and cells with `data-secondary` leave when the table is narrower than 600 px.
 */
export function Table({
  label,
  list,
  hasStickyHead = false,
  maxBlockSize,
  isStacking = false,
  className,
  ...rest
}: TableProps) {
  const density = useDensity(list);
  const isScrolling = maxBlockSize !== undefined;
  // What scrolls must be reachable by keys, and what is reachable must have a name.
  const scrolling = isScrolling && { role: 'region', 'aria-label': label, tabIndex: 0 };
  return (
    <div
      {...scrolling}
      className={styles.frame}
      data-scrolling={isScrolling || undefined}
      style={isScrolling ? { maxBlockSize } : undefined}
    >
      <table
        {...rest}
        aria-label={label}
        className={classNames(styles.table, className)}
        data-sticky={hasStickyHead || isScrolling || undefined}
        data-stacking={isStacking || undefined}
        data-density={density}
      />
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

export * from './Column.tsx';

/** The rows. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

export interface RowProps extends ComponentProps<'tr'> {
  isSelected?: boolean;
  /** What it speaks of is unknown: hatched ground. */
  isUnknown?: boolean;
}

/** One row; 36 px high, higher with two lines in it. */
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
