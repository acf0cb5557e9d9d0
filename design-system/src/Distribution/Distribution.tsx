import type { CSSProperties } from 'react';
import { ChartFigure, type ChartFrameProps } from '../ChartFigure/ChartFigure.tsx';
import { cellOf } from '../ChartFigure/chart-data.ts';
import styles from './Distribution.module.css';

export interface DistributionBin {
  /** Where the bin begins: "60"; for the unknown a word: "none". */
  label: string;
  /** How many fall into it. */
  value: number;
  /** These are not scored: hatched, and set apart at the start. */
  isUnknown?: boolean | undefined;
}

export interface DistributionProps extends ChartFrameProps {
  /** From the lowest to the highest. */
  bins: readonly DistributionBin[];
  /** The end of the last bin: "100". */
  endLabel?: string;
  /** The heads of the table: over the bins and their numbers. */
  columns?: readonly [bin: string, count: string];
}

const COLUMNS = ['From', 'Count'] as const;

/** How many stand where on a scale. Darker further up, so that length and tint say the same. */
export function Distribution({ bins, endLabel, columns = COLUMNS, ...frame }: DistributionProps) {
  const most = Math.max(1, ...bins.map((bin) => bin.value));
  const known = bins.filter((bin) => !bin.isUnknown);
  const rows = bins.map((bin) => ({ label: bin.label, cells: [cellOf(bin.value)] }));
  return (
    <ChartFigure {...frame} data={{ columns, rows }} summary={summaryOf(bins)}>
      <div
        className={styles.distribution}
        style={{ '--end': `${Math.max(0, (endLabel?.length ?? 0) - 0.5)}ch` } as CSSProperties}
      >
        <ul className={styles.bins}>
          {bins.map((bin) => {
            const tint = bin.isUnknown ? 'unknown' : tintOf(known.indexOf(bin), known.length);
            return (
              <li key={bin.label} className={styles.bin} data-unknown={bin.isUnknown || undefined}>
                <span className={styles.column}>
                  <span className={styles.count}>
                    {bin.value > 0 ? bin.value : <span className={styles.zero}>0</span>}
                  </span>
                  <span
                    className={styles.bar}
                    data-tint={tint}
                    style={{ '--share': bin.value / most } as CSSProperties}
                  />
                </span>
                <span className={styles.label}>{bin.label}</span>
              </li>
            );
          })}
        </ul>
        {endLabel ? <span className={styles.end}>{endLabel}</span> : null}
      </div>
    </ChartFigure>
  );
}

/** The bins themselves are a list that can be read: the summary says how many, where most, how many unknown. */
function summaryOf(bins: readonly DistributionBin[]): string {
  const known = bins.filter((bin) => !bin.isUnknown);
  const total = sumOf(known);
  const unknown = sumOf(bins.filter((bin) => bin.isUnknown));
  const fullest = known.reduce<DistributionBin | null>(
    (best, bin) => (bin.value > (best?.value ?? 0) ? bin : best),
    null,
  );
  const most = fullest ? `, most of them, ${fullest.value}, from ${fullest.label}` : '';
  return `${total} total${most}.${unknown > 0 ? ` ${unknown} more without a value.` : ''}`;
}

function sumOf(bins: readonly DistributionBin[]): number {
  return bins.reduce((sum, bin) => sum + bin.value, 0);
}

function tintOf(place: number, known: number): number {
  return Math.min(4, Math.max(1, Math.ceil(((known - place) / known) * 5)));
}
