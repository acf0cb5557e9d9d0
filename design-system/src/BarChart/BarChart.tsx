import { type CSSProperties, useRef } from 'react';
import { ChartFigure, type ChartFrameProps } from '../ChartFigure/ChartFigure.tsx';
import { type ChartCell, cellOf, keysOf } from '../ChartFigure/chart-data.ts';
import styles from './BarChart.module.css';
import { BarLegend } from './BarLegend.tsx';
import { leastWidthOf, useInlineSize } from './room.ts';

export interface Bar {
  /** What is counted; long words wrap. */
  label: string;
  /** 0 or more; null is unknown, and hatched over the whole scale. */
  value: number | null;
  /** The number of the second series; null is unknown. */
  second?: number | null | undefined;
  /** The numbers of this bar are an estimate: a dashed edge. */
  isEstimated?: boolean | undefined;
}

export interface BarChartProps extends ChartFrameProps {
  /** In the order in which they are read. */
  bars: readonly Bar[];
  /** The names of two series; with one series its name is the label. */
  series?: readonly [first: string, second: string] | undefined;
  /**
   * horizontal for names, vertical for a course of time or a scale. Vertical bars lie down by themselves where
   * their labels have no room.
   */
  orientation?: 'horizontal' | 'vertical';
  /** The end of the scale; the highest value when left out. */
  max?: number | undefined;
  /** How a number is printed: `(value) => `${value} days``. */
  format?: ((value: number) => string) | undefined;
  /** Over the labels in the table. */
  barsLabel?: string;
}

/** Lengths beside each other, each with its number. One series is ink, the second is drawn hollow. */
export function BarChart({
  bars,
  series,
  orientation = 'horizontal',
  max,
  format = String,
  barsLabel = 'Name',
  ...frame
}: BarChartProps) {
  const heads = series ?? [frame.label];
  const rows = bars.map((bar) => ({ label: bar.label, cells: cellsOf(bar, heads.length, format) }));
  return (
    <ChartFigure
      {...frame}
      isPicture
      data={{ columns: [barsLabel, ...heads], rows }}
      legend={series ? <BarLegend names={series} /> : null}
    >
      <Bars bars={bars} rows={rows} orientation={orientation} max={max} />
    </ChartFigure>
  );
}

interface BarsProps extends Pick<BarChartProps, 'bars' | 'max' | 'orientation'> {
  rows: readonly { cells: readonly ChartCell[] }[];
}

function Bars({ bars, rows, orientation, max }: BarsProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useInlineSize(box);
  const isLaid = orientation === 'horizontal' || (width > 0 && width < leastWidthOf(bars, rows));
  const end = max ?? Math.max(0, ...bars.flatMap(valuesOf).map((value) => value ?? 0));
  const longest = Math.max(0, ...rows.flatMap(({ cells }) => cells.map(({ text }) => text.length)));
  const keys = keysOf(bars.map(({ label }) => label));
  return (
    <div
      ref={box}
      className={styles.bars}
      data-orientation={isLaid ? 'horizontal' : 'vertical'}
      style={{ '--number': `${longest * LETTER_WIDTH}ch` } as CSSProperties}
    >
      {bars.map((bar, position) => (
        <div key={keys[position]} className={styles.bar}>
          <span className={styles.label}>{bar.label}</span>
          <span className={styles.lengths}>
            {rows[position]?.cells.map((cell, series) => (
              <span key={SERIES[series]} className={styles.length} data-state={stateOf(cell)}>
                <span
                  className={styles.ink}
                  data-series={SERIES[series]}
                  style={{ '--share': shareOf(valuesOf(bar)[series] ?? null, end) } as CSSProperties}
                />
                <span className={styles.number}>{cell.text}</span>
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A letter is a little narrower than a figure. */
const LETTER_WIDTH = 0.92;

const SERIES = ['first', 'second'] as const;

function valuesOf({ value, second = null }: Bar): readonly [number | null, number | null] {
  return [value, second];
}

function cellsOf(bar: Bar, series: number, format: (value: number) => string): ChartCell[] {
  return valuesOf(bar)
    .slice(0, series)
    .map((value) => cellOf(value, format, bar.isEstimated));
}

function stateOf({ isUnknown, isEstimated }: ChartCell): 'unknown' | 'estimated' | undefined {
  if (isUnknown) return 'unknown';
  return isEstimated ? 'estimated' : undefined;
}

/** Of the whole scale, from 0 to 1; the unknown could stand anywhere on it. */
function shareOf(value: number | null, end: number): number {
  if (value === null) return 1;
  return end > 0 ? Math.min(1, Math.max(0, value / end)) : 0;
}
