import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Quote, VerdictCounts } from '@shortlist/api-contract';
import type { MatchResult } from '@shortlist/engine';
import { newId } from '../../db/new-id.ts';

/** The `rankKeyOf` of the contract, in SQL. */
const RANK_KEY = '(match_score + (potential_score / 1000)) stored';
const CONFIDENCE = "(result ->> 'confidence') stored";

export const Match = defineEntity({
  name: 'Match',
  tableName: 'matches',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    jobId: p.uuid(),
    resumeId: p.uuid(),
    /** Of the engine and all it reads: the same fingerprint is the same result. */
    fingerprint: p.text(),
    /** Of the requirements and the aliases that it was made with: where the position has another, this one is older. */
    reading: p.text().default(''),
    matchScore: p.double(),
    potentialScore: p.double(),
    scoreSkills: p.double().nullable(),
    scoreExperience: p.double().nullable(),
    summary: p.text(),
    /** The verdicts counted and the weightiest quote: what the history shows of `result`. */
    verdicts: p.json<VerdictCounts>(),
    evidence: p.json<Quote>().nullable(),
    /** Null of a match that an engine before version 3 made. */
    band: p.text().$type<MatchResult['band']>().nullable(),
    /** Kept by the database, as is what it stands in order by (docs/decisions/0046); nothing else writes them. */
    confidence: p.text().$type<MatchResult['confidence']>().nullable().generated(CONFIDENCE),
    rankKey: p.double().generated(RANK_KEY),
    result: p.json<MatchResult>(),
    evaluatedAt: p.datetime().columnType('timestamptz'),
  },
  uniques: [{ name: 'matches_job_id_resume_id_unique', properties: ['jobId', 'resumeId'] }],
  indexes: [
    { name: 'matches_best_of_resume_index', properties: ['resumeId', 'rankKey', 'id'] },
    { name: 'matches_best_of_owner_index', properties: ['ownerId', 'rankKey', 'id'] },
    {
      name: 'matches_strong_index',
      expression: `create index matches_strong_index on matches (owner_id, rank_key) where band is null or band = 'strong'`,
    },
    {
      name: 'matches_scored_index',
      expression:
        'create index matches_scored_index on matches (owner_id, job_id, resume_id) include (match_score)',
    },
    { name: 'matches_ranked_of_job_index', properties: ['jobId', 'rankKey', 'resumeId'] },
    { name: 'matches_best_of_job_index', properties: ['jobId', 'rankKey', 'id'] },
  ],
});
export type Match = InferEntity<typeof Match>;
