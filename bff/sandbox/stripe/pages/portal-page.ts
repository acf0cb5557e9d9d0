import { type Html, html } from '@shortlist/engine/extraction/preview/html.ts';
import type { Invoice, PaymentMethod, PortalSession, Price, Subscription } from '../stripe-objects.ts';
import { cardFields, type Typed } from './card-fields.ts';
import { dayText, money, page, priceText } from './page.ts';

/** A plan as it is sold. */
interface Offer {
  readonly price: Price;
  readonly name: string;
}

export interface PortalView {
  readonly session: PortalSession;
  readonly subscription: Subscription | null;
  readonly plan: Offer | null;
  readonly card: PaymentMethod | null;
  readonly invoices: readonly Invoice[];
}

export interface ChangeView {
  readonly session: PortalSession;
  readonly subscription: Subscription;
  readonly from: Offer;
  readonly to: Offer;
  /** Cents to pay now. */
  readonly dueNow: number;
  readonly card: PaymentMethod | null;
}

/** The page where a customer looks after the subscription. */
export function portalPage(
  { session, subscription, plan, card, invoices }: PortalView,
  typed: Typed = {},
): string {
  return page(
    'Your subscription',
    html`<div class="card">
      <p><a href="${session.return_url}">← Back to Shortlist</a></p>
      <h1>Your subscription</h1>
      <section aria-labelledby="plan">
        <h2 id="plan">Current plan</h2>
        ${subscription && plan ? currentPlan(session, subscription, plan) : html`<p class="quiet">None.</p>`}
      </section>
      <section aria-labelledby="method">
        <h2 id="method">Payment method</h2>
        <p>${cardText(card)}</p>
        <details${typed.faults ? html` open` : null}>
          <summary>${card === null ? 'Add a card' : 'Use another card'}</summary>
          ${form(session, html`${cardFields(typed)}<button class="button primary" name="action" value="card">Save card</button>`)}
        </details>
      </section>
      <section aria-labelledby="invoices">
        <h2 id="invoices">Invoices</h2>
        <dl>${invoices.map(
          (each) =>
            html`<div><dt>${dayText(each.created)}, ${each.description}</dt><dd>${money(each.amount_due)} ${each.status === 'paid' ? 'paid' : 'payment failed'}</dd></div>`,
        )}</dl>
      </section>
    </div>`,
  );
}

function currentPlan(session: PortalSession, subscription: Subscription, { name, price }: Offer): Html {
  const button = subscription.cancel_at_period_end
    ? html`<button class="button primary" name="action" value="resume">Resume</button>`
    : html`<button class="button danger" name="action" value="cancel">Cancel at period end</button>`;
  return html`<p class="price">${name} <span>${priceText(price)}</span></p>
    <p class="quiet">${stateText(subscription)}</p>
    ${subscription.status === 'canceled' ? null : form(session, button)}`;
}

function stateText({ status, ended_at, cancel_at_period_end, items }: Subscription): string {
  const end = dayText(items.data[0].current_period_end);
  if (status === 'canceled') return `Ended on ${dayText(ended_at ?? 0)}.`;
  if (cancel_at_period_end) return `Ends on ${end}.`;
  if (status === 'past_due')
    return 'Your last payment failed. It will be retried. A new card is charged right away.';
  return status === 'trialing' ? `Free trial until ${end}, then billed.` : `Renews on ${end}.`;
}

/** The page where a customer confirms another plan and what it costs now. */
export function changePage(
  { session, subscription, from, to, dueNow, card }: ChangeView,
  typed: Typed = {},
): string {
  const asksForCard = card === null && to.price.unit_amount > 0;
  const explanation =
    subscription.status === 'trialing'
      ? `Your free trial continues until ${dayText(subscription.items.data[0].current_period_end)}.`
      : 'Your unused time is credited.';
  return page(
    `Change to ${to.name}`,
    html`<section class="card narrow">
      <h1>Change to ${to.name}</h1>
      <dl>
        <div><dt>Now: ${from.name}</dt><dd>${priceText(from.price)}</dd></div>
        <div><dt>Then: ${to.name}</dt><dd>${priceText(to.price)}</dd></div>
        <div class="total"><dt>Due today</dt><dd>${money(dueNow)}</dd></div>
      </dl>
      <p class="quiet small">${explanation}</p>
      ${asksForCard ? null : html`<p>${cardText(card)}</p>`}
      ${form(
        session,
        html`${asksForCard ? cardFields(typed) : null}<div class="actions">
          <button class="button primary" name="action" value="change">Confirm</button>
          <button class="button" name="action" value="back">Cancel</button>
        </div>`,
      )}
    </section>`,
  );
}

function form({ url }: PortalSession, fields: Html): Html {
  return html`<form method="post" action="${new URL(url).pathname}">${fields}</form>`;
}

/** `Visa ending in 4242, expires 12/2030` */
function cardText(card: PaymentMethod | null): string {
  if (card === null) return 'No card on file.';
  const { last4, exp_month, exp_year } = card.card;
  return `Visa ending in ${last4}, expires ${String(exp_month).padStart(2, '0')}/${exp_year}`;
}
