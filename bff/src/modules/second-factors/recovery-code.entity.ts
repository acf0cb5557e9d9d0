import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** A code that opens the account once in place of a second factor; gone when it was used. */
export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    userId: p.uuid().index('recovery_codes_user_id_index'),
    /** SHA-256: with 120 random bits there is nothing to guess. */
    codeHash: p.text(),
  },
});
export type RecoveryCode = InferEntity<typeof RecoveryCode>;
