import type { EntityManager } from '../../../src/db/database.ts';
import { attachCard, changePlan, prorated, setCancelAtPeriodEnd } from '../billing.ts';
import { type Card, readCard } from '../cards.ts';
import { sandboxNow } from '../clock.ts';
import { findObject, getObject, listObjects } from '../object-store.ts';
import { findSubscriptionOf, offeredPrices } from '../portal-sessions.ts';
import { StripeError } from '../stripe-error.ts';
import type { PaymentMethod, PortalSession, Subscription } from '../stripe-objects.ts';
import { cardFormOf, type Typed } from './card-form.ts';
import { type ChangeView, changePage } from './change-page.ts';
import type { PageAnswer } from './pages.router.ts';
import { portalPage } from './portal-page.ts';

type Form = Readonly<Record<string, string>>;

export async function showPortal(em: EntityManager, id: string, price: string | null): Promise<PageAnswer> {
  const session = await getObject(em, 'billing_portal.session', { id });
  const wanted = price ?? wantedBy(session);
  return wanted === undefined ? portal(em, session) : change(em, session, wanted);
}

/** The price that the product sent the customer here to confirm. */
function wantedBy({ flow }: PortalSession): string | undefined {
  return flow?.subscription_update_confirm.items[0]?.price;
}

/** Does what a button of the portal says. */
export async function submitPortal(em: EntityManager, id: string, form: Form): Promise<PageAnswer> {
  const session = await getObject(em, 'billing_portal.session', { id });
  if (form.action === 'card') return saveCard(em, session, form);
  if (form.action === 'change') return confirmChange(em, session, form);
  if (form.action === 'cancel' || form.action === 'resume') {
    await setCancelAtPeriodEnd(em, await runningOf(em, session), form.action === 'cancel');
    return { to: addressOf(session) };
  }
  return { to: session.flow === null ? addressOf(session) : session.return_url };
}

async function saveCard(em: EntityManager, session: PortalSession, form: Form): Promise<PageAnswer> {
  const read = await cardOf(em, form);
  if (!('card' in read)) return portal(em, session, { ...read, status: 422 });
  await attachCard(em, await getObject(em, 'customer', { id: session.customer }), read.card);
  return { to: addressOf(session) };
}

async function confirmChange(em: EntityManager, session: PortalSession, form: Form): Promise<PageAnswer> {
  const { offer, view } = await changeOf(em, session, form.price || (wantedBy(session) ?? ''));
  if (view.card === null && offer.price.unit_amount > 0) {
    const read = await cardOf(em, form);
    if (!('card' in read)) return { status: 422, page: changePage(view, read) };
    await attachCard(em, await getObject(em, 'customer', { id: session.customer }), read.card);
  }
  await changePlan(em, await runningOf(em, session), offer.price);
  return { to: session.flow?.after_completion?.redirect.return_url ?? addressOf(session) };
}

async function cardOf(em: EntityManager, form: Form): Promise<{ card: Card } | Typed> {
  const given = cardFormOf(form);
  const read = readCard(given, (await sandboxNow(em)) * 1000);
  if ('faults' in read) return { given, faults: read.faults };
  if (read.card.isDeclined)
    return { given, faults: { number: 'This card was declined. Please use another one.' } };
  return { card: read.card };
}

async function portal(
  em: EntityManager,
  session: PortalSession,
  { status = 200, ...typed }: Typed & { readonly status?: number } = {},
): Promise<PageAnswer> {
  const subscription = await findSubscriptionOf(em, session.customer);
  const product = subscription?.items.data[0].price.product;
  const view = {
    session,
    subscription,
    planName: product === undefined ? '' : (await getObject(em, 'product', { id: product })).name,
    offers: await offeredPrices(em, session),
    card: await cardOnFile(em, session),
    invoices: await listObjects(em, 'invoice', session.customer),
  };
  return { status, page: portalPage(view, typed) };
}

async function change(em: EntityManager, session: PortalSession, price: string): Promise<PageAnswer> {
  return { page: changePage((await changeOf(em, session, price)).view) };
}

async function changeOf(em: EntityManager, session: PortalSession, priceId: string) {
  const offer = (await offeredPrices(em, session)).find(({ price }) => price.id === priceId);
  if (offer === undefined) throw new StripeError({ message: 'This plan is not on offer.', status: 404 });
  const subscription = await runningOf(em, session);
  const [{ price, current_period_end: periodEnd }] = subscription.items.data;
  const product = await getObject(em, 'product', { id: price.product });
  const view: ChangeView = {
    session,
    from: { name: product.name, price },
    to: offer,
    dueNow: await prorated(em, subscription, offer.price),
    isTrial: subscription.status === 'trialing',
    periodEnd,
    card: await cardOnFile(em, session),
  };
  return { offer, view };
}

async function runningOf(em: EntityManager, session: PortalSession): Promise<Subscription> {
  const subscription = await findSubscriptionOf(em, session.customer);
  if (subscription !== null && subscription.status !== 'canceled') return subscription;
  throw new StripeError({ message: 'There is no subscription that runs.', status: 409 });
}

async function cardOnFile(em: EntityManager, { customer }: PortalSession): Promise<PaymentMethod | null> {
  const { invoice_settings: settings } = await getObject(em, 'customer', { id: customer });
  return settings.default_payment_method === null
    ? null
    : findObject(em, 'payment_method', settings.default_payment_method);
}

function addressOf({ id }: PortalSession): string {
  return `/sandbox/stripe/portal/${id}`;
}
