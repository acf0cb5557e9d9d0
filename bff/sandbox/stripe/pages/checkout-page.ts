import { html } from '@shortlist/engine/extraction/preview/html.ts';
import { DAY } from '../clock.ts';
import type { CheckoutSession, Price, Product } from '../stripe-objects.ts';
import { cardFields, type Typed } from './card-fields.ts';
import { dayText, money, page, priceText } from './page.ts';

export interface CheckoutView {
  readonly session: CheckoutSession;
  readonly price: Price;
  readonly product: Product;
  readonly email: string | null;
  readonly asksForCard: boolean;
  /** The sandbox's time, in seconds. */
  readonly now: number;
}

/** The page where a plan is paid for. */
export function checkoutPage(view: CheckoutView, typed: Typed = {}): string {
  const { session, price, product, email, asksForCard, now } = view;
  const days = session.sandbox.trialDays;
  const trial =
    days > 0 &&
    html`<p class="quiet">${days} days free, then ${priceText(price)} from ${dayText(now + days * DAY)}.</p>`;
  return page(
    `Subscribe to ${product.name}`,
    html`<div class="columns">
      <section aria-labelledby="title">
        <h1 id="title">Subscribe to ${product.name}</h1>
        <p class="price">${money(price.unit_amount)} <span>per ${price.recurring.interval}</span></p>
        ${product.description ? html`<p class="quiet">${product.description}</p>` : null}
        ${trial}
        <dl>
          <div><dt>${product.name}, billed by the ${price.recurring.interval}</dt><dd>${money(price.unit_amount)}</dd></div>
          <div class="total"><dt>Due today</dt><dd>${money(session.amount_total)}</dd></div>
        </dl>
      </section>
      <section class="card" aria-labelledby="pay">
        <h2 id="pay">${asksForCard ? 'Pay by card' : 'Confirm your plan'}</h2>
        ${email ? html`<p class="quiet">For ${email}</p>` : null}
        ${typed.refusal ? html`<p class="refusal" role="alert">${typed.refusal}</p>` : null}
        <form method="post" action="/sandbox/stripe/pay/${session.id}">
          ${asksForCard ? cardFields(typed) : null}
          <div class="actions">
            <button class="button primary" name="action" value="pay">${payText(view)}</button>
            <button class="button" name="action" value="cancel">Cancel</button>
          </div>
        </form>
      </section>
    </div>`,
  );
}

function payText({ session }: CheckoutView): string {
  if (session.sandbox.trialDays > 0) return 'Start trial';
  return session.amount_total > 0 ? `Pay ${money(session.amount_total)}` : 'Subscribe';
}
