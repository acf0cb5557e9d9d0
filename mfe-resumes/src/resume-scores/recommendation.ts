import type { Analysis, JobWithMatches } from '@shortlist/api-contract';
import { bandOf, percentOf } from '@shortlist/design-system/ScoreRing';

/** The match scores, in percent, from which a candidate is worth an interview, and from which a question first. */
export const INTERVIEW_FROM = 70;
export const CLARIFY_FROM = 60;

export interface Recommendation {
  /** What to do. */
  readonly title: string;
  /** Why, with the figures that it comes from. */
  readonly reason: string;
  /** Whether the figures are there to say so. */
  readonly isKnown: boolean;
}

/** What to do with a candidate, from the best match and the analysis alone. */
export function recommend(analysis: Analysis | null, best: JobWithMatches | null): Recommendation {
  const match = best?.matched_resumes[0];
  if (!best || !match) return unmatched(analysis);
  const score = percentOf(match.match_score);
  return {
    title: `${stepFor(score)} ${best.job_title}`,
    reason: `${score}% is the best match. ${verdictsOf(match.verdicts)}${reachOf(match, score)}`,
    isKnown: true,
  };
}

type Match = JobWithMatches['matched_resumes'][number];

function unmatched(analysis: Analysis | null): Recommendation {
  if (analysis === null) {
    return {
      title: 'Score this resume first',
      reason: 'It is neither analysed nor matched to a position: nothing can be said yet.',
      isKnown: false,
    };
  }
  const score = percentOf(analysis.score_overall);
  return {
    title: 'Match this resume to a position',
    reason: `The resume itself is ${bandOf(analysis.score_overall)}, ${score} of 100. Whom it suits is not known yet.`,
    isKnown: false,
  };
}

function stepFor(score: number): string {
  if (score >= INTERVIEW_FROM) return 'Interview for';
  return score >= CLARIFY_FROM ? 'Clarify before an interview for' : 'Not yet convincing for';
}

function verdictsOf({ met, not_met, insufficient_data }: Match['verdicts']): string {
  const all = met + not_met + insufficient_data;
  const parts = [`${met} of ${all} requirements met`];
  if (not_met > 0) parts.push(`${not_met} not met`);
  if (insufficient_data > 0) parts.push(`${insufficient_data} without an answer in the resume`);
  return `${parts.join(', ')}.`;
}

function reachOf({ potential_score, verdicts }: Match, score: number): string {
  const reach = percentOf(potential_score);
  if (reach <= score || verdicts.insufficient_data === 0) return '';
  return ` Good answers would bring it up to ${reach}%.`;
}
