import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

export const User = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    email: p.text().unique(),
    username: p.text(),
    /** When the address was shown to be the account's, by Google or by a mailed link. */
    emailVerifiedAt: p.datetime().columnType('timestamptz').nullable(),
    /** Null: no password opens the account. */
    passwordHash: p.text().nullable(),
    /** Google's id of the account that opens this one. */
    googleSubject: p.text().nullable().unique('users_google_subject_unique'),
    avatarUrl: p.text().nullable(),
    isAdmin: p.boolean().default(false),
    /** Answers then say nothing of who a candidate is. */
    blindMode: p.boolean().default(false),
    /** When its owner accepted the privacy notice; null: not yet, or there is none. */
    privacyAcceptedAt: p.datetime().columnType('timestamptz').nullable(),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
  },
});
export type User = InferEntity<typeof User>;
