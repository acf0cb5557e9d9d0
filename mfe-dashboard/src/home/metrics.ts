import type { DashboardStats } from '@shortlist/api-contract';

/** One figure of the metric cards; `rule` says how an estimate comes about, and is null for a counted figure. */
export interface Metric {
  readonly label: string;
  readonly value: number;
  readonly rule: string | null;
}

/** What the metrics are computed from. */
export type MetricSource = Pick<
  DashboardStats,
  'total_matches' | 'total_job_positions' | 'open_job_positions'
>;

/** The specification's estimates, as shares of the matches. */
const ESTIMATES = [
  { label: 'Offers Sent', percent: 30 },
  { label: 'Interviewed', percent: 50 },
  { label: 'Offers Accepted', percent: 15 },
] as const;

/**
 * The four metric cards. As long as no outcome of a candidate is recorded, the last three are the
 * specification's estimates: a share of the matches, rounded down and capped at the number of positions.
 */
export function metricsOf(source: MetricSource): readonly Metric[] {
  const { total_matches: matches, total_job_positions: positions } = source;
  const estimates = ESTIMATES.map(({ label, percent }) => ({
    label,
    value: Math.min(Math.floor((matches * percent) / 100), positions),
    rule: `${percent}% of ${matches} ${matches === 1 ? 'match' : 'matches'}, at most ${positions}`,
  }));
  return [{ label: 'Opening Positions', value: source.open_job_positions, rule: null }, ...estimates];
}

/** What the metrics fall back to when the counts can't be had: the lists, else zero. */
export function sourceFromLists(
  jobs: readonly { readonly is_active: boolean; readonly matched_resumes: number }[] | undefined,
): MetricSource {
  const positions = jobs ?? [];
  return {
    total_matches: positions.reduce((sum, job) => sum + job.matched_resumes, 0),
    total_job_positions: positions.length,
    open_job_positions: positions.filter((job) => job.is_active).length,
  };
}
