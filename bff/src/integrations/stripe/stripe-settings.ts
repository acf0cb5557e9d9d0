import { StartError } from '@shortlist/api-contract/settings';
import { z } from 'zod';

/** Who takes the payments: Stripe, the sandbox in this process, or nobody. */
export type PaymentSettings =
  | { readonly kind: 'stripe'; readonly secretKey: string; readonly webhookSecret: string }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'off' };

/** The part of the environment that payments read. */
export const PaymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret key of Stripe: sk_… or rk_….')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the signing secret of the webhook: whsec_….')
    .optional(),
  PAYMENTS: z.enum(['stripe', 'sandbox', 'off'], 'must be stripe, sandbox or off.').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://hire.example.com.' })
    .transform((url) => new URL(url).origin)
    .optional(),
};

type PaymentValues = z.output<z.ZodObject<typeof PaymentVariables>>;

/**
 * Who takes the payments. Without a key that is the sandbox, but nobody where others can reach it.
 *
 * @throws StartError when Stripe is meant and a key or the webhook's secret is missing.
 */
export function paymentSettingsOf(values: PaymentValues, isExposed: boolean): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  const withoutKey = isExposed ? 'off' : 'sandbox';
  const kind = values.PAYMENTS ?? (secretKey === undefined ? withoutKey : 'stripe');
  if (kind !== 'stripe') return { kind };
  if (secretKey === undefined) throw new StartError('PAYMENTS=stripe needs STRIPE_SECRET_KEY.');
  if (webhookSecret === undefined) {
    throw new StartError('STRIPE_SECRET_KEY requires STRIPE_WEBHOOK_SECRET to verify events.');
  }
  return { kind, secretKey, webhookSecret };
}
