import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** What a mailed link is for: to set another password, or to show that the address is the account's. */
export type LinkPurpose = 'reset' | 'verify';

export const AccountLink = defineEntity({
  name: 'AccountLink',
  tableName: 'account_links',
  properties: {
    /** SHA-256 of what stands in the link: who reads the table can't open it. */
    tokenHash: p.text().primary(),
    id: p
      .uuid()
      .unique('account_links_id_unique')
      .onCreate(() => newId()),
    userId: p.uuid().index('account_links_user_id_index'),
    purpose: p.text().$type<LinkPurpose>(),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
    expiresAt: p.datetime().columnType('timestamptz'),
  },
  checks: [{ name: 'account_links_purpose_check', expression: `purpose in ('reset', 'verify')` }],
});
export type AccountLink = InferEntity<typeof AccountLink>;
