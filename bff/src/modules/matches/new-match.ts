import type { MatchResult } from '@shortlist/engine';
import { newId } from '../../db/new-id.ts';
import type { Match } from './match.entity.ts';
import { countVerdicts, weightiestEvidence } from './verdict-summary.ts';

interface Matched extends Pick<Match, 'ownerId' | 'jobId' | 'resumeId' | 'fingerprint'> {
  readonly result: MatchResult;
}

/** How a row takes the place of the one before: one row a position and resume. */
export const KEEP_NEWER = {
  onConflictFields: ['jobId', 'resumeId'],
  onConflictExcludeFields: ['id'],
} satisfies { onConflictFields: (keyof Match)[]; onConflictExcludeFields: (keyof Match)[] };

/** What is written of a match: the rest the database makes of it. */
export type NewMatch = Omit<Match, 'confidence' | 'standing'>;

/** The row of a result, evaluated now. */
export function newMatch({ result, ...matched }: Matched): NewMatch {
  return {
    ...matched,
    id: newId(),
    matchScore: result.match_score,
    potentialScore: result.potential_score,
    scoreSkills: result.score_skills,
    scoreExperience: result.score_experience,
    summary: result.summary,
    verdicts: countVerdicts(result.requirements),
    evidence: weightiestEvidence(result.requirements),
    band: result.band,
    result,
    evaluatedAt: new Date(),
  };
}
