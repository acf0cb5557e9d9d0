import type { DashboardStats } from '@shortlist/api-contract';

interface Step {
  readonly label: string;
  readonly value: number;
  /** How much of the step before is left, or what the first one counts. */
  readonly note: string;
}

/** Resumes, analysed, matched; and interviews and offers once one of them is recorded. */
export function funnelSteps(stats: DashboardStats): readonly Step[] {
  const counts: [string, number][] = [
    ['Resumes', stats.total_resumes],
    ['Analysed', stats.analysed_resumes],
    ['Matched', stats.matched_resumes],
  ];
  if (stats.recorded_outcomes > 0) {
    counts.push(
      ['Interviewed', stats.interviewed],
      ['Offered', stats.offers_sent],
      ['Accepted', stats.offers_accepted],
    );
  }
  return counts.map(([label, value], index) => {
    const before = counts[index - 1]?.[1];
    return { label, value, note: before === undefined ? 'uploaded' : shareOf(value, before) };
  });
}

/** Empty where a share says nothing: of none, or of fewer than there are (a candidate may be asked for two positions). */
function shareOf(part: number, whole: number): string {
  return whole === 0 || part > whole ? '' : `${Math.round((part / whole) * 100)}%`;
}
