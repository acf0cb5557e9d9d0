import { Stripe } from 'stripe';

/** Whose ids they are: the local sandbox's, or of Stripe's test or live mode. None means anything to another. */
export type StripeAccount = 'sandbox' | 'test' | 'live';

/** Stripe, or the sandbox that speaks like it. */
export interface Payments {
  readonly stripe: Stripe;
  readonly account: StripeAccount;
  /** Signs the events. */
  readonly webhookSecret: string;
}

/** How to reach Stripe; the address is that of api.stripe.com unless told. */
export interface StripeAccess {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly sandbox?: { readonly port: number };
}

/** One attempt; with the SDK's two repetitions it stays within the deadline of `askStripe`. */
const ATTEMPT_MS = 6000;

export function connectStripe({ secretKey, webhookSecret, sandbox }: StripeAccess): Payments {
  const local = { host: '127.0.0.1', port: sandbox?.port ?? 0, protocol: 'http' as const };
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: ATTEMPT_MS,
    telemetry: false,
    ...(sandbox === undefined ? {} : local),
  });
  return { stripe, webhookSecret, account: sandbox === undefined ? modeOf(secretKey) : 'sandbox' };
}

/** Keys tell their mode: sk_live_, rk_live_, sk_test_, rk_test_. */
function modeOf(secretKey: string): StripeAccount {
  return secretKey.includes('_live_') ? 'live' : 'test';
}
