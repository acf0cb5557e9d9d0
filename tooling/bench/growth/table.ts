import type { Ratio } from '../ratios.ts';
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
  const rows = worstFirst(calls);
  const lines = rows.map((row) => [
    ...row.p95.each.map((ms) => ms.toFixed(1)),
    row.p95.ratio.toFixed(2),
    row.median.ratio.toFixed(2),
    row.path,
  ]);
  return [
    ...[[...sizes.map(String), 'ratio', 'median', 'p95, ms'], ...lines].map(lineOf),
    `within ${GOAL}: ${within(rows, 'p95')} of ${rows.length} calls by p95, ${within(rows, 'median')} by median`,
  ].join('\n');
}

/** How many calls are within the goal, and the five that grew most. */
export function growthRatios(sizes: readonly number[], calls: readonly GrownCall[]): Ratio[] {
  const rows = worstFirst(calls);
  const [least = Number.NaN, most = Number.NaN] = [sizes[0], sizes.at(-1)];
  const share = (of: 'p95' | 'median'): Ratio => ({
    what: `calls that grow by at most ${GOAL} from ${least} to ${most} resumes, by ${of}`,
    value: within(rows, of),
    against: 'all calls',
    limit: rows.length,
    goal: { atLeast: 1 },
  });
  const worst = rows.slice(0, WORST).map(
    ({ path, median: { each } }): Ratio => ({
      what: `median of \`${path}\` with ${most} resumes, ms`,
      value: each.at(-1) ?? Number.NaN,
      against: `with ${least}`,
      limit: each[0] ?? Number.NaN,
      goal: { atMost: GOAL },
    }),
  );
  return [share('p95'), share('median'), ...worst];
}

/** So many are told of those that grew most. */
const WORST = 5;

interface Row {
  readonly path: string;
  readonly p95: Grown;
  readonly median: Grown;
}

function worstFirst(calls: readonly GrownCall[]): Row[] {
  return calls
    .map(({ path, times }) => ({ path, p95: grown(times.map(p95)), median: grown(times.map(median)) }))
    .toSorted((a, b) => b.median.ratio - a.median.ratio);
}

function within(rows: readonly Row[], of: 'p95' | 'median'): number {
  return rows.filter((row) => row[of].ratio <= GOAL).length;
}

interface Grown {
  /** Milliseconds, from the smallest account. */
  readonly each: readonly number[];
  readonly ratio: number;
}

function grown(each: readonly number[]): Grown {
  return { each, ratio: (each.at(-1) ?? Number.NaN) / (each[0] ?? Number.NaN) };
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === cells.length - 1 ? `  ${cell}` : cell.padStart(9))).join('');
}
