import type { Invoice, PaymentMethod, PortalSession, Price, Subscription } from '../stripe-objects.ts';
import { cardFields } from './card-fields.ts';
import type { Typed } from './card-form.ts';
import { type Html, html } from './html.ts';
import { page } from './page.ts';
import { dayText, money, priceText } from './words.ts';

export interface Offer {
  readonly price: Price;
  readonly name: string;
}

export interface PortalView {
  readonly session: PortalSession;
  readonly subscription: Subscription | null;
  readonly planName: string;
  readonly offers: readonly Offer[];
  readonly card: PaymentMethod | null;
  readonly invoices: readonly Invoice[];
}

/** The page where a customer looks after the subscription. */
export function portalPage(view: PortalView, typed: Typed = {}): string {
  return page(
    'Your subscription',
    html`<div class="stack">
      <p><a href="${view.session.return_url}">← Back to Shortlist</a></p>
      <h1>Your subscription</h1>
      ${currentPlan(view)} ${planChoice(view)} ${cardSection(view, typed)} ${invoiceList(view)}
    </div>`,
  );
}

function currentPlan({ session, subscription, planName }: PortalView): Html {
  if (subscription === null)
    return html`<section class="card"><h2>Current plan</h2><p class="quiet">None.</p></section>`;
  const [item] = subscription.items.data;
  const isOver = subscription.status === 'canceled';
  return html`<section class="card" aria-labelledby="plan">
    <h2 id="plan">Current plan</h2>
    <p class="price">${planName} <span>${priceText(item.price)}</span></p>
    <p class="quiet">${stateText(subscription)}</p>
    ${
      isOver
        ? null
        : html`<form class="actions" method="post" action="/sandbox/stripe/portal/${session.id}">
      ${
        subscription.cancel_at_period_end
          ? html`<button class="button primary" name="action" value="resume">Resume</button>`
          : html`<button class="button danger" name="action" value="cancel">Cancel at the end of the period</button>`
      }
    </form>`
    }
  </section>`;
}

function stateText({ status, ended_at, cancel_at_period_end, items }: Subscription): string {
  const end = dayText(items.data[0].current_period_end);
  if (status === 'canceled') return `Ended on ${dayText(ended_at ?? 0)}.`;
  if (cancel_at_period_end) return `Ends on ${end}.`;
  if (status === 'past_due')
    return 'The last payment failed. It is tried again; a new card is charged at once.';
  return status === 'trialing' ? `Free trial until ${end}, then paid.` : `Renews on ${end}.`;
}

function planChoice({ session, subscription, offers }: PortalView): Html | null {
  const others = offers.filter(({ price }) => price.id !== subscription?.items.data[0].price.id);
  if (subscription === null || subscription.status === 'canceled' || others.length === 0) return null;
  return html`<section class="card" aria-labelledby="change">
    <h2 id="change">Change plan</h2>
    <ul class="plain">
      ${others.map(
        ({ price, name }) => html`<li class="row">
        <span>${name}<br /><span class="quiet small">${priceText(price)}</span></span>
        <a class="button" href="/sandbox/stripe/portal/${session.id}?price=${price.id}">Change to ${name}</a>
      </li>`,
      )}
    </ul>
  </section>`;
}

function cardSection({ session, card }: PortalView, { given, faults }: Typed): Html {
  return html`<section class="card" aria-labelledby="method">
    <h2 id="method">Payment method</h2>
    <p>${cardText(card)}</p>
    <details${faults ? html` open` : null}>
      <summary>${card === null ? 'Add a card' : 'Use another card'}</summary>
      <form method="post" action="/sandbox/stripe/portal/${session.id}">
        ${cardFields(given, faults)}
        <div class="actions"><button class="button primary" name="action" value="card">Save card</button></div>
      </form>
    </details>
  </section>`;
}

/** `Visa ending in 4242, good until 12/2030` */
export function cardText(card: PaymentMethod | null): string {
  if (card === null) return 'There is no card.';
  const { last4, exp_month, exp_year } = card.card;
  return `Visa ending in ${last4}, good until ${String(exp_month).padStart(2, '0')}/${exp_year}`;
}

const INVOICE_STATES = { paid: 'Paid', open: 'Payment failed', void: 'Cancelled' } as const;

function invoiceList({ invoices }: PortalView): Html {
  return html`<section class="card" aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${
      invoices.length === 0
        ? html`<p class="quiet">There is none yet.</p>`
        : html`<div class="scroll" role="group" aria-label="Table of invoices" tabindex="0"><table>
      <thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">Plan</th><th scope="col">Amount</th><th scope="col">State</th></tr></thead>
      <tbody>${invoices.map(
        (each) =>
          html`<tr><td>${each.number}</td><td>${dayText(each.created)}</td><td>${each.description}</td><td>${money(each.amount_due)}</td><td>${INVOICE_STATES[each.status]}</td></tr>`,
      )}</tbody>
    </table></div>`
    }
  </section>`;
}
