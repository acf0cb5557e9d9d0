import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** A browser or a network from which an account has logged in: its owner's, as far as anybody knows. */
export const KnownSource = defineEntity({
  name: 'KnownSource',
  tableName: 'known_sources',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    userId: p.uuid(),
    kind: p.text().$type<'device' | 'network'>(),
    /** SHA-256 of the cookie's value, or of email and network. */
    sourceHash: p.text(),
    lastSeenAt: p.datetime().columnType('timestamptz'),
  },
  checks: [{ name: 'known_sources_kind_check', expression: `kind in ('device', 'network')` }],
  uniques: [{ name: 'known_sources_user_unique', properties: ['userId', 'sourceHash'] }],
});
export type KnownSource = InferEntity<typeof KnownSource>;
