import type { Price } from '../stripe-objects.ts';

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
