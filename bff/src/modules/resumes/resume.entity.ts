import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Notice, ResumeBlock, ResumeStatus } from '@shortlist/api-contract';
import type { Profile } from '@shortlist/engine';
import { newId } from '../../db/new-id.ts';

export type Extracted = Pick<Profile, 'candidateName' | 'headline' | 'email' | 'phone' | 'skills' | 'links'>;

/** A resume without a score stands last in either direction. */
const SCORE_INDEXES = Object.entries({
  resumes_score_desc_index: 'coalesce(analysis_score, -1)',
  resumes_score_index: 'coalesce(analysis_score, 2)',
  resumes_match_desc_index: 'coalesce(best_match_rank_key, -1)',
  resumes_match_index: 'coalesce(best_match_rank_key, 2)',
}).map(([name, by]) => ({ name, expression: `create index ${name} on resumes (owner_id, ${by}, id)` }));

export const Resume = defineEntity({
  name: 'Resume',
  tableName: 'resumes',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    fileName: p.text(),
    storageKey: p.text(),
    mediaType: p.text(),
    sizeBytes: p.integer(),
    /** SHA-256 of the bytes; null for a resume of before it was kept, until its file has been read again. */
    contentHash: p.text().nullable(),
    pages: p.integer().nullable(),
    text: p.text(),
    blocks: p.json<ResumeBlock[]>(),
    /** What the engine read; what stands below of the candidate is this, unless the notes say otherwise. */
    extracted: p.json<Extracted>(),
    /** What was noticed about the file and its text; null for one of before, until its file has been read again. */
    notices: p.json<Notice[]>().nullable(),
    noticeCount: p.integer().default(0),
    notes: p.text().nullable(),
    status: p.text().$type<ResumeStatus>().default('active'),
    candidateName: p.text(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    skills: p.json<string[]>().default([]),
    /** Kept by the database, with the scores below; nothing else writes them (docs/decisions/0015). */
    sortName: p.text().nullable().collation('C'),
    analysisScore: p.double().nullable(),
    analysedAt: p.datetime().columnType('timestamptz').nullable(),
    bestMatchScore: p.double().nullable(),
    bestMatchJobId: p.uuid().nullable(),
    bestMatchBand: p.text().nullable(),
    /** What it stands in order by (docs/decisions/0046). */
    bestMatchRankKey: p.double().nullable(),
    /** The resume that this is an earlier version of: then no list shows it. */
    mergedInto: p.uuid().nullable().index('resumes_merged_into_index'),
    uploadedAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
  indexes: [
    { name: 'resumes_newest_index', properties: ['ownerId', 'uploadedAt', 'id'] },
    { name: 'resumes_status_index', properties: ['ownerId', 'status', 'uploadedAt', 'id'] },
    { name: 'resumes_name_index', properties: ['ownerId', 'sortName', 'id'] },
    {
      name: 'resumes_unnoticed_index',
      expression: 'create index resumes_unnoticed_index on resumes (id) where notices is null',
    },
    {
      name: 'resumes_candidate_index',
      expression:
        'create index resumes_candidate_index on resumes (owner_id, candidate_key(email, content_hash, id)) where merged_into is null',
    },
    {
      name: 'resumes_counted_index',
      expression:
        'create index resumes_counted_index on resumes (owner_id, status, id) where merged_into is null',
    },
    {
      name: 'resumes_merged_index',
      expression:
        'create index resumes_merged_index on resumes (owner_id, merged_into, id) where merged_into is not null',
    },
    { name: 'resumes_size_index', properties: ['ownerId', 'sizeBytes'] },
    { name: 'resumes_content_index', properties: ['ownerId', 'contentHash'] },
    ...SCORE_INDEXES,
  ],
});
export type Resume = InferEntity<typeof Resume>;
