/** A candidate of a position: what was judged, and what a scorer says. */
export interface Scored {
  readonly isRelevant: boolean;
  readonly score: number;
}

/** How well the candidates of one position are ranked; each 0 to 1. */
export interface Ranking {
  /** The chance that a relevant one stands before another. */
  readonly auc: number;
  /** Normalised discounted cumulative gain of the first ten. */
  readonly ndcg10: number;
  /** The share of relevant ones among the first five. */
  readonly precision5: number;
}

/** A mean over positions with the interval that 95 of 100 drawings of positions fall in. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const DRAWINGS = 2000;

/**
 * Measures the ranking of one position. Candidates of one score share their places: each place among them is relevant to the
 * share of them that are, so that the order in which they came in decides nothing.
 */
export function rankingOf(candidates: readonly Scored[]): Ranking {
  const relevance = relevanceByPlace(candidates);
  const best = candidates.map(({ isRelevant }) => Number(isRelevant)).sort((a, b) => b - a);
  return {
    auc: areaUnderCurve(candidates),
    ndcg10: gain(relevance) / (gain(best) || 1),
    precision5: relevance.slice(0, 5).reduce((sum, each) => sum + each, 0) / 5,
  };
}

function relevanceByPlace(candidates: readonly Scored[]): number[] {
  const tied = [...Map.groupBy(candidates, ({ score }) => score)].sort(([a], [b]) => b - a);
  return tied.flatMap(([, group]) =>
    group.map(() => mean(group.map(({ isRelevant }) => Number(isRelevant)))),
  );
}

function areaUnderCurve(candidates: readonly Scored[]): number {
  const good = candidates.filter(({ isRelevant }) => isRelevant);
  const others = candidates.filter(({ isRelevant }) => !isRelevant);
  const wins = good.flatMap((one) =>
    others.map((other) => (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0)),
  );
  return mean(wins);
}

function gain(relevance: readonly number[]): number {
  return relevance.slice(0, 10).reduce((sum, each, place) => sum + each / Math.log2(place + 2), 0);
}

/** The mean over positions and its bootstrap interval; the drawings are the same in each run. */
export function estimate(values: readonly number[]): Estimate {
  const draw = drawing(values.length);
  const means = Array.from({ length: DRAWINGS }, () => mean(values.map(() => values[draw()] ?? 0)));
  const sorted = means.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (DRAWINGS - 1))] ?? Number.NaN;
  return { mean: mean(values), low: at(0.025), high: at(0.975) };
}

/** Numbers below `below`, in a fixed order (xorshift, 32 bits). */
function drawing(below: number): () => number {
  let state = 2_463_534_242;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % Math.max(1, below);
  };
}

/** 0 for no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
