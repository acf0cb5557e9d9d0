import type { EntityManager } from '../../src/db/database.ts';
import type { Card } from './cards.ts';
import { DAY, periodEnd, sandboxNow } from './clock.ts';
import { emit } from './events.ts';
import { addObject, findObject, getObject, listObjects, sandboxId, saveObject } from './object-store.ts';
import type { Customer, PaymentMethod, Price, Subscription } from './stripe-objects.ts';

/** How long a failed renewal can be made good by another card; then the subscription ends. */
const GRACE = 14 * DAY;

export interface NewSubscription {
  readonly customer: Customer;
  readonly price: Price;
  readonly trialDays: number;
  readonly metadata: Record<string, string>;
}

/** Begins a subscription: with a trial, or with a first payment. */
export async function subscribe(em: EntityManager, input: NewSubscription): Promise<Subscription> {
  const { customer, price, trialDays, metadata } = input;
  const subscription = await addObject<'subscription'>(em, 'subscription', (_, created) => {
    const trialEnd = trialDays > 0 ? created + trialDays * DAY : null;
    const item = {
      id: sandboxId('si'),
      price,
      current_period_start: created,
      current_period_end: trialEnd ?? periodEnd(created, created, price.recurring.interval),
    };
    return {
      listedBy: customer.id,
      metadata,
      customer: customer.id,
      status: trialEnd === null ? 'active' : 'trialing',
      start_date: created,
      billing_cycle_anchor: trialEnd ?? created,
      trial_end: trialEnd,
      cancel_at_period_end: false,
      cancel_at: null,
      ended_at: null,
      latest_invoice: null,
      items: { object: 'list', data: [item], has_more: false },
      sandbox: { nextAt: null },
    };
  });
  await charge(em, subscription, { amount: subscription.trial_end === null ? price.unit_amount : 0 });
  await keep(em, subscription, 'created');
  return subscription;
}

/** Gives a customer a card; a renewal that failed is paid with it. */
export async function attachCard(em: EntityManager, customer: Customer, card: Card): Promise<void> {
  const { last4, exp_month, exp_year, fails } = card;
  const method = await addObject<'payment_method'>(em, 'payment_method', () => ({
    customer: customer.id,
    card: { brand: 'visa', last4, exp_month, exp_year },
    sandbox: { fails },
  }));
  customer.invoice_settings.default_payment_method = method.id;
  await saveObject(em, customer);
  const subscription = await findSubscriptionOf(em, customer.id);
  if (subscription?.status === 'past_due' && !fails) await payRenewal(em, subscription);
}

async function payRenewal(em: EntityManager, subscription: Subscription): Promise<void> {
  const invoice = await getObject(em, 'invoice', { id: subscription.latest_invoice ?? '' });
  invoice.status = 'paid';
  await saveObject(em, invoice);
  await emit(em, 'invoice.paid', invoice);
  subscription.status = 'active';
  await keep(em, subscription, 'updated');
}

/** The subscription that runs for a customer, else the last; null if there was none. */
export async function findSubscriptionOf(em: EntityManager, customer: string): Promise<Subscription | null> {
  const all = await listObjects(em, 'subscription', customer);
  return all.find(({ status }) => status !== 'canceled') ?? all[0] ?? null;
}

/** The card that a customer pays with; null for none. */
export async function findCardOf(em: EntityManager, customerId: string): Promise<PaymentMethod | null> {
  const { invoice_settings: settings } = await getObject(em, 'customer', { id: customerId });
  const id = settings.default_payment_method;
  return id === null ? null : findObject(em, 'payment_method', id);
}

interface Charge {
  readonly amount: number;
  /** At a renewal nobody is there: the card that fails later fails. */
  readonly isRenewal?: boolean;
}

/** Writes an invoice and pays it. @returns whether it was paid; it stays open if not. */
async function charge(
  em: EntityManager,
  subscription: Subscription,
  { amount, isRenewal = false }: Charge,
): Promise<boolean> {
  const { id, customer, items } = subscription;
  const card = await findCardOf(em, customer);
  const isPaid = amount === 0 || (card !== null && !(isRenewal && card.sandbox.fails));
  const product = await getObject(em, 'product', { id: items.data[0].price.product });
  const invoice = await addObject<'invoice'>(em, 'invoice', () => ({
    listedBy: customer,
    customer,
    amount_due: amount,
    status: isPaid ? 'paid' : 'open',
    description: product.name,
    parent: { type: 'subscription_details', subscription_details: { subscription: id } },
  }));
  subscription.latest_invoice = invoice.id;
  await emit(em, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return isPaid;
}

/** Changes the plan at once, for what it costs now. */
export async function changePlan(em: EntityManager, subscription: Subscription, price: Price): Promise<void> {
  const [item] = subscription.items.data;
  if (item.price.id === price.id) return;
  const amount = await costOfChange(em, subscription, price);
  if (restarts(subscription, price)) {
    const now = await sandboxNow(em);
    subscription.billing_cycle_anchor = now;
    item.current_period_start = now;
    item.current_period_end = periodEnd(now, now, price.recurring.interval);
  }
  item.price = price;
  await charge(em, subscription, { amount });
  await keep(em, subscription, 'updated');
}

/** What changing to another price costs now, in cents: what is left of the paid period is taken off. */
export async function costOfChange(em: EntityManager, subscription: Subscription, price: Price) {
  if (subscription.status === 'trialing') return 0;
  const [{ price: before, current_period_start: start, current_period_end: end }] = subscription.items.data;
  const left = Math.min(1, Math.max(0, end - (await sandboxNow(em))) / (end - start));
  const cost = restarts(subscription, price) ? price.unit_amount : Math.round(price.unit_amount * left);
  return Math.max(0, cost - Math.round(before.unit_amount * left));
}

/** Another interval, or the first price that costs anything, begins a new period; a trial goes on. */
function restarts({ status, items }: Subscription, price: Price): boolean {
  const [{ price: before }] = items.data;
  const isFree = before.unit_amount === 0 && price.unit_amount > 0;
  return status !== 'trialing' && (before.recurring.interval !== price.recurring.interval || isFree);
}

/** Has it end with its period, or go on after all. */
export async function setCancelAtPeriodEnd(
  em: EntityManager,
  subscription: Subscription,
  isCancelled: boolean,
): Promise<void> {
  subscription.cancel_at_period_end = isCancelled;
  subscription.cancel_at = isCancelled ? subscription.items.data[0].current_period_end : null;
  await keep(em, subscription, 'updated');
}

/** Does what is due: the period is renewed or was the last one, and who did not pay in time is out. */
export async function takeNextStep(em: EntityManager, subscription: Subscription): Promise<void> {
  const [item] = subscription.items.data;
  if (subscription.status === 'past_due' || subscription.cancel_at_period_end) {
    subscription.ended_at = subscription.sandbox.nextAt;
    subscription.status = 'canceled';
    return keep(em, subscription, 'deleted');
  }
  const { price, current_period_end: start } = item;
  item.current_period_start = start;
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, start, price.recurring.interval);
  const isPaid = await charge(em, subscription, { amount: price.unit_amount, isRenewal: true });
  subscription.status = isPaid ? 'active' : 'past_due';
  await keep(em, subscription, 'updated');
}

type Change = 'created' | 'updated' | 'deleted';

async function keep(em: EntityManager, subscription: Subscription, change: Change): Promise<void> {
  subscription.sandbox.nextAt = nextMoment(subscription);
  await saveObject(em, subscription);
  await emit(em, `customer.subscription.${change}`, subscription);
}

function nextMoment({ status, items }: Subscription): number | null {
  const [{ current_period_start: start, current_period_end: end }] = items.data;
  if (status === 'canceled') return null;
  return status === 'past_due' ? start + GRACE : end;
}
