import type { Scored } from './ranking.ts';

/** Scores from `from` up to `to`, and how many of them belong to relevant candidates. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  /** The mean of the scores, 0 to 1; NaN where there are none. */
  readonly score: number;
  /** The share that is relevant, 0 to 1; NaN where there are none. */
  readonly relevant: number;
}

/** The bands of a match have an edge at .2 and .5. */
const EDGES = [0, 0.1, 0.2, 0.35, 0.5, 0.75, 1] as const;

/** Whether a score means what it says: of those with .8, about eight of ten should be relevant, whatever the position. */
export function calibrationOf(candidates: readonly Scored[]): Bin[] {
  return EDGES.slice(1).map((to, index) => {
    const from = EDGES[index] ?? 0;
    const own = candidates.filter(({ score }) => score >= from && (score < to || to === 1));
    const shareOf = (value: (one: Scored) => number): number =>
      own.reduce((sum, one) => sum + value(one), 0) / own.length;
    return {
      from,
      to,
      count: own.length,
      score: shareOf(({ score }) => score),
      relevant: shareOf(({ isRelevant }) => Number(isRelevant)),
    };
  });
}

/** A line for each bin that holds somebody. */
export function describeCalibration(bins: readonly Bin[]): string[] {
  return bins
    .filter(({ count }) => count > 0)
    .map(
      ({ from, to, count, score, relevant }) =>
        `    ${from.toFixed(2)} to ${to.toFixed(2)}  ${String(count).padStart(5)} pairs  mean score ${score.toFixed(2)}  relevant ${relevant.toFixed(2)}`,
    );
}
