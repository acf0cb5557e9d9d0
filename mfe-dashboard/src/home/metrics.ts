import type { DashboardStats, DashboardWeek } from '@shortlist/api-contract';

/** One figure of the metric cards; `note` says what it counts, or what an estimate comes from. */
export interface Metric {
  readonly label: string;
  readonly value: number;
  readonly note: string;
  readonly isEstimate: boolean;
  /** How many each of the last weeks counted, this one last; none of an estimate, and none while they are not known. */
  readonly weekly: readonly number[];
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
export function metricsOf(source: MetricSource, weeks: readonly DashboardWeek[] = []): readonly Metric[] {
  const open = counted(source.open_job_positions, weeks, 'open_positions');
  const isRecorded = (source.recorded_outcomes ?? 0) > 0;
  return [
    { label: 'Opening Positions', note: `of ${source.total_job_positions} total`, ...open },
    ...(isRecorded ? countedSteps(source, weeks) : estimatedSteps(source)),
  ];
}

/** The end of the one scale of all metrics: the most that a week counted of any. */
export function mostInAWeek(metrics: readonly Metric[]): number {
  return Math.max(0, ...metrics.flatMap(({ weekly }) => weekly));
}

function counted(
  value: number,
  weeks: readonly DashboardWeek[],
  what: Exclude<keyof DashboardWeek, 'starts_on'>,
) {
  return { value, isEstimate: false, weekly: weeks.map((week) => week[what]) };
}

function countedSteps(source: MetricSource, weeks: readonly DashboardWeek[]): Metric[] {
  const recorded = source.recorded_outcomes ?? 0;
  const note = `From ${recorded} recorded ${recorded === 1 ? 'outcome' : 'outcomes'}`;
  return STEPS.map(({ label, counted: what }) => ({
    label,
    note,
    ...counted(source[what] ?? 0, weeks, what),
  }));
}

function estimatedSteps(source: MetricSource): Metric[] {
  return STEPS.map(({ label, percent }) => ({
    label,
    value: estimate(percent, source.total_matches, source.total_job_positions),
    note: ruleOf(percent, source),
    isEstimate: true,
    weekly: [],
  }));
}

/** The cap is told where there is something to cap. */
function ruleOf(percent: number, { total_matches: matches, total_job_positions: positions }: MetricSource) {
  if (matches === 0) return `${percent}% of 0 matches`;
  return `${percent}% of ${matches} ${matches === 1 ? 'match' : 'matches'}, capped at ${positions}`;
}

function estimate(percent: number, matches: number, positions: number): number {
  return Math.min(Math.floor((matches * percent) / 100), positions);
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
