/** The parts of Stripe's objects that the sandbox keeps; amounts in cents, moments in seconds. */
interface Kept {
  readonly id: string;
  readonly created: number;
  readonly livemode: false;
  metadata: Record<string, string>;
}

export interface Customer extends Kept {
  readonly object: 'customer';
  email: string | null;
  name: string | null;
  /** Below 0: what the customer has paid too much, which the next invoice takes off. */
  balance: number;
  invoice_settings: { default_payment_method: string | null };
}

export interface PaymentMethod extends Kept {
  readonly object: 'payment_method';
  readonly type: 'card';
  readonly customer: string;
  readonly card: { brand: string; last4: string; exp_month: number; exp_year: number };
  /** The test card's number decides how payments end. */
  readonly sandbox: { fails: boolean };
}

export interface Product extends Kept {
  readonly object: 'product';
  name: string;
  description: string | null;
  active: boolean;
}

export interface Price extends Kept {
  readonly object: 'price';
  active: boolean;
  readonly product: string;
  readonly currency: string;
  readonly unit_amount: number;
  readonly type: 'recurring';
  readonly recurring: { interval: 'month' | 'year'; interval_count: 1; usage_type: 'licensed' };
}

export interface CheckoutSession extends Kept {
  readonly object: 'checkout.session';
  readonly mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  url: string | null;
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: number;
  readonly currency: string;
  readonly amount_total: number;
  readonly payment_method_collection: 'always' | 'if_required';
  subscription: string | null;
  readonly sandbox: { price: string; trialDays: number; metadata: Record<string, string> };
}

export interface SubscriptionItem extends Kept {
  readonly object: 'subscription_item';
  readonly subscription: string;
  price: Price;
  readonly quantity: 1;
  current_period_start: number;
  current_period_end: number;
}

export interface Subscription extends Kept {
  readonly object: 'subscription';
  readonly customer: string;
  readonly currency: string;
  readonly collection_method: 'charge_automatically';
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly start_date: number;
  billing_cycle_anchor: number;
  readonly trial_start: number | null;
  trial_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string | null;
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false; url: string };
  sandbox: {
    /** When something happens next by itself; null once it ended. */
    nextAt: number | null;
    hasToldTrialEnd: boolean;
    /** Payments that failed in a row. */
    failures: number;
  };
}

export interface Invoice extends Kept {
  readonly object: 'invoice';
  readonly number: string;
  readonly customer: string;
  readonly currency: string;
  readonly total: number;
  readonly amount_due: number;
  amount_paid: number;
  attempt_count: number;
  status: 'open' | 'paid' | 'void';
  readonly billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly description: string;
  readonly parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
}

export interface PortalConfiguration extends Kept {
  readonly object: 'billing_portal.configuration';
  active: boolean;
  readonly is_default: false;
  features: Features;
}

export interface Features {
  readonly invoice_history: { enabled: boolean };
  readonly payment_method_update: { enabled: boolean };
  readonly subscription_cancel: { enabled: boolean; mode: 'at_period_end' };
  readonly subscription_update: {
    enabled: boolean;
    default_allowed_updates: 'price'[];
    proration_behavior: 'always_invoice';
    products: { product: string; prices: string[] }[];
  };
}

export interface PortalSession extends Kept {
  readonly object: 'billing_portal.session';
  readonly customer: string;
  readonly configuration: string;
  readonly return_url: string;
  readonly url: string;
  readonly flow: Flow | null;
}

export interface Flow {
  readonly type: 'subscription_update_confirm';
  readonly subscription_update_confirm: {
    subscription: string;
    items: { id: string; price: string; quantity: 1 }[];
  };
  readonly after_completion: { type: 'redirect'; redirect: { return_url: string } } | null;
}

export interface StripeEvent extends Kept {
  readonly object: 'event';
  readonly type: string;
  readonly api_version: string;
  readonly pending_webhooks: number;
  readonly request: { id: null; idempotency_key: null };
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
