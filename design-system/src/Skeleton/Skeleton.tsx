import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps extends ComponentProps<'span'> {
  /** A CSS length or pixels. */
  width?: number | string;
  /** A CSS length or pixels. */
  height?: number | string;
}

/** The place of something that is coming. Hidden from screen readers: say "Loading" once, around it. */
export function Skeleton({ width = '100%', height = 12, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(styles.skeleton, className)}
      style={{ inlineSize: width, blockSize: height, ...style }}
    />
  );
}

export interface SkeletonRowsProps extends ComponentProps<'output'> {
  rows?: number;
  /** What is loading, for a screen reader. */
  label?: string;
}

const NAME_WIDTHS = ['62%', '48%', '55%', '70%', '44%'];

/** Rows of a table that is coming, of the height that they will have. */
export function SkeletonRows({ rows = 3, label = 'Loading', className, ...rest }: SkeletonRowsProps) {
  return (
    <output aria-label={label} {...rest} className={classNames(styles.rows, className)}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={styles.row}>
          <Skeleton width={26} height={26} className={styles.round} />
          <Skeleton width={NAME_WIDTHS[row % NAME_WIDTHS.length] ?? '50%'} height={10} />
          <Skeleton width={64} height={6} />
          <Skeleton width={40} height={10} />
        </span>
      ))}
    </output>
  );
}
