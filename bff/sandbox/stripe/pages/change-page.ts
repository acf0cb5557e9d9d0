import type { PaymentMethod, PortalSession, Price } from '../stripe-objects.ts';
import { cardFields } from './card-fields.ts';
import type { Typed } from './card-form.ts';
import { html } from './html.ts';
import { page } from './page.ts';
import { cardText } from './portal-page.ts';
import { dayText, money, priceText } from './words.ts';

export interface ChangeView {
  readonly session: PortalSession;
  readonly from: { readonly name: string; readonly price: Price };
  readonly to: { readonly name: string; readonly price: Price };
  /** Cents to pay now; below 0 for what is left over. */
  readonly dueNow: number;
  readonly isTrial: boolean;
  readonly periodEnd: number;
  readonly card: PaymentMethod | null;
}

/** The page where a customer confirms another plan and what it costs now. */
export function changePage(view: ChangeView, { given, faults }: Typed = {}): string {
  const { session, from, to, card } = view;
  const asksForCard = card === null && to.price.unit_amount > 0;
  return page(
    `Change to ${to.name}`,
    html`<section class="card narrow">
      <h1>Change to ${to.name}</h1>
      <dl class="lines">
        <div><dt>Now: ${from.name}</dt><dd>${priceText(from.price)}</dd></div>
        <div><dt>Then: ${to.name}</dt><dd>${priceText(to.price)}</dd></div>
        <div class="total"><dt>Due today</dt><dd>${money(Math.max(0, view.dueNow))}</dd></div>
      </dl>
      <p class="quiet small">${explanation(view)}</p>
      ${asksForCard ? null : html`<p>${cardText(card)}</p>`}
      <form method="post" action="/sandbox/stripe/portal/${session.id}?price=${to.price.id}">
        ${asksForCard ? cardFields(given, faults) : null}
        <div class="actions">
          <button class="button primary" name="action" value="change">Confirm</button>
          <button class="button" name="action" value="back">Cancel</button>
        </div>
      </form>
    </section>`,
  );
}

function explanation({ dueNow, isTrial, periodEnd }: ChangeView): string {
  if (isTrial) return `Your free trial goes on until ${dayText(periodEnd)}.`;
  if (dueNow < 0)
    return `${money(-dueNow)} of what you paid is left over and is taken off the next invoices.`;
  return 'What is left of the period that you paid for is taken off.';
}
