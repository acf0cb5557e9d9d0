import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Sparkline.module.css';

export interface SparklineProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** From the oldest to the newest, evenly spaced; with fewer than two nothing is drawn. */
  values: readonly number[];
  /** Dashed, with a hollow end: the values are an estimate. */
  isEstimated?: boolean | undefined;
  /**
   * What it shows ("Resumes a day"), for a screen reader, which is told the numbers too; without it the line is
   * decoration beside its number. For a table of the values put the line into a ChartFigure.
   */
  label?: string;
}

const WIDTH = 92;
const HEIGHT = 36;
const INSET = 4;

/** The course of a number, small, without axes. */
export function Sparkline({ values, isEstimated = false, label, className, ...rest }: SparklineProps) {
  const points = pointsOf(values);
  const end = points.at(-1);
  const meaning = label
    ? { role: 'img', 'aria-label': describe(label, values, isEstimated) }
    : { 'aria-hidden': true };
  if (!end || points.length < 2) return null;
  return (
    <span
      {...rest}
      {...meaning}
      className={classNames(styles.spark, className)}
      data-estimated={isEstimated || undefined}
    >
      <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polyline className={styles.line} points={points.map((point) => point.join(',')).join(' ')} />
        <circle className={styles.end} cx={end[0]} cy={end[1]} r={2.5} />
      </svg>
    </span>
  );
}

function describe(label: string, values: readonly number[], isEstimated: boolean): string {
  const range = `lowest ${Math.min(...values)}, highest ${Math.max(...values)}`;
  const course = `From ${values[0]} to ${values.at(-1)} over ${values.length} points`;
  return `${label}: ${course}, ${range}${isEstimated ? ', estimated' : ''}`;
}

function pointsOf(values: readonly number[]): [number, number][] {
  const lowest = Math.min(...values);
  const spread = Math.max(...values) - lowest;
  const step = (WIDTH - 2 * INSET) / Math.max(1, values.length - 1);
  return values.map((value, position) => {
    // A course without change is a level line in the middle.
    const height = spread === 0 ? 0.5 : (value - lowest) / spread;
    return [round(INSET + position * step), round(HEIGHT - INSET - height * (HEIGHT - 2 * INSET))];
  });
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
