import type { EntityManager } from '../../../src/db/database.ts';
import {
  attachCard,
  changePlan,
  costOfChange,
  findCardOf,
  findSubscriptionOf,
  setCancelAtPeriodEnd,
} from '../billing.ts';
import { type Card, readCard } from '../cards.ts';
import { sandboxNow } from '../clock.ts';
import { getObject, listObjects } from '../object-store.ts';
import { StripeError } from '../stripe-error.ts';
import type { PortalSession, Subscription } from '../stripe-objects.ts';
import { cardFormOf, type Typed } from './card-fields.ts';
import type { PageAnswer } from './page-answer.ts';
import { type ChangeView, changePage, portalPage } from './portal-page.ts';

type Form = Readonly<Record<string, string>>;

/** The portal, or the change of plan that the product sent the customer here to confirm. */
export async function showPortal(em: EntityManager, id: string): Promise<PageAnswer> {
  const session = await getObject(em, 'billing_portal.session', { id });
  const { price } = session.sandbox;
  return {
    page: price === null ? await portal(em, session) : changePage(await changeOf(em, session, price)),
  };
}

/** Does what a button of the portal says. */
export async function submitPortal(em: EntityManager, id: string, form: Form): Promise<PageAnswer> {
  const session = await getObject(em, 'billing_portal.session', { id });
  const { price } = session.sandbox;
  if (form.action === 'card') return saveCard(em, session, form);
  if (form.action === 'change' && price !== null) return confirmChange(em, session, { form, price });
  if (form.action !== 'cancel' && form.action !== 'resume') return { to: session.return_url };
  await setCancelAtPeriodEnd(em, await runningOf(em, session), form.action === 'cancel');
  return { to: session.url };
}

async function saveCard(em: EntityManager, session: PortalSession, form: Form): Promise<PageAnswer> {
  const read = await cardOf(em, form);
  if (!('card' in read)) return { status: 422, page: await portal(em, session, read) };
  await attachCard(em, await getObject(em, 'customer', { id: session.customer }), read.card);
  return { to: session.url };
}

async function confirmChange(
  em: EntityManager,
  session: PortalSession,
  { form, price }: { form: Form; price: string },
): Promise<PageAnswer> {
  const view = await changeOf(em, session, price);
  if (view.card === null && view.to.price.unit_amount > 0) {
    const read = await cardOf(em, form);
    if (!('card' in read)) return { status: 422, page: changePage(view, read) };
    await attachCard(em, await getObject(em, 'customer', { id: session.customer }), read.card);
  }
  await changePlan(em, await runningOf(em, session), view.to.price);
  return { to: session.sandbox.changedUrl };
}

async function cardOf(em: EntityManager, form: Form): Promise<{ card: Card } | Typed> {
  const given = cardFormOf(form);
  const read = readCard(given, (await sandboxNow(em)) * 1000);
  if ('faults' in read) return { given, faults: read.faults };
  if (!read.card.isDeclined) return read;
  return { given, faults: { number: 'This card was declined. Try another card.' } };
}

async function portal(em: EntityManager, session: PortalSession, typed?: Typed): Promise<string> {
  const { customer } = session;
  const subscription = await findSubscriptionOf(em, customer);
  const plan = subscription && (await offerOf(em, subscription.items.data[0].price.id));
  const card = await findCardOf(em, customer);
  return portalPage(
    { session, subscription, plan, card, invoices: await listObjects(em, 'invoice', customer) },
    typed,
  );
}

async function changeOf(em: EntityManager, session: PortalSession, priceId: string): Promise<ChangeView> {
  const subscription = await runningOf(em, session);
  const to = await offerOf(em, priceId);
  return {
    session,
    subscription,
    from: await offerOf(em, subscription.items.data[0].price.id),
    to,
    dueNow: await costOfChange(em, subscription, to.price),
    card: await findCardOf(em, session.customer),
  };
}

async function offerOf(em: EntityManager, priceId: string) {
  const price = await getObject(em, 'price', { id: priceId });
  return { price, name: (await getObject(em, 'product', { id: price.product })).name };
}

async function runningOf(em: EntityManager, session: PortalSession): Promise<Subscription> {
  const subscription = await findSubscriptionOf(em, session.customer);
  if (subscription !== null && subscription.status !== 'canceled') return subscription;
  throw new StripeError({ message: 'You have no active subscription.', status: 409 });
}
