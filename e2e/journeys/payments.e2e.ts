import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { aNewAccount, signIn, signUp } from '../steps/account.ts';
import { openCheckout, openPortal, payBy, testCards } from '../steps/billing.ts';
import { signUpNewUser } from '../steps/jobs.ts';

test('[BL-01] a recruiter compares plans by the month and by the year', { tags: 'thorough' }, async ({
  page,
}) => {
  await signUp(page, aNewAccount('Ana'));
  await page.goto('/plans');
  const team = page.getByRole('article', { name: 'Team', exact: true });
  await team.getByText('$49').waitFor();
  await page.getByText('You have no active subscription.').waitFor();
  await page.getByText('Save 16% with yearly billing.').waitFor();

  await page.getByText('Yearly', { exact: true }).click();
  await team.getByText('$490').waitFor();
  await team.getByText('Saves $98 a year (16%)').waitFor();
  await page.getByRole('article', { name: 'Starter' }).getByText('$0').waitFor();

  await team.getByRole('link', { name: 'View Details & Subscribe: Team' }).click();
  await page.getByRole('link', { name: '$49 a month' }).waitFor();
  await page.goBack();
  await page.getByRole('radio', { name: 'Yearly', checked: true }).waitFor();
  await team.getByText('$490').waitFor();
});

test('[BL-01, BL-03, BL-04, BL-05, OD-02] a recruiter subscribes with a card, sees the plan, and cancels in the portal', async ({
  page,
  openPage,
}) => {
  await signUp(page, aNewAccount('Ada'));
  await page.getByText('You have no active subscription.').waitFor();

  await openCheckout(page, 'Company');
  await page.getByText('TEST', { exact: true }).waitFor();
  await payBy(page, testCards.declined, /^Pay/);
  await page.getByText('Your card was declined. Try another card.').waitFor();
  await payBy(page, testCards.pays, /^Pay/);

  await page.waitForURL('**/payment/success?session_id=*');
  await page.getByRole('heading', { level: 1, name: 'Company is active' }).waitFor();
  await page.getByText(/\$990 a year, renews on/).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Company is active' }).waitFor();
  const stranger = await openPage();
  await signUpNewUser(stranger);
  const session = new URL(page.url()).searchParams.get('session_id');
  const looked = await stranger.request.get(`/api/payments/checkout-sessions/${session}`);
  expect(looked.status()).toBe(404);

  await openPortal(page);
  await page.getByText('$990.00').first().waitFor();
  await page.getByRole('button', { name: 'Cancel at period end' }).click();
  await page.getByText(/^Ends on/).waitFor();
  await page.getByRole('link', { name: 'Back to Shortlist' }).click();

  await page.waitForURL('**/plans?billing=back');
  const own = page.getByRole('region', { name: 'Your plan: Company Canceled' });
  await own.getByText(/^\$990 a year, ends on/).waitFor();
  await page
    .getByRole('article', { name: /^Company/ })
    .getByText('Your plan')
    .waitFor();
  await page.goto('/userhome');
  await page.getByText(/Since .*, ends on/).waitFor();
  await page.getByText('Canceled').waitFor();
});

test('[BL-03, BL-04] a checkout that does not open says so, two clicks open one, and canceling lands back on the plan', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUp(page, aNewAccount('Bo'));
  await page.goto('/plans?cycle=year');
  await page.getByRole('link', { name: 'View Details & Subscribe: Company' }).click();
  const address = '**/api/payments/create-checkout-session/*';
  await page.route(address, (route) => route.abort());
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await page.getByText('Failed to get checkout url').waitFor();

  await page.unroute(address);
  const { begun, letGo } = await holdBack(page, address);
  await page.getByRole('button', { name: 'Try Again' }).dblclick();
  await page.getByRole('button', { name: 'Redirecting...' }).waitFor();
  expect(begun()).toBe(1);
  letGo();
  await page.getByRole('heading', { level: 1, name: 'Subscribe to Company' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.waitForURL(/\/plans\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Subscribe', exact: true }).waitFor();
  expect(begun()).toBe(1);
  await page.goto('/userhome');
  await page.getByText('You have no active subscription.').waitFor();
});

test('[BL-03, OD-02] whoever has a trial changes to another plan, and sees the cost before', {
  tags: 'thorough',
}, async ({ page }) => {
  await signUp(page, aNewAccount('Cy'));
  await openCheckout(page, 'Team');
  await payBy(page, testCards.pays, /^Start trial$/);
  await page.getByRole('heading', { level: 1, name: 'Team is active' }).waitFor();
  await page.getByText(/trial until .*, then \$490 a year/).waitFor();

  await page.goto('/plans');
  await page
    .getByRole('region', { name: 'Your plan: Team Trial' })
    .getByText(/^trial until .*, then \$490 a year$/)
    .waitFor();
  await page.getByRole('link', { name: 'View Details & Subscribe: Company' }).click();
  await page.getByRole('button', { name: 'Change to Company' }).click();
  await page.getByRole('heading', { level: 1, name: 'Change to Company' }).waitFor();
  await page.getByText('Due today').waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await page.waitForURL('**/plans/*?billing=changed');
  await page.getByText('This is your current plan.').waitFor();
  await page.goto('/plans');
  await page.getByRole('region', { name: 'Your plan: Company Trial' }).waitFor();
});

test('[BL-04] pay page and portal work at 390 px, in dark too, and pass axe', { tags: 'thorough' }, async ({
  openPage,
}) => {
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

test('[BL-01, BL-02, BL-05] an administrator writes a plan, others only see it', {
  tags: 'thorough',
}, async ({ page, openPage }) => {
  const name = `Trial ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/login');
  await signIn(page, { email: 'admin@example.com', username: 'Alex', password: 'demo-password' });
  await page.goto('/userhome');
  await page.getByRole('link', { name: 'See Plans' }).click();

  await page.getByRole('button', { name: 'Create New Plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Plan' });
  const create = dialog.getByRole('button', { name: 'Create Plan' });
  await create.click();
  await dialog.getByText('Name is required.').waitFor();
  await dialog.getByText('Price is required.').waitFor();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Feature Flags').fill('[\n  "Rankings as CSV"\n  "Batch matching"\n]');
  await create.click();
  await dialog
    .getByText('Feature flags must be valid JSON. Line 3: expected a comma before "Batch matching".')
    .waitFor();

  await dialog.getByRole('textbox', { name: 'Price (USD)' }).fill('12.5');
  await dialog.getByLabel('Feature Flags').fill('["Rankings as CSV", "Batch matching"]');
  await dialog.getByRole('list', { name: 'Preview' }).getByText('Batch matching').waitFor();
  await page.route('**/api/plans/', (route) => route.fulfill({ status: 500, body: '' }));
  await create.click();
  await dialog.getByText('Create failed: Unknown error').waitFor();
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(name);
  await page.unroute('**/api/plans/');
  await create.dblclick();
  await dialog.waitFor({ state: 'detached' });
  const plan = page.getByRole('article', { name });
  await plan.getByText('$12.50').waitFor();
  await expect.poll(() => plan.count()).toBe(1);

  await editPlan(page, name);
  await page.getByRole('dialog').getByRole('textbox', { name: 'Price (USD)' }).fill('13');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await question.waitFor({ state: 'detached' });
  await page.route('**/api/plans/*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Update failed: Unknown error').waitFor();
  await page.unroute('**/api/plans/*');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await plan.getByText('$13').waitFor();

  const other = await openPage();
  await signUp(other, aNewAccount('Eve'));
  await other.goto('/plans');
  await other.getByRole('article', { name }).getByText('Rankings as CSV').waitFor();
  await expect.poll(() => other.getByRole('button', { name: 'Create New Plan' }).count()).toBe(0);
  expect((await other.request.post('/api/plans/', { data: { name: 'Mine', price: 0 } })).status()).toBe(403);

  await plan.getByRole('button', { name: `Delete: ${name}` }).click();
  const confirm = page.getByRole('alertdialog', { name: 'Delete this plan?' });
  await page.route('**/api/plans/*', (route) => route.abort());
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await confirm.getByText('Delete failed: Unknown error').waitFor();
  await page.unroute('**/api/plans/*');
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await plan.waitFor({ state: 'detached' });
});

async function editPlan(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit: ${name}` }).click();
  await page.getByRole('dialog', { name: `Edit ${name}` }).waitFor();
}

/** Keeps calls from being answered until they are let go, and counts them. */
async function holdBack(page: Page, address: string) {
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    count += 1;
    await promise;
    await route.continue();
  });
  return { begun: () => count, letGo: resolve };
}

async function checkPage(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => accessibilityFaults(page)).toEqual([]);
  }
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
}
