import type { Page } from 'playwright-core';

/** Cards of the payment sandbox. */
export const testCards = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const;

/** From the plan list to the pay page of a plan, as it is sold by the year. */
export async function openCheckout(page: Page, plan: string): Promise<void> {
  await page.goto('/plans?cycle=year');
  await page.getByRole('link', { name: `View Details & Subscribe: ${plan}` }).click();
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Subscribe to ${plan}` }).waitFor();
}

/** Fills the card on the pay page and presses its button. */
export async function payBy(page: Page, number: string, button: RegExp): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Ada Lovelace');
  await page.getByRole('button', { name: button }).click();
}

/** From the own dashboard to the billing portal. */
export async function openPortal(page: Page): Promise<void> {
  await page.goto('/userhome');
  await page.getByRole('button', { name: 'Manage Billing' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your subscription' }).waitFor();
}
