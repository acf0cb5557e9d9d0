import type { Logger } from 'pino';
import { openStripeSandbox, type StripeSandbox } from '../../../sandbox/stripe/stripe-sandbox.ts';
import type { Database } from '../../db/database.ts';
import { connectStripe, type Payments } from './stripe.ts';
import type { PaymentSettings } from './stripe-settings.ts';

export interface OpenPayments {
  /** Null when nobody takes payments. */
  readonly payments: Payments | null;
  /** Null when Stripe itself is used. */
  readonly stripeSandbox: StripeSandbox | null;
}

/** Connects to whom the settings name: one SDK, whoever answers. */
export async function openPayments(
  settings: PaymentSettings,
  stands: { readonly database: Database; readonly log: Logger },
): Promise<OpenPayments> {
  if (settings.kind === 'off') return { payments: null, stripeSandbox: null };
  if (settings.kind === 'stripe') return { payments: connectStripe(settings), stripeSandbox: null };
  const stripeSandbox = await openStripeSandbox(stands);
  return { payments: connectStripe(stripeSandbox.access), stripeSandbox };
}
