import type { HealthLimits } from './limits.ts';
import type { Tally } from './visits.ts';

/** `unknown` while too few have had the version. */
export type Verdict = 'unknown' | 'healthy' | 'failing';

/** The share of visitors who saw a failure; null while there are too few to say it. */
export function shareOf({ visitors, failing }: Tally, { minVisitors }: HealthLimits): number | null {
  return visitors < minVisitors ? null : failing / visitors;
}

/**
 * Whether a version fails.
 *
 * @param instead the share of the version that people would get instead; null when nothing is known of it.
 */
export function verdictOf(tally: Tally, instead: number | null, limits: HealthLimits): Verdict {
  const share = shareOf(tally, limits);
  if (share === null) return 'unknown';
  const isFailing =
    share > limits.failingShare &&
    share > limits.timesWorse * (instead ?? 0) &&
    tally.failingNetworks >= limits.minNetworks;
  return isFailing ? 'failing' : 'healthy';
}
