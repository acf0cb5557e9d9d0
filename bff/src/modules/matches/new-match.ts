import type { MatchResult, SettledRequirement } from '@shortlist/engine';
import { newId } from '../../db/new-id.ts';
import { columnsOf, effectiveResult } from './effective-result.ts';
import type { Match } from './match.entity.ts';

/** A match as an engine made it. */
export interface Matched extends Pick<Match, 'ownerId' | 'jobId' | 'resumeId' | 'fingerprint' | 'reading'> {
  readonly result: MatchResult;
  /** Now unless told. */
  readonly evaluatedAt?: Date | undefined;
}

/** How a row takes the place of the one before: one row a position and resume. */
export const KEEP_NEWER = {
  onConflictFields: ['jobId', 'resumeId'],
  onConflictExcludeFields: ['id'],
} satisfies { onConflictFields: (keyof Match)[]; onConflictExcludeFields: (keyof Match)[] };

/** What is written of a match: the rest the database makes of it. */
export type NewMatch = Omit<Match, 'confidence' | 'rankKey'>;

/** The row of a result. What people settled of the match before holds for this one too. */
export function newMatch(
  { result, evaluatedAt = new Date(), ...matched }: Matched,
  settled: readonly SettledRequirement[] = [],
): NewMatch {
  return {
    ...matched,
    id: newId(),
    ...columnsOf(effectiveResult(result, settled)),
    result,
    evaluatedAt,
  };
}
