import type { EntityManager } from '../../../src/db/database.ts';
import { readCard } from '../cards.ts';
import { getCheckout, needsCard, payCheckout } from '../checkout-sessions.ts';
import { sandboxNow } from '../clock.ts';
import { getObject } from '../object-store.ts';
import type { CheckoutSession } from '../stripe-objects.ts';
import { cardFormOf } from './card-fields.ts';
import { type CheckoutView, checkoutPage } from './checkout-page.ts';
import { messagePage } from './page.ts';
import type { PageAnswer } from './page-answer.ts';

export async function showCheckout(em: EntityManager, id: string): Promise<PageAnswer> {
  const session = await getCheckout(em, id);
  if (session.status !== 'open') return over(session);
  return { page: checkoutPage(await viewOf(em, session)) };
}

/** Pays or cancels; a card that is refused leaves the session open for another one. */
export async function submitCheckout(
  em: EntityManager,
  id: string,
  form: Readonly<Record<string, string>>,
): Promise<PageAnswer> {
  const session = await getCheckout(em, id);
  if (session.status === 'complete') return { to: successAddress(session) };
  if (session.status === 'expired') return over(session);
  if (form.action === 'cancel') return { to: session.cancel_url };
  const view = await viewOf(em, session);
  if (!view.asksForCard) {
    await payCheckout(em, session, null);
    return { to: successAddress(session) };
  }
  const given = cardFormOf(form);
  const read = readCard(given, view.now * 1000);
  if ('faults' in read) return { status: 422, page: checkoutPage(view, { given, faults: read.faults }) };
  if (read.card.isDeclined) {
    const refusal = 'Your card was declined. Try another card.';
    return { status: 402, page: checkoutPage(view, { given, refusal }) };
  }
  await payCheckout(em, session, read.card);
  return { to: successAddress(session) };
}

async function viewOf(em: EntityManager, session: CheckoutSession): Promise<CheckoutView> {
  const price = await getObject(em, 'price', { id: session.sandbox.price });
  return {
    session,
    price,
    product: await getObject(em, 'product', { id: price.product }),
    email: (await getObject(em, 'customer', { id: session.customer })).email,
    asksForCard: await needsCard(em, session),
    now: await sandboxNow(em),
  };
}

function over(session: CheckoutSession): PageAnswer {
  const isPaid = session.status === 'complete';
  const title = isPaid ? 'Already paid' : 'Checkout expired';
  const way = isPaid
    ? { href: successAddress(session), text: 'Continue' }
    : { href: session.cancel_url, text: 'Back to the plan' };
  const sentence = isPaid
    ? 'Your subscription is active.'
    : "You weren't charged. Start again from the plan page.";
  return { page: messagePage(title, sentence, way) };
}

function successAddress({ id, success_url }: CheckoutSession): string {
  return success_url.replace('{CHECKOUT_SESSION_ID}', id);
}
