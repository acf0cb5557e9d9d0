import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { AnalysisResult } from '@shortlist/engine';
import { newId } from '../../db/new-id.ts';

export const Analysis = defineEntity({
  name: 'Analysis',
  tableName: 'analyses',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid().index('analyses_owner_id_index'),
    resumeId: p.uuid().unique(),
    /** Of the engine and all it reads: the same fingerprint is the same result. */
    fingerprint: p.text(),
    scoreOverall: p.double(),
    scoreFormat: p.double(),
    scoreSkills: p.double().nullable(),
    scoreExperience: p.double().nullable(),
    result: p.json<AnalysisResult>(),
    evaluatedAt: p.datetime().columnType('timestamptz'),
  },
});
export type Analysis = InferEntity<typeof Analysis>;
