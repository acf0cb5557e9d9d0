import type { Analysis, JobWithMatches } from '@shortlist/api-contract';
import { bandOf, percentOf } from '@shortlist/design-system/ScoreRing';
import { VERDICT_ORDER, VERDICT_WORDS } from '@shortlist/design-system/Verdict';

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
    title: `${STEPS[match.band]} ${best.job_title}`,
    reason: `${bestOf(match, score)} ${verdictsOf(match.verdicts)}${reachOf(match, score)}`,
    isKnown: match.band !== 'insufficient_data',
  };
}

type Match = JobWithMatches['matched_resumes'][number];

function unmatched(analysis: Analysis | null): Recommendation {
  if (analysis === null) {
    return {
      title: 'Score this resume first',
      reason: "This resume hasn't been analyzed or matched yet.",
      isKnown: false,
    };
  }
  const score = percentOf(analysis.score_overall);
  return {
    title: 'Match this resume to a position',
    reason: `Resume score: ${score} out of 100 (${bandOf(analysis.score_overall)}). Match it to a position to see how it fits.`,
    isKnown: false,
  };
}

/** What to do, by what the best match says in a word. */
const STEPS: Readonly<Record<Match['band'], string>> = {
  strong: 'Interview for',
  possible: 'Clarify before interviewing for',
  weak: 'Weak match for',
  insufficient_data: 'Get more information for',
};

function bestOf({ band, confidence }: Match, score: number): string {
  if (band === 'insufficient_data') return "The resume doesn't say enough to tell.";
  const surely = confidence === null ? '' : ` with ${confidence} confidence`;
  return `Best match: ${score}% (${band}${surely}).`;
}

/** In the order of counts; what is partly met is not met. */
function verdictsOf(verdicts: Match['verdicts']): string {
  const all = VERDICT_ORDER.reduce((sum, verdict) => sum + verdicts[verdict], 0);
  const rest = VERDICT_ORDER.filter((verdict) => verdict !== 'met' && verdicts[verdict] > 0);
  const words = rest.map((verdict) => `${verdicts[verdict]} ${VERDICT_WORDS[verdict].toLowerCase()}`);
  return `${[`${verdicts.met} of ${all} requirements met`, ...words].join(', ')}.`;
}

function reachOf({ band, potential_score, verdicts }: Match, score: number): string {
  const reach = percentOf(potential_score);
  const open = verdicts.to_check + verdicts.not_mentioned;
  if (band === 'insufficient_data' || reach <= score || open === 0) return '';
  return ` Could reach ${reach}% if those are confirmed.`;
}
