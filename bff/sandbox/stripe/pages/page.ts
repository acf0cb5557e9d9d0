import { type Html, html } from '@shortlist/engine/extraction/preview/html.ts';
import { sandboxPage } from '../../sandbox-page.ts';
import type { Price } from '../stripe-objects.ts';

/** A page of the payment sandbox, which says that no money moves. */
export function page(title: string, body: Html): string {
  return sandboxPage({
    title,
    of: 'payments',
    warning: 'This is the payment sandbox. No card is charged, no money moves.',
    styles: '/sandbox/stripe/sandbox.css',
    body,
  });
}

/** A page that says one thing, with a way on if there is one. */
export function messagePage(title: string, sentence: string, way?: { href: string; text: string }): string {
  return page(
    title,
    html`<section class="card narrow">
      <h1>${title}</h1>
      <p class="quiet">${sentence}</p>
      ${way ? html`<a class="button" href="${way.href}">${way.text}</a>` : null}
    </section>`,
  );
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Cents as `$49.00`. */
export function money(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** `$49.00 per month` */
export function priceText({ unit_amount, recurring }: Price): string {
  return `${money(unit_amount)} per ${recurring.interval}`;
}

/** Seconds as `November 21, 2026`. */
export function dayText(seconds: number): string {
  return DAY.format(seconds * 1000);
}
