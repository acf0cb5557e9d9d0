import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OverrideVerdict, ScoreEntry } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

/** A line of the score log. The database refuses to change or remove one (docs/decisions/0040). */
export const ScoreLogLine = defineEntity({
  name: 'ScoreLogLine',
  tableName: 'score_log',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    actorId: p.uuid(),
    /** Null once the resume is gone; then `subject` keeps its lines together. */
    resumeId: p.uuid().nullable(),
    subject: p.uuid().nullable(),
    jobId: p.uuid().nullable(),
    kind: p.text().$type<ScoreEntry['kind']>(),
    score: p.double().nullable(),
    potential: p.double().nullable(),
    band: p.text().nullable(),
    engineName: p.text().nullable(),
    engineVersion: p.text().nullable(),
    engineFingerprint: p.text().nullable(),
    engineNote: p.text().nullable(),
    resumeDigest: p.text().nullable(),
    jobDigest: p.text().nullable(),
    /** Of the account's own names that a match was made with; '' without any. */
    aliasDigest: p.text().nullable(),
    verdict: p.text().$type<OverrideVerdict>().nullable(),
    reason: p.text().nullable(),
    /** Where a person settled a verdict or took it back: of which requirement, and the score before. */
    requirement: p.json<NonNullable<ScoreEntry['requirement']>>().nullable(),
    scoreBefore: p.double().nullable(),
    at: p.datetime().columnType('timestamptz'),
  },
  checks: [
    {
      name: 'score_log_kind_check',
      expression: `kind in ('analysis', 'match', 'override', 'withdrawal', 'verdict')`,
    },
  ],
  indexes: [
    { name: 'score_log_newest_index', properties: ['ownerId', 'at', 'id'] },
    { name: 'score_log_of_resume_index', properties: ['resumeId', 'at', 'id'] },
    { name: 'score_log_of_job_index', properties: ['jobId', 'at', 'id'] },
  ],
});
export type ScoreLogLine = InferEntity<typeof ScoreLogLine>;
