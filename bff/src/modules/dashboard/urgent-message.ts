import type { UrgentMessage } from '@shortlist/api-contract';

/** What the message is made from, counted from the user's own rows. */
export interface Situation {
  readonly strong_candidates: number;
  readonly best: {
    readonly match_score: number;
    readonly resume_id: string;
    readonly job_id: string;
    readonly candidate_name: string;
    readonly title: string;
  } | null;
  readonly unmatched_resumes: number;
  readonly due_positions: number;
  /** The open position that is due first, within a week; `days` from today. */
  readonly next_due: { readonly job_id: string; readonly title: string; readonly days: number } | null;
  readonly positions: number;
  readonly resumes: number;
}

type Message = Omit<UrgentMessage, 'computed_at'>;

/** The first of these that applies: strong matches, resumes without a match, due dates, first steps. */
export function urgentMessage(situation: Situation): Message {
  return (
    strongMatches(situation) ??
    unmatchedResumes(situation) ??
    dueSoon(situation) ??
    firstSteps(situation) ?? {
      type: 'matched_candidates',
      title: 'Matched Candidates',
      message: 'All resumes are matched. Nothing needs your attention.',
      priority: 1,
      action: null,
    }
  );
}

function strongMatches({ strong_candidates, best }: Situation): Message | null {
  if (best === null) return null;
  const who =
    strong_candidates === 1
      ? '1 strong match is ready to review'
      : `${strong_candidates} strong matches are ready to review`;
  const score = Math.round(best.match_score * 100);
  return {
    type: 'matched_candidates',
    title: 'Matched Candidates',
    message: `${who}. Top match: ${best.candidate_name} for ${best.title} (${score}%).`,
    priority: 6,
    action: { label: 'Review Matches', href: `/new-dashboard?tab=match-score&job=${best.job_id}` },
  };
}

function unmatchedResumes({ unmatched_resumes, positions }: Situation): Message | null {
  if (unmatched_resumes === 0 || positions === 0) return null;
  const what = unmatched_resumes === 1 ? '1 resume has' : `${unmatched_resumes} resumes have`;
  return {
    type: 'unmatched_resumes',
    title: 'Resumes to match',
    message: `${what} not been matched to a position yet.`,
    priority: 5,
    action: { label: 'Match Resumes', href: '/new-dashboard?tab=analyze&mode=matching' },
  };
}

function dueSoon({ due_positions, next_due }: Situation): Message | null {
  if (next_due === null) return null;
  const more = due_positions === 1 ? '' : ` ${due_positions} positions are due within a week.`;
  return {
    type: 'due_soon',
    title: 'Due soon',
    message: `${next_due.title} is due ${inDays(next_due.days)}.${more}`,
    priority: 4,
    action: { label: 'Open Positions', href: `/new-dashboard?tab=position-list&job=${next_due.job_id}` },
  };
}

function firstSteps({ positions, resumes }: Situation): Message | null {
  if (positions > 0 && resumes > 0) return null;
  const step =
    positions === 0
      ? {
          message: 'Post your first position to start matching resumes.',
          label: 'Post a position',
          mode: 'position',
        }
      : {
          message: 'Upload resumes to see how they match your positions.',
          label: 'Upload Resumes',
          mode: 'resume',
        };
  return {
    type: 'getting_started',
    title: 'Getting started',
    message: step.message,
    priority: 3,
    action: { label: step.label, href: `/new-dashboard?tab=upload&mode=${step.mode}` },
  };
}

function inDays(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
