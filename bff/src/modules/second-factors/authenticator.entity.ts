import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** The key that an authenticator app shares with this server. */
export const Authenticator = defineEntity({
  name: 'Authenticator',
  tableName: 'authenticators',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    userId: p.uuid().unique('authenticators_user_id_unique'),
    /** Encrypted: who reads the table can make no codes. */
    sealedSecret: p.text(),
    /** Null until a code was confirmed; until then it counts for nothing. */
    confirmedAt: p.datetime().columnType('timestamptz').nullable(),
    /** The 30 seconds of the last code that was taken: no code is taken twice. */
    lastStep: p.integer().default(0),
  },
});
export type Authenticator = InferEntity<typeof Authenticator>;
