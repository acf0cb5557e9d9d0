/**
 * Whether a remote is asked at all. One that failed several times in a row is left alone for a while, so that its
 * places fail at once instead of after a wait each; then one load, the probe, finds out for all of them.
 *
 * A value and pure steps: the loader keeps one of each remote, and time comes from outside.
 */
export type Breaker =
  | { readonly phase: 'closed'; readonly failures: number }
  | { readonly phase: 'open'; readonly until: number }
  | { readonly phase: 'half_open' };

/** Loads that fail in a row before a remote is left alone. */
export const FAILURES_TO_OPEN = 3;

/** How long it is left alone, in milliseconds: long enough for the page to rest, short enough to come back soon. */
export const OPEN_MS = 4_000;

export const CLOSED: Breaker = { phase: 'closed', failures: 0 };

/** Whether a load may begin now, and what the breaker is from then on. */
export function tryAcquire(
  breaker: Breaker,
  now: number,
): { readonly mayLoad: boolean; readonly breaker: Breaker } {
  if (breaker.phase === 'closed') return { mayLoad: true, breaker };
  if (breaker.phase === 'open' && now >= breaker.until) return { mayLoad: true, breaker: HALF_OPEN };
  return { mayLoad: false, breaker };
}

/** After a load that failed. */
export function failed(breaker: Breaker, now: number): Breaker {
  const failures = breaker.phase === 'closed' ? breaker.failures + 1 : FAILURES_TO_OPEN;
  if (failures < FAILURES_TO_OPEN) return { phase: 'closed', failures };
  return { phase: 'open', until: now + OPEN_MS };
}

/** When a person asks: whatever was before, the next load is the probe. */
export function acquired(breaker: Breaker, now: number): Breaker {
  return breaker.phase === 'closed' ? breaker : { phase: 'open', until: now };
}

const HALF_OPEN: Breaker = { phase: 'half_open' };
