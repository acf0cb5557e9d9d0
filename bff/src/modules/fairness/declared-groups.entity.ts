import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** What one candidate declared, a value a column: in a table of its own, read by the fairness report alone. */
export const DeclaredGroups = defineEntity({
  name: 'DeclaredGroups',
  tableName: 'declared_groups',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    resumeId: p.uuid().unique('declared_groups_resume_id_unique'),
    groups: p.json<Record<string, string>>(),
    declaredAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
  indexes: [{ name: 'declared_groups_owner_index', properties: ['ownerId', 'id'] }],
});
export type DeclaredGroups = InferEntity<typeof DeclaredGroups>;
