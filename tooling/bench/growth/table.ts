import type { Ratio } from '../ratios.ts';
import { median } from '../table.ts';

/** One call of every account, from the smallest: the times of its answers in milliseconds, and their characters. */
export interface GrownCall {
  readonly path: string;
  readonly times: readonly (readonly number[])[];
  readonly lengths: readonly number[];
}

/** What a hundredfold data may cost. */
const GOAL = 1.3;

/** An answer that is no more than this longer than that of the smallest account is as long. */
const AS_LONG = 1.1;

/** The time that 95 of 100 answers are within. */
export function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}

/**
 * The 95th percentile of each call by size of the account, and of the largest as a multiple of the smallest, beside the same of
 * medians, which a busy machine moves less, and of the length of answers; those whose medians grew most first.
 */
export function growthTable(sizes: readonly number[], calls: readonly GrownCall[]): string {
  const rows = worstFirst(calls);
  const lines = rows.map((row) => [
    ...row.p95.each.map((ms) => ms.toFixed(1)),
    row.p95.ratio.toFixed(2),
    row.median.ratio.toFixed(2),
    row.length.toFixed(2),
    row.path,
  ]);
  return [
    ...[[...sizes.map(String), 'ratio', 'median', 'length', 'p95, ms'], ...lines].map(lineOf),
    ...[rows, asLong(rows)].map(
      (some, at) =>
        `within ${GOAL}: ${within(some, 'p95')} of ${some.length} calls${at === 0 ? '' : ' with answers as long'} by p95, ${within(some, 'median')} by median`,
    ),
  ].join('\n');
}

/** How many calls are within the goal, and the five that grew most. */
export function growthRatios(sizes: readonly number[], calls: readonly GrownCall[]): Ratio[] {
  const rows = worstFirst(calls);
  const [least = Number.NaN, most = Number.NaN] = [sizes[0], sizes.at(-1)];
  const share = (of: 'p95' | 'median', some = rows, against = 'all calls'): Ratio => ({
    what: `calls that grow by at most ${GOAL} from ${least} to ${most} resumes, by ${of}`,
    value: within(some, of),
    against,
    limit: some.length,
    goal: { atLeast: 1 },
  });
  const alike = asLong(rows);
  const worst = rows.slice(0, WORST).map(
    ({ path, median: { each } }): Ratio => ({
      what: `median of \`${path}\` with ${most} resumes, ms`,
      value: each.at(-1) ?? Number.NaN,
      against: `with ${least}`,
      limit: each[0] ?? Number.NaN,
      goal: { atMost: GOAL },
    }),
  );
  const those = 'those whose answers are as long';
  return [share('p95'), share('median'), share('p95', alike, those), share('median', alike, those), ...worst];
}

/** So many are told of those that grew most. */
const WORST = 5;

interface Row {
  readonly path: string;
  readonly p95: Grown;
  readonly median: Grown;
  /** Of the answer of the largest account, by that of the smallest. */
  readonly length: number;
}

function worstFirst(calls: readonly GrownCall[]): Row[] {
  return calls
    .map(({ path, times, lengths }) => ({
      path,
      p95: grown(times.map(p95)),
      median: grown(times.map(median)),
      length: grown(lengths).ratio,
    }))
    .toSorted((a, b) => b.median.ratio - a.median.ratio);
}

function within(rows: readonly Row[], of: 'p95' | 'median'): number {
  return rows.filter((row) => row[of].ratio <= GOAL).length;
}

/** A page that isn't full in the smallest account has more to answer in the largest. */
function asLong(rows: readonly Row[]): Row[] {
  return rows.filter(({ length }) => length <= AS_LONG);
}

interface Grown {
  /** From the smallest account. */
  readonly each: readonly number[];
  readonly ratio: number;
}

function grown(each: readonly number[]): Grown {
  return { each, ratio: (each.at(-1) ?? Number.NaN) / (each[0] ?? Number.NaN) };
}

function lineOf(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === cells.length - 1 ? `  ${cell}` : cell.padStart(9))).join('');
}
