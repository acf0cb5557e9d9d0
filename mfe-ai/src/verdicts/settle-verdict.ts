import { type Match, matches, type RequirementVerdict, type SettlementInput } from '@shortlist/api-contract';
import { BAND_WORDS } from '@shortlist/design-system/Rating';
import { call, queryClient, refresh } from '@shortlist/platform';
import { matchKey } from '../match/use-match.ts';
import { percent } from '../scores/score-text.ts';

/** What a person says of one requirement of a match. */
export type Said = Omit<SettlementInput, 'resume_id' | 'requirement_id'>;

/** A requirement of a match. */
export interface VerdictAt {
  readonly match: Match;
  readonly requirement: RequirementVerdict;
}

/** One call at a time: each answer is a whole match, and a late one must not undo a newer one. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work);
  last = turn;
  return turn;
}

/**
 * Records a person's verdict.
 *
 * @returns the match with the score that follows.
 * @throws ApiError with the server's sentence.
 */
export function settleVerdict({ match, requirement }: VerdictAt, said: Said): Promise<Match> {
  return inTurn(async () => {
    const answer = await call(matches.settle, {
      params: { jobId: match.job_id },
      body: { settlements: [{ ...said, resume_id: match.resume_id, requirement_id: requirement.id }] },
    });
    return keep(answer.matches.find(({ resume_id: id }) => id === match.resume_id) ?? match);
  });
}

/**
 * Takes a person's verdict back: what was read counts again.
 *
 * @returns the match with the score that follows.
 * @throws ApiError with the server's sentence.
 */
export function takeBackVerdict({ match, requirement }: VerdictAt): Promise<Match> {
  const params = { jobId: match.job_id, resumeId: match.resume_id, requirementId: requirement.id };
  return inTurn(async () => keep(await call(matches.unsettle, { params })));
}

function keep(match: Match): Match {
  queryClient.setQueryData(matchKey(match.job_id, match.resume_id), match);
  void refresh(matches.settle);
  return match;
}

/** What the number became: '75% is now 80%.' */
export function changeWords(before: Match, after: Match): string {
  const [was, is] = [scoreWords(before), scoreWords(after)];
  return was === is ? `The match score stays the same: ${is}.` : `${was} is now ${is}.`;
}

function scoreWords({ band, match_score: score }: Match): string {
  return band === 'insufficient_data' ? BAND_WORDS[band] : percent(score);
}
