import type { DashboardStats } from '@shortlist/api-contract';

/** One figure of the metric cards; `note` says what it counts, or what an estimate comes from. */
export interface Metric {
  readonly label: string;
  readonly value: number;
  readonly note: string;
  readonly isEstimate: boolean;
}

/** What the metrics are computed from; without recorded outcomes the last three figures are estimates. */
export type MetricSource = Pick<
  DashboardStats,
  'total_matches' | 'total_job_positions' | 'open_job_positions'
> &
  Partial<Outcomes>;

type Outcomes = Pick<DashboardStats, 'interviewed' | 'offers_sent' | 'offers_accepted' | 'recorded_outcomes'>;

/** The last three cards: what they count, and the specification's estimate as a share of the matches. */
const STEPS = [
  { label: 'Offers Sent', counted: 'offers_sent', percent: 30 },
  { label: 'Interviewed', counted: 'interviewed', percent: 50 },
  { label: 'Offers Accepted', counted: 'offers_accepted', percent: 15 },
] as const;

/**
 * The four metric cards. From the first recorded outcome on the last three are counted; until then they are the
 * specification's estimates: a share of the matches, rounded down and capped at the number of positions.
 */
export function metricsOf(source: MetricSource): readonly Metric[] {
  const open = {
    label: 'Opening Positions',
    value: source.open_job_positions,
    note: `of ${source.total_job_positions} in all`,
    isEstimate: false,
  };
  const isRecorded = (source.recorded_outcomes ?? 0) > 0;
  return [open, ...(isRecorded ? countedSteps(source) : estimatedSteps(source))];
}

function countedSteps(source: MetricSource): Metric[] {
  const recorded = source.recorded_outcomes ?? 0;
  const note = `of ${recorded} recorded ${recorded === 1 ? 'outcome' : 'outcomes'}`;
  return STEPS.map(({ label, counted }) => ({ label, value: source[counted] ?? 0, note, isEstimate: false }));
}

function estimatedSteps({ total_matches: matches, total_job_positions: positions }: MetricSource): Metric[] {
  return STEPS.map(({ label, percent }) => ({
    label,
    value: Math.min(Math.floor((matches * percent) / 100), positions),
    note: `${percent}% of ${matches} ${matches === 1 ? 'match' : 'matches'}, at most ${positions}`,
    isEstimate: true,
  }));
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
