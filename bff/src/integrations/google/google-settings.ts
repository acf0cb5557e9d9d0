import { z } from 'zod';

/** A provider of identities that speaks as Google does. */
export interface GoogleSettings {
  /** The audience that a token must be issued for. */
  readonly clientId: string;
  /** Who may have issued a token, as its `iss` says it. */
  readonly issuers: readonly string[];
  /** Where the provider's public keys are. */
  readonly jwksUrl: string;
  /** The provider's client library, which the page loads. */
  readonly scriptUrl: string;
}

/** Google writes its own name in both ways. */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const JWKS_URL = 'https://www.googleapis.com/oauth2/v3/certs';
const SCRIPT_URL = 'https://accounts.google.com/gsi/client';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Keys and scripts that a stranger on the way could change would let them in. */
const SafeUrl = z
  .url({ error: 'must be an address like https://example.com/keys.', abort: true })
  .refine(isSafe, 'must start with https://; http:// is only for this machine.');

/** A script's address ends up in a header of ours: nothing that ends a source may stand in it. */
const ScriptUrl = SafeUrl.refine(
  (url) => !/[\s;,?#]/.test(url),
  'must be an address without spaces, commas, semicolons and questions.',
);

/** The variables of Google sign-in. */
export const GoogleVariables = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.string().min(1).optional(),
  GOOGLE_JWKS_URL: SafeUrl.default(JWKS_URL),
  GOOGLE_SCRIPT_URL: ScriptUrl.default(SCRIPT_URL),
};

/** The settings of Google sign-in; null without a client id: it is off. */
export function googleSettingsOf(
  values: z.output<z.ZodObject<typeof GoogleVariables>>,
): GoogleSettings | null {
  if (values.GOOGLE_CLIENT_ID === undefined) return null;
  return {
    clientId: values.GOOGLE_CLIENT_ID,
    issuers: values.GOOGLE_ISSUER === undefined ? ISSUERS : [values.GOOGLE_ISSUER],
    jwksUrl: values.GOOGLE_JWKS_URL,
    scriptUrl: values.GOOGLE_SCRIPT_URL,
  };
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}
