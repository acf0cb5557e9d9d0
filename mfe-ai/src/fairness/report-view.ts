/** Since when resumes count; by days of UTC. */
export const PERIODS = [
  { id: 'all', label: 'All time', days: null },
  { id: '30', label: 'Last 30 days', days: 30 },
  { id: '90', label: 'Last 90 days', days: 90 },
  { id: '365', label: 'Last 12 months', days: 365 },
] as const;

export type Period = (typeof PERIODS)[number]['id'];

/** What the address says of the report. */
export interface ReportView {
  readonly by: string;
  /** A second column, or null. */
  readonly and: string | null;
  /** Id of a position; null for all. */
  readonly job: string | null;
  readonly period: Period;
}

/** Reads the view; a column that nobody declared is the first that there is. */
export function readReportView(params: URLSearchParams, columns: readonly string[]): ReportView {
  const by = columns.find((column) => column === params.get('by')) ?? columns[0] ?? '';
  const and = columns.find((column) => column === params.get('and') && column !== by) ?? null;
  const period = PERIODS.find(({ id }) => id === params.get('period'))?.id ?? 'all';
  return { by, and, job: params.get('job'), period };
}

/** The address of a view; what is the default is left out. */
export function reportParams({ by, and, job, period }: ReportView): URLSearchParams {
  const params = new URLSearchParams({ by });
  if (and !== null && and !== by) params.set('and', and);
  if (job !== null) params.set('job', job);
  if (period !== 'all') params.set('period', period);
  return params;
}

/** The view as the server takes it. */
export function reportQueryOf({ by, and, job, period }: ReportView, now: Date) {
  const days = PERIODS.find(({ id }) => id === period)?.days ?? null;
  const from = days === null ? null : new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
  return {
    by,
    ...(and !== null && { and }),
    ...(job !== null && { job_id: job }),
    ...(from !== null && { from: from.toISOString().slice(0, 10) }),
  };
}
