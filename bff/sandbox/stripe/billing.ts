import type { EntityManager } from '../../src/db/database.ts';
import type { Card } from './cards.ts';
import { DAY, periodEnd, sandboxNow } from './clock.ts';
import { emit } from './events.ts';
import { addObject, findObject, getObject, listObjects, sandboxId, saveObject } from './object-store.ts';
import { StripeError } from './stripe-error.ts';
import type { Customer, Invoice, Price, Subscription } from './stripe-objects.ts';

/** Days from a payment that failed to the next try; after the last the subscription is cancelled. */
const RETRY_DAYS = [3, 5, 7];
const TOLD_BEFORE_TRIAL_END = 3 * DAY;

export interface NewSubscription {
  readonly customer: Customer;
  readonly price: Price;
  readonly trialDays: number;
  readonly metadata: Record<string, string>;
}

/** Begins a subscription: with a trial, or with a first payment. @throws StripeError card_declined */
export async function subscribe(em: EntityManager, input: NewSubscription): Promise<Subscription> {
  const { customer, price, trialDays, metadata } = input;
  const subscription = await addObject<'subscription'>(em, 'subscription', (id, created) => {
    const trialEnd = trialDays > 0 ? created + trialDays * DAY : null;
    const anchor = trialEnd ?? created;
    const end = trialEnd ?? periodEnd(anchor, created, price.recurring.interval);
    return {
      listedBy: customer.id,
      metadata,
      customer: customer.id,
      currency: price.currency,
      collection_method: 'charge_automatically',
      status: trialEnd === null ? 'active' : 'trialing',
      start_date: created,
      billing_cycle_anchor: anchor,
      trial_start: trialEnd === null ? null : created,
      trial_end: trialEnd,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      items: itemsOf({ id, price, created, end }),
      sandbox: { nextAt: null, hasToldTrialEnd: false, failures: 0 },
    };
  });
  const amount = subscription.trial_end === null ? price.unit_amount : 0;
  await charge(em, subscription, { amount, reason: 'subscription_create' });
  await keep(em, subscription, 'created');
  return subscription;
}

function itemsOf(of: { id: string; price: Price; created: number; end: number }): Subscription['items'] {
  const item = {
    id: sandboxId('si'),
    object: 'subscription_item',
    created: of.created,
    livemode: false,
    metadata: {},
    subscription: of.id,
    price: of.price,
    quantity: 1,
    current_period_start: of.created,
    current_period_end: of.end,
  } as const;
  return {
    object: 'list',
    data: [item],
    has_more: false,
    url: `/v1/subscription_items?subscription=${of.id}`,
  };
}

/** Gives a customer a card; an invoice that is still open is paid with it. */
export async function attachCard(em: EntityManager, customer: Customer, card: Card): Promise<void> {
  const { last4, exp_month, exp_year, fails } = card;
  const method = await addObject<'payment_method'>(em, 'payment_method', () => ({
    listedBy: customer.id,
    type: 'card',
    customer: customer.id,
    card: { brand: 'visa', last4, exp_month, exp_year },
    sandbox: { fails },
  }));
  customer.invoice_settings.default_payment_method = method.id;
  await saveObject(em, customer);
  for (const { id } of await listObjects(em, 'subscription', customer.id)) {
    const subscription = await getObject(em, 'subscription', { id });
    if (subscription.status === 'past_due') await retryPayment(em, subscription);
  }
}

interface Charge {
  /** Cents; below 0 the customer keeps it as a balance. */
  readonly amount: number;
  readonly reason: Invoice['billing_reason'];
}

/** Writes an invoice and pays it. @returns whether the payment succeeded; the invoice stays open if not. */
async function charge(em: EntityManager, subscription: Subscription, due: Charge): Promise<boolean> {
  const customer = await getObject(em, 'customer', { id: subscription.customer });
  const owed = due.amount + customer.balance;
  const amountDue = Math.max(0, owed);
  customer.balance = Math.min(0, owed);
  await saveObject(em, customer);
  const count = (await listObjects(em, 'invoice', customer.id)).length;
  const [{ price }] = subscription.items.data;
  const product = await getObject(em, 'product', { id: price.product });
  const invoice = await addObject<'invoice'>(em, 'invoice', () => ({
    listedBy: customer.id,
    number: `TEST-${customer.id.slice(-6).toUpperCase()}-${String(count + 1).padStart(4, '0')}`,
    customer: customer.id,
    currency: subscription.currency,
    total: due.amount,
    amount_due: amountDue,
    amount_paid: 0,
    attempt_count: 0,
    status: 'open',
    billing_reason: due.reason,
    description: product.name,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
  }));
  subscription.latest_invoice = invoice.id;
  await emit(em, 'invoice.created', invoice);
  return pay(em, invoice, customer);
}

async function pay(em: EntityManager, invoice: Invoice, customer: Customer): Promise<boolean> {
  const methodId = customer.invoice_settings.default_payment_method;
  const method = methodId === null ? null : await findObject(em, 'payment_method', methodId);
  // The card that fails later pays what is asked while the customer is there.
  const isThere = invoice.billing_reason !== 'subscription_cycle';
  const isPaid = invoice.amount_due === 0 || (method !== null && (isThere || !method.sandbox.fails));
  invoice.attempt_count += 1;
  if (isPaid) Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due });
  await saveObject(em, invoice);
  await emit(em, isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoice);
  return isPaid;
}

/** Changes the plan at once: what is left of the paid period is counted against the new price. */
export async function changePlan(em: EntityManager, subscription: Subscription, price: Price): Promise<void> {
  assertRunning(subscription);
  const [item] = subscription.items.data;
  if (item.price.id === price.id) return;
  const amount = await prorated(em, subscription, price);
  await assertCanPay(em, subscription, amount);
  const now = await sandboxNow(em);
  if (restarts(subscription, price)) {
    subscription.billing_cycle_anchor = now;
    item.current_period_start = now;
    item.current_period_end = periodEnd(now, now, price.recurring.interval);
  }
  item.price = price;
  await charge(em, subscription, { amount, reason: 'subscription_update' });
  await keep(em, subscription, 'updated');
}

/** A change is not made on credit. */
async function assertCanPay(
  em: EntityManager,
  { customer: id }: Subscription,
  amount: number,
): Promise<void> {
  const customer = await getObject(em, 'customer', { id });
  const isOwed = amount + customer.balance > 0;
  if (!isOwed || customer.invoice_settings.default_payment_method !== null) return;
  throw new StripeError({
    message: 'This customer has no attached payment source',
    code: 'resource_missing',
  });
}

/** What changing to another price costs now, in cents; nothing in a trial, below 0 when money is left over. */
export async function prorated(em: EntityManager, subscription: Subscription, price: Price): Promise<number> {
  if (subscription.status === 'trialing') return 0;
  const [{ price: before, current_period_start: start, current_period_end: end }] = subscription.items.data;
  const left = Math.min(1, Math.max(0, end - (await sandboxNow(em))) / (end - start));
  const credit = Math.round(before.unit_amount * left);
  return restarts(subscription, price)
    ? price.unit_amount - credit
    : Math.round(price.unit_amount * left) - credit;
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
  assertRunning(subscription);
  const [{ current_period_end: end }] = subscription.items.data;
  subscription.cancel_at_period_end = isCancelled;
  subscription.cancel_at = isCancelled ? end : null;
  subscription.canceled_at = isCancelled ? await sandboxNow(em) : null;
  await keep(em, subscription, 'updated');
}

/** Ends it now. */
export async function cancelNow(em: EntityManager, subscription: Subscription, at: number): Promise<void> {
  assertRunning(subscription);
  subscription.status = 'canceled';
  subscription.ended_at = at;
  subscription.canceled_at ??= at;
  for (const { id } of await listObjects(em, 'invoice', subscription.customer)) {
    const invoice = await getObject(em, 'invoice', { id });
    if (invoice.status === 'open') await saveObject(em, { ...invoice, status: 'void' });
  }
  await keep(em, subscription, 'deleted');
}

/** Does the next thing that is due by itself. */
export async function takeNextStep(em: EntityManager, subscription: Subscription): Promise<void> {
  const [item] = subscription.items.data;
  const now = await sandboxNow(em);
  if (isTrialEndToTell(subscription, now)) {
    subscription.sandbox.hasToldTrialEnd = true;
    await keep(em, subscription, 'trial_will_end');
  } else if (item.current_period_end <= now && subscription.status !== 'past_due') {
    if (subscription.cancel_at_period_end) await cancelNow(em, subscription, item.current_period_end);
    else await renew(em, subscription);
  } else if (subscription.status === 'past_due') {
    await retryPayment(em, subscription);
  }
}

function isTrialEndToTell({ status, trial_end, sandbox }: Subscription, now: number): boolean {
  if (status !== 'trialing' || trial_end === null || sandbox.hasToldTrialEnd) return false;
  return trial_end - TOLD_BEFORE_TRIAL_END <= now;
}

async function renew(em: EntityManager, subscription: Subscription): Promise<void> {
  const [item] = subscription.items.data;
  const { price, current_period_end: start } = item;
  item.current_period_start = start;
  item.current_period_end = periodEnd(subscription.billing_cycle_anchor, start, price.recurring.interval);
  const isPaid = await charge(em, subscription, { amount: price.unit_amount, reason: 'subscription_cycle' });
  subscription.status = isPaid ? 'active' : 'past_due';
  subscription.sandbox.failures = isPaid ? 0 : 1;
  await keep(em, subscription, 'updated');
}

async function retryPayment(em: EntityManager, subscription: Subscription): Promise<void> {
  const invoice = await getObject(em, 'invoice', { id: subscription.latest_invoice ?? '' });
  const customer = await getObject(em, 'customer', { id: subscription.customer });
  if (await pay(em, invoice, customer)) {
    subscription.status = 'active';
    subscription.sandbox.failures = 0;
    await keep(em, subscription, 'updated');
    return;
  }
  subscription.sandbox.failures += 1;
  const hasGivenUp = subscription.sandbox.failures > RETRY_DAYS.length;
  if (hasGivenUp) await cancelNow(em, subscription, await sandboxNow(em));
  else await keep(em, subscription, 'updated');
}

type Change = 'created' | 'updated' | 'deleted' | 'trial_will_end';

async function keep(em: EntityManager, subscription: Subscription, change: Change): Promise<void> {
  subscription.sandbox.nextAt = await nextMoment(em, subscription);
  await saveObject(em, subscription);
  await emit(em, `customer.subscription.${change}`, subscription);
}

async function nextMoment(em: EntityManager, subscription: Subscription): Promise<number | null> {
  const { status, trial_end, items, sandbox } = subscription;
  if (status === 'canceled') return null;
  if (status === 'past_due') return (await sandboxNow(em)) + (RETRY_DAYS[sandbox.failures - 1] ?? 0) * DAY;
  if (status === 'trialing' && !sandbox.hasToldTrialEnd) return (trial_end ?? 0) - TOLD_BEFORE_TRIAL_END;
  return items.data[0].current_period_end;
}

function assertRunning({ id, status }: Subscription): void {
  if (status !== 'canceled') return;
  throw new StripeError({
    code: 'resource_missing',
    message: `No such subscription: '${id}'`,
    param: 'id',
    status: 404,
  });
}
