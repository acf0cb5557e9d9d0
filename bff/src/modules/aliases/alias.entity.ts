import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** "We call it X": what an account's resumes may say for what its postings say. */
export const Alias = defineEntity({
  name: 'Alias',
  tableName: 'aliases',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    name: p.text(),
    alias: p.text(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
  indexes: [
    { name: 'aliases_newest_index', properties: ['ownerId', 'createdAt', 'id'] },
    {
      name: 'aliases_of_owner_unique',
      expression:
        'create unique index aliases_of_owner_unique on aliases (owner_id, lower(name), lower(alias))',
    },
  ],
});
export type Alias = InferEntity<typeof Alias>;
