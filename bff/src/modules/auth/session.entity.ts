import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  indexes: [{ name: 'sessions_newest_index', properties: ['userId', 'createdAt', 'id'] }],
  properties: {
    /** SHA-256 of the cookie's value: who reads the table can't sign in with it. */
    tokenHash: p.text().primary(),
    /** What its user knows it by. */
    id: p
      .uuid()
      .unique('sessions_id_unique')
      .onCreate(() => newId()),
    userId: p.uuid(),
    /** What the browser calls itself; at most 300 characters. */
    userAgent: p.text().nullable(),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
    /** Some minutes late at most: not every call is written down. */
    lastSeenAt: p.datetime().columnType('timestamptz'),
    expiresAt: p.datetime().columnType('timestamptz').index('sessions_expires_at_index'),
  },
});
export type Session = InferEntity<typeof Session>;
