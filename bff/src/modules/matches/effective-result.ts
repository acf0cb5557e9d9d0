import { type MatchResult, type SettledRequirement, settleVerdicts } from '@shortlist/engine';
import type { Match } from './match.entity.ts';
import { countVerdicts, weightiestEvidence } from './verdict-summary.ts';

/** A match as it stands after what people settled; the engine's own where nobody did. */
export function effectiveResult(result: MatchResult, settled: readonly SettledRequirement[]): MatchResult {
  return settled.length === 0 ? result : settleVerdicts(result, settled);
}

/** What lists read of a match without its result. */
export type EffectiveColumns = Pick<
  Match,
  | 'matchScore'
  | 'potentialScore'
  | 'scoreSkills'
  | 'scoreExperience'
  | 'summary'
  | 'verdicts'
  | 'evidence'
  | 'band'
>;

/** The columns of a result as it stands. */
export function columnsOf(result: MatchResult): EffectiveColumns {
  return {
    matchScore: result.match_score,
    potentialScore: result.potential_score,
    scoreSkills: result.score_skills,
    scoreExperience: result.score_experience,
    summary: result.summary,
    verdicts: countVerdicts(result.requirements),
    evidence: weightiestEvidence(result.requirements),
    band: result.band,
  };
}
