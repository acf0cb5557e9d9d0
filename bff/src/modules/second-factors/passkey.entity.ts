import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { newId } from '../../db/new-id.ts';

/** The public half of a key pair that a device or a password manager holds. */
export const Passkey = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    userId: p.uuid().index('passkeys_user_id_index'),
    credentialId: p.text().unique('passkeys_credential_id_unique'),
    /** COSE, base64url. */
    publicKey: p.text(),
    /** How often the authenticator says it was used; one that goes back is a copy. */
    counter: p.double(),
    transports: p.json<string[]>().default([]),
    name: p.text(),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
    lastUsedAt: p.datetime().columnType('timestamptz').nullable(),
  },
});
export type Passkey = InferEntity<typeof Passkey>;

/** What an authenticator must sign, once and soon. */
export const WebAuthnChallenge = defineEntity({
  name: 'WebAuthnChallenge',
  tableName: 'webauthn_challenges',
  properties: {
    challengeHash: p.text().primary(),
    /** Who adds a passkey; null for a login, whose user the passkey tells. */
    userId: p.uuid().nullable(),
    expiresAt: p.datetime().columnType('timestamptz'),
  },
});
export type WebAuthnChallenge = InferEntity<typeof WebAuthnChallenge>;
