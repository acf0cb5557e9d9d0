/** The parts of Stripe's objects that the product reads; amounts in cents, moments in seconds. */
interface Kept {
  readonly id: string;
  readonly created: number;
  readonly livemode: false;
  metadata: Record<string, string>;
}

export interface Customer extends Kept {
  readonly object: 'customer';
  email: string | null;
  invoice_settings: { default_payment_method: string | null };
}

export interface PaymentMethod extends Kept {
  readonly object: 'payment_method';
  readonly customer: string;
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
  /** The test card's number decides how payments end. */
  readonly sandbox: { fails: boolean };
}

export interface Product extends Kept {
  readonly object: 'product';
  name: string;
  description: string | null;
}

export interface Price extends Kept {
  readonly object: 'price';
  active: boolean;
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly recurring: { interval: 'month' | 'year' };
}

export interface CheckoutSession extends Kept {
  readonly object: 'checkout.session';
  readonly mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: number;
  readonly amount_total: number;
  readonly payment_method_collection: 'always' | 'if_required';
  subscription: string | null;
  readonly sandbox: { price: string; trialDays: number; metadata: Record<string, string> };
}

export interface SubscriptionItem {
  readonly id: string;
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription extends Kept {
  readonly object: 'subscription';
  readonly customer: string;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly start_date: number;
  billing_cycle_anchor: number;
  readonly trial_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false };
  /** When something happens next by itself; null once it ended. */
  sandbox: { nextAt: number | null };
}

export interface Invoice extends Kept {
  readonly object: 'invoice';
  readonly customer: string;
  readonly amount_due: number;
  status: 'open' | 'paid';
  readonly description: string;
  readonly parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
}

export interface PortalConfiguration extends Kept {
  readonly object: 'billing_portal.configuration';
  active: boolean;
  features: { subscription_update: { products: { prices: string[] }[] } };
}

export interface PortalSession extends Kept {
  readonly object: 'billing_portal.session';
  readonly customer: string;
  readonly return_url: string;
  readonly url: string;
  /** The price that the customer comes to confirm, if any, and where a change leads. */
  readonly sandbox: { price: string | null; changedUrl: string };
}

export interface StripeEvent extends Kept {
  readonly object: 'event';
  readonly type: string;
  readonly api_version: string;
  readonly data: { object: unknown };
}

export type StripeObject =
  | Customer
  | PaymentMethod
  | Product
  | Price
  | CheckoutSession
  | Subscription
  | Invoice
  | PortalConfiguration
  | PortalSession
  | StripeEvent;

export type ObjectOf<Name extends StripeObject['object']> = Extract<StripeObject, { object: Name }>;
