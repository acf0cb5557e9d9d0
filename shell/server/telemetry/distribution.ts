/** How values are spread: for Prometheus in buckets, for people the value that three of four stay under. */
export interface Distribution {
  add(value: number): void;
  readonly count: number;
  readonly sum: number;
  /** How many values are at most each bound. */
  buckets(): readonly (readonly [bound: number, count: number])[];
  /** Of the latest values; null before there is one. */
  p75(): number | null;
}

/** The latest values that people are told of. */
const LATEST = 500;

export function createDistribution(bounds: readonly number[]): Distribution {
  const counts = bounds.map(() => 0);
  const latest: number[] = [];
  let count = 0;
  let sum = 0;
  return {
    add(value) {
      latest[count % LATEST] = value;
      count += 1;
      sum += value;
      for (const [index, bound] of bounds.entries()) {
        if (value <= bound) counts[index] = (counts[index] ?? 0) + 1;
      }
    },
    get count() {
      return count;
    },
    get sum() {
      return sum;
    },
    buckets: () => bounds.map((bound, index) => [bound, counts[index] ?? 0]),
    p75: () => latest.toSorted((a, b) => a - b)[Math.ceil(latest.length * 0.75) - 1] ?? null,
  };
}
