export interface RateLimitOptions {
  /** How many within the time. */
  readonly limit: number;
  readonly windowMs: number;
  readonly now: () => number;
}

/** Who is counted apart; beyond, all are counted together. */
const MOST_CALLERS = 10_000;

/** Whether a caller may go on: counts in windows of a fixed length, in the memory of this process. */
export function createRateLimit({ limit, windowMs, now }: RateLimitOptions): (caller: string) => boolean {
  let counts = new Map<string, number>();
  let end = 0;
  return (caller) => {
    if (now() >= end) {
      counts = new Map();
      end = now() + windowMs;
    }
    const key = counts.size < MOST_CALLERS || counts.has(caller) ? caller : 'others';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
}
