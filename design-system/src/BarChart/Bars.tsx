import { type CSSProperties, useRef } from 'react';
import { type ChartCell, keysOf } from '../ChartFigure/chart-data.ts';
import styles from './BarChart.module.css';
import type { Bar, BarChartProps } from './bar.ts';
import { leastWidthOf, useInlineSize } from './room.ts';
import { endOf, shareOf, valuesOf } from './scale.ts';

interface BarsProps extends Pick<BarChartProps, 'bars' | 'max' | 'orientation'> {
  rows: readonly { cells: readonly ChartCell[] }[];
}

/** Every bar with its label and its number. */
export function Bars({ bars, rows, orientation, max }: BarsProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useInlineSize(box);
  const isLaid = orientation === 'horizontal' || (width > 0 && width < leastWidthOf(bars, rows));
  const end = endOf(bars, max);
  const keys = keysOf(bars.map(({ label }) => label));
  return (
    <div
      ref={box}
      className={styles.bars}
      data-orientation={isLaid ? 'horizontal' : 'vertical'}
      data-notes={bars.some(({ note }) => note) || undefined}
      style={{ '--number': roomForWords(bars, rows) } as CSSProperties}
    >
      {bars.map((bar, position) => (
        <div key={keys[position]} className={styles.bar}>
          <span className={styles.label}>{bar.label}</span>
          <span className={styles.lengths}>
            {rows[position]?.cells.map((cell, series) => {
              const value = valuesOf(bar)[series] ?? null;
              return (
                <span
                  key={SERIES[series]}
                  className={styles.length}
                  data-state={stateOf(bar, cell)}
                  data-zero={value === 0 || undefined}
                >
                  <span
                    className={styles.ink}
                    data-series={SERIES[series]}
                    style={{ '--share': shareOf(value, end) } as CSSProperties}
                  />
                  <span className={styles.number}>
                    {cell.text}
                    {bar.note ? <span className={styles.note}>{bar.note}</span> : null}
                  </span>
                </span>
              );
            })}
          </span>
        </div>
      ))}
    </div>
  );
}

const SERIES = ['first', 'second'] as const;

/** A letter is a little narrower than a figure, and those of a note are smaller. */
const LETTER_WIDTH = 0.92;
const NOTE_LETTER_WIDTH = 0.8;

function roomForWords(bars: readonly Bar[], rows: BarsProps['rows']): string {
  const numbers = rows.flatMap(({ cells }) => cells.map(({ text }) => text.length * LETTER_WIDTH));
  const notes = bars.map(({ note }) => (note ? 1 + note.length * NOTE_LETTER_WIDTH : 0));
  return `${Math.max(0, ...numbers) + Math.max(0, ...notes)}ch`;
}

function stateOf(
  bar: Bar,
  { isUnknown, isEstimated }: ChartCell,
): 'unknown' | 'off-scale' | 'estimated' | undefined {
  if (isUnknown) return 'unknown';
  if (isEstimated) return 'estimated';
  return bar.isOffScale ? 'off-scale' : undefined;
}
