import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    /** SHA-256 of the cookie's value: who reads the table can't sign in with it. */
    tokenHash: p.text().primary(),
    userId: p.uuid().index('sessions_user_id_index'),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
    expiresAt: p.datetime().columnType('timestamptz'),
  },
});
export type Session = InferEntity<typeof Session>;
