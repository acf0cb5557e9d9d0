import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const CONTACT_CATEGORIES = ['sales', 'technical', 'general'] as const;

/** A person or a desk that answers. */
export const Contact = z.object({
  category: z.enum(CONTACT_CATEGORIES),
  name: z.string(),
  email: z.string(),
  /** Nobody has set it: the address is the sample of a new installation, and no mail arrives there. */
  is_sample: z.boolean().default(false),
});
export type Contact = z.infer<typeof Contact>;

/** What the browser may know of the server's settings. */
export const PublicConfiguration = z.object({
  /** Null when Google sign-in is not configured: the button says so. */
  google_client_id: z.string().nullable(),
  /** Where the identity provider's client library is; null without a client id. */
  google_script_url: z.string().nullable(),
  /** What the operator of this server does with personal data; null: it says so nowhere. */
  privacy_notice_url: z.string().nullable().default(null),
  sales_email: z.string(),
  /** Whom to ask, one entry a category. */
  contacts: z.array(Contact),
  /** True when payments go to the local sandbox: no card is ever charged. */
  is_payment_sandbox: z.boolean(),
  /** True when this server delivers mail: a password can be reset by a link. */
  sends_mail: z.boolean().default(false),
  /** True when the demo accounts exist. */
  demo: z.boolean(),
});
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;

export const configuration = {
  get: endpoint({
    id: 'configuration.get',
    method: 'GET',
    path: '/api/configuration',
    access: 'public',
    summary: 'Get public settings.',
    response: PublicConfiguration,
    resource: 'configuration',
  }),
} as const;
