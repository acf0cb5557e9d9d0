import { median } from '../table.ts';

/** One call of every account, from the smallest: the times of its answers in milliseconds. */
export interface GrownCall {
  readonly path: string;
  readonly times: readonly (readonly number[])[];
}

/** What a hundredfold data may cost. */
const GOAL = 1.3;

/** The time that 95 of 100 answers are within. */
export function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/**
 * The 95th percentile of each call by size of the account, and of the largest as a multiple of the smallest, beside the same of
 * medians, which a busy machine moves less; the worst of these first.
 */
export function growthTable(sizes: readonly number[], calls: readonly GrownCall[]): string {
  const rows = calls
    .map(({ path, times }) => ({ path, p95: grown(times.map(p95)), median: grown(times.map(median)) }))
    .toSorted((a, b) => b.median.ratio - a.median.ratio);
  const lines = rows.map((row) => [
    ...row.p95.each.map((ms) => ms.toFixed(1)),
    row.p95.ratio.toFixed(2),
    row.median.ratio.toFixed(2),
    row.path,
  ]);
  const within = (of: 'p95' | 'median') => rows.filter((row) => row[of].ratio <= GOAL).length;
  return [
    ...[[...sizes.map(String), 'ratio', 'median', 'p95, ms'], ...lines].map(lineOf),
    `within ${GOAL}: ${within('p95')} of ${rows.length} calls by p95, ${within('median')} by median`,
  ].join('\n');
}

function grown(each: readonly number[]) {
  return { each, ratio: (each.at(-1) ?? Number.NaN) / (each[0] ?? Number.NaN) };
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === cells.length - 1 ? `  ${cell}` : cell.padStart(9))).join('');
}
