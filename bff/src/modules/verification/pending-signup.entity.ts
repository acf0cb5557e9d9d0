import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An account that comes to be when its mailed link is opened. Many may wait for one address: nobody has shown that it is theirs. */
export const PendingSignup = defineEntity({
  name: 'PendingSignup',
  tableName: 'pending_signups',
  properties: {
    /** SHA-256 of what stands in the link. */
    tokenHash: p.text().primary(),
    email: p.text(),
    username: p.text(),
    passwordHash: p.text(),
    expiresAt: p.datetime().columnType('timestamptz'),
  },
});
export type PendingSignup = InferEntity<typeof PendingSignup>;
