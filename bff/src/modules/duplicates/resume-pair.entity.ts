import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** Two resumes that may be of one person, the smaller id first. */
export const ResumePair = defineEntity({
  name: 'ResumePair',
  tableName: 'resume_pairs',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    firstId: p.uuid(),
    secondId: p.uuid().index('resume_pairs_second_id_index'),
    isSameEmail: p.boolean(),
    isSamePhone: p.boolean(),
    /** The share of word triples that both have; null below what is suggested. */
    likeness: p.double().nullable(),
    /** When a person said that they are not of one. */
    dismissedAt: p.datetime().columnType('timestamptz').nullable(),
    foundAt: p.datetime().columnType('timestamptz'),
  },
  uniques: [{ name: 'resume_pairs_first_id_second_id_unique', properties: ['firstId', 'secondId'] }],
  indexes: [{ name: 'resume_pairs_newest_index', properties: ['ownerId', 'foundAt', 'id'] }],
});
export type ResumePair = InferEntity<typeof ResumePair>;
