import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** A resume that a merge moved, and what it was an earlier version of before. */
export interface Moved {
  readonly id: string;
  readonly from: string | null;
}

/** What a person merged, with all that it takes to undo it. */
export const ResumeMerge = defineEntity({
  name: 'ResumeMerge',
  tableName: 'resume_merges',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid().index('resume_merges_owner_id_index'),
    mainId: p.uuid().index('resume_merges_main_id_index'),
    moved: p.json<Moved[]>(),
    mergedAt: p.datetime().columnType('timestamptz'),
  },
});
export type ResumeMerge = InferEntity<typeof ResumeMerge>;
