import { DEFAULT_LIMITS, type Limit, type LimitName } from '../../src/rate-limits.ts';

/** Rate limits that no test reaches. */
export const UNLIMITED = Object.fromEntries(
  Object.keys(DEFAULT_LIMITS).map((name) => [name, { points: 1_000_000_000, seconds: 60 }]),
) as Record<LimitName, Limit>;
