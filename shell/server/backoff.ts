/** From the first failure to the next attempt; each further failure doubles it. */
const FIRST_MS = 1_000;

const LONGEST_MS = 300_000;

/** What failed last; who was remembered for longest makes room. */
const REMEMBERED = 100;

/** Runs `work`, or throws what it threw last while it is too early for another attempt. */
export type Backoff = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Failure {
  readonly error: unknown;
  readonly waitMs: number;
  readonly until: number;
}

/**
 * Keeps what fails from being tried without a pause.
 *
 * @param now milliseconds.
 */
export function createBackoff(now: () => number = Date.now): Backoff {
  const failures = new Map<string, Failure>();

  function remember(key: string, error: unknown): void {
    const before = failures.get(key)?.waitMs;
    const waitMs = before === undefined ? FIRST_MS : Math.min(2 * before, LONGEST_MS);
    failures.delete(key);
    failures.set(key, { error, waitMs, until: now() + waitMs });
    const [oldest] = failures.keys();
    if (failures.size > REMEMBERED && oldest !== undefined) failures.delete(oldest);
  }

  return async (key, work) => {
    const failure = failures.get(key);
    if (failure && now() < failure.until) throw failure.error;
    try {
      const done = await work();
      failures.delete(key);
      return done;
    } catch (error) {
      remember(key, error);
      throw error;
    }
  };
}
