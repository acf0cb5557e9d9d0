import type { DashboardStats } from '@shortlist/api-contract';

interface Step {
  readonly label: string;
  readonly value: number;
  /** How much of the step before is left, or what the first one counts. */
  readonly note: string;
}

/** Resumes, analyzed, matched; once outcomes are recorded, resumes, matched, and how far the candidates came. */
export function funnelSteps(stats: DashboardStats): readonly Step[] {
  const counts = stats.recorded_outcomes > 0 ? toTheOffer(stats) : toTheMatch(stats);
  return counts.map(([label, value], index) => {
    const before = counts[index - 1];
    return { label, value, note: before === undefined ? 'uploaded' : shareOf(value, before) };
  });
}

type Counts = readonly (readonly [label: string, count: number])[];

function toTheMatch(stats: DashboardStats): Counts {
  return [
    ['Resumes', stats.total_resumes],
    ['Analyzed', stats.analysed_resumes],
    ['Matched', stats.matched_resumes],
  ];
}

function toTheOffer(stats: DashboardStats): Counts {
  return [
    ['Resumes', stats.total_resumes],
    ['Matched', stats.matched_resumes],
    ['Interviewed', stats.interviewed],
    ['Offered', stats.offers_sent],
    ['Accepted', stats.offers_accepted],
  ];
}

/** Empty where a share says nothing: of none, or of fewer than there are (a candidate may be asked for two positions). */
function shareOf(part: number, [name, whole]: Counts[number]): string {
  return whole === 0 || part > whole ? '' : `${Math.round((part / whole) * 100)}% of ${name.toLowerCase()}`;
}
