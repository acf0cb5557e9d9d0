import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, Id, Timestamp } from './fields.ts';
import { isVisible } from './visible-text.ts';

/** What shows that it is the owner who asks: the password; of an account without one, its email address, typed out. */
export const OwnerConfirmation = z.object({
  password: z.string().max(200, 'Password must be 200 characters or fewer.').optional(),
  email: z.string().trim().max(254, 'Email must be 254 characters or fewer.').toLowerCase().optional(),
});

/** A key pair that a device or a password manager holds for the account. */
export const Passkey = z.object({
  id: Id,
  /** As its owner calls it. */
  name: z.string(),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What opens the account. With an authenticator app or a passkey, a password alone no longer does. */
export const Security = z.object({
  /** False for an account that only Google or a passkey opens. */
  has_password: z.boolean(),
  has_authenticator: z.boolean(),
  passkeys: z.array(Passkey),
  /** Of those that were not used. */
  recovery_codes: z.number().int().min(0),
});
export type Security = z.infer<typeof Security>;

/** Codes that each open the account once in place of a second factor; shown this one time. Empty where the account has some already. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** What a browser's WebAuthn call takes, or answers, as the W3C's JSON form. */
const WebAuthnJson = z.record(z.string(), z.unknown());

/** What an authenticator has signed; checked by the WebAuthn library. */
export const WebAuthnResponse = z.object({
  id: z.string('No response from the passkey.').min(1, 'No response from the passkey.').max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: WebAuthnJson,
  clientExtensionResults: WebAuthnJson.default({}),
  authenticatorAttachment: z.string().max(100).optional(),
});
export type WebAuthnResponse = z.infer<typeof WebAuthnResponse>;

const Options = z.object({ options: WebAuthnJson });
const CHANGES = { resource: 'account', touches: ['account', 'sessions'] } as const;

export const secondFactors = {
  get: endpoint({
    id: 'secondFactors.get',
    method: 'GET',
    path: '/api/account/security',
    access: 'user',
    summary:
      "Get the caller's login methods: password, authenticator app, passkeys, and recovery codes left.",
    response: Security,
    resource: 'account',
  }),
  setUpAuthenticator: endpoint({
    id: 'secondFactors.setUpAuthenticator',
    method: 'POST',
    path: '/api/account/authenticator',
    access: 'user',
    errors: ['conflict', 'rate_limited'],
    summary: 'Create an authenticator app key (TOTP). It takes effect once a code is confirmed.',
    body: OwnerConfirmation,
    response: z.object({
      /** Base32, to type. */
      secret: z.string(),
      /** `otpauth://totp/...`, to scan. */
      uri: z.string(),
    }),
    // Nothing that anybody sees has changed yet.
    resource: 'session',
  }),
  confirmAuthenticator: endpoint({
    id: 'secondFactors.confirmAuthenticator',
    method: 'POST',
    path: '/api/account/authenticator/confirm',
    access: 'user',
    errors: ['conflict', 'rate_limited'],
    summary: 'Turn on the authenticator app with a code. Ends all other sessions.',
    body: z.object({ code: z.string('Code is required.').min(1, 'Code is required.').max(40) }),
    response: RecoveryCodes,
    ...CHANGES,
  }),
  removeAuthenticator: endpoint({
    id: 'secondFactors.removeAuthenticator',
    method: 'POST',
    path: '/api/account/authenticator/remove',
    access: 'user',
    errors: ['rate_limited'],
    summary: 'Turn off the authenticator app. Ends all other sessions.',
    body: OwnerConfirmation,
    response: Done,
    ...CHANGES,
  }),
  renewRecoveryCodes: endpoint({
    id: 'secondFactors.renewRecoveryCodes',
    method: 'POST',
    path: '/api/account/recovery-codes',
    access: 'user',
    errors: ['conflict', 'rate_limited'],
    summary: 'Create recovery codes. They replace any existing codes.',
    body: OwnerConfirmation,
    response: RecoveryCodes,
    resource: 'account',
    touches: ['account'],
  }),
  passkeyOptions: endpoint({
    id: 'secondFactors.passkeyOptions',
    method: 'POST',
    path: '/api/account/passkeys/options',
    access: 'user',
    errors: ['rate_limited'],
    summary: 'Get passkey registration options for the browser.',
    body: OwnerConfirmation,
    response: Options,
    // Nothing that anybody sees has changed yet.
    resource: 'session',
  }),
  addPasskey: endpoint({
    id: 'secondFactors.addPasskey',
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'user',
    errors: ['conflict', 'rate_limited'],
    summary: 'Add a passkey. Ends all other sessions.',
    body: z.object({
      name: z
        .string('Name is required.')
        .trim()
        .min(1, 'Name is required.')
        .max(80, 'Name must be 80 characters or fewer.')
        .refine(isVisible, 'Name is required.'),
      response: WebAuthnResponse,
    }),
    response: RecoveryCodes,
    ...CHANGES,
  }),
  removePasskey: endpoint({
    id: 'secondFactors.removePasskey',
    method: 'POST',
    path: '/api/account/passkeys/:id/remove',
    access: 'user',
    errors: ['rate_limited'],
    summary: 'Remove a passkey. Ends all other sessions.',
    params: z.object({ id: Id }),
    body: OwnerConfirmation,
    response: Done,
    ...CHANGES,
  }),
} as const;
