import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { aNewAccount, beSignedIn, signUp } from '../steps/account.ts';
import { openCheckout, openPortal, payBy, testCards } from '../steps/billing.ts';

test('[BL-01, BL-03, BL-04, OD-02] a recruiter subscribes with a card, sees the plan, and cancels in the portal', async ({
  page,
}) => {
  await signUp(page, aNewAccount('Ada'));
  await page.getByText('You have no active subscription.').waitFor();

  await openCheckout(page, 'Company');
  await page.getByText('TEST', { exact: true }).waitFor();
  await payBy(page, testCards.declined, /^Pay/);
  await page.getByText('Your card was declined. Please use another one.').waitFor();
  await payBy(page, testCards.pays, /^Pay/);

  await page.waitForURL('**/payment/success?session_id=*');
  await page.getByRole('heading', { level: 1, name: 'Company is active' }).waitFor();
  await page.getByText(/\$990 a year, renews on/).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Company is active' }).waitFor();

  await openPortal(page);
  await page.getByText('$990.00').first().waitFor();
  await page.getByRole('button', { name: 'Cancel at the end of the period' }).click();
  await page.getByText(/^Ends on/).waitFor();
  await page.getByRole('link', { name: 'Back to Shortlist' }).click();

  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox'));
  await page.goto('/userhome');
  await page.getByText(/Since .*, ends on/).waitFor();
  await page.goto('/plans');
  await page
    .getByRole('article', { name: /^Company/ })
    .getByText('Your plan')
    .waitFor();
});

test('[BL-04] cancelling on the pay page lands back on the plan, with nothing bought', async ({ page }) => {
  await signUp(page, aNewAccount('Bo'));
  await openCheckout(page, 'Company');

  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).waitFor();
  await page.goto('/userhome');
  await page.getByText('You have no active subscription.').waitFor();
});

test('[BL-03] whoever has a plan changes to another, and sees the cost before', async ({ page }) => {
  await signUp(page, aNewAccount('Cy'));
  await openCheckout(page, 'Team');
  await payBy(page, testCards.pays, /^Start trial$/);
  await page.getByRole('heading', { level: 1, name: 'Team is active' }).waitFor();
  await page.getByText(/trial until/).waitFor();

  await page.goto('/plans');
  await page.getByRole('link', { name: 'View Details & Subscribe: Company' }).click();
  await page.getByRole('button', { name: 'Change to Company' }).click();
  await page.getByRole('heading', { level: 1, name: 'Change to Company' }).waitFor();
  await page.getByText('Due today').waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox'));
  await page.goto('/userhome');
  await page
    .getByRole('region', { name: 'My plan' })
    .or(page.getByRole('main'))
    .getByText('Company')
    .first()
    .waitFor();
});

test('[BL-04] pay page and portal work at 390 px, in dark too, and pass axe', async ({ openPage }) => {
  const page = await openPage({ viewport: phone, reducedMotion: 'reduce' });
  await signUp(page, aNewAccount('Di'));
  await openCheckout(page, 'Company');
  await checkPage(page);
  await payBy(page, testCards.pays, /^Pay/);
  await page.getByRole('heading', { level: 1, name: 'Company is active' }).waitFor();
  await checkPage(page);
  await openPortal(page);
  await checkPage(page);
});

test('[BL-01, BL-02, BL-05] an administrator writes a plan, others only see it', async ({
  page,
  openPage,
}) => {
  const name = `Trial ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/login');
  await beSignedIn(page, { email: 'admin@example.com', username: 'Alex', password: 'demo-password' });
  await page.goto('/plans');

  await page.getByRole('button', { name: 'Create New Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Plan' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Price in US dollars').fill('12.5');
  await dialog.getByLabel('Feature flags').fill('["5 open positions"]');
  await dialog.getByRole('button', { name: 'Create Plan' }).click();
  await dialog.waitFor({ state: 'detached' });
  const plan = page.getByRole('article', { name });
  await plan.getByText('$12.50').waitFor();

  await plan.getByRole('button', { name: `Edit: ${name}` }).click();
  await page.getByRole('dialog').getByLabel('Price in US dollars').fill('13');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await plan.getByText('$13').waitFor();

  const other = await openPage();
  await signUp(other, aNewAccount('Eve'));
  await other.goto('/plans');
  await other.getByRole('article', { name }).waitFor();
  expect(await other.getByRole('button', { name: 'Create New Plan' }).count()).toBe(0);
  expect((await other.request.post('/api/plans/', { data: { name: 'Mine', price: 0 } })).status()).toBe(403);

  await plan.getByRole('button', { name: `Delete: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await plan.waitFor({ state: 'detached' });
});

async function checkPage(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
}
