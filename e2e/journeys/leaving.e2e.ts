import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { aNewAccount, chooseFromMenu, demoRecruiter, fillLogin, signIn, signUp } from '../steps/account.ts';

/** As on a slow machine, where a page is drawn long after its address is there. */
async function beSlow(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test('[SH-04, AU-06] what the page still asks while people log out leads to no login', {
  tags: 'thorough',
}, async ({ page }) => {
  await signIn(page, demoRecruiter);
  await beSlow(page);
  const loggedOut = Promise.withResolvers<void>();
  await page.route(/\/api\/jobs/, async (route) => {
    await loggedOut.promise;
    await route.continue();
  });
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    const refused = page.waitForResponse((each) => each.status() === 401);
    loggedOut.resolve();
    await refused;
    await route.fulfill({ response });
  });
  await page.goto('/userhome');

  await chooseFromMenu(page, demoRecruiter.username, 'Log Out');

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('[SH-04] logging out asks first where something is not saved', async ({ page }) => {
  await signIn(page, demoRecruiter);
  await page.goto('/joblist/new');
  await page.getByLabel('Title').fill('Depot Lead');
  const question = page.getByRole('alertdialog', { name: 'Discard this position?' });

  await chooseFromMenu(page, demoRecruiter.username, 'Log Out');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Depot Lead');
  expect((await page.request.get('/api/auth/')).status()).toBe(200);

  await chooseFromMenu(page, demoRecruiter.username, 'Log Out');
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expect((await page.request.get('/api/auth/')).status()).toBe(401);
});

test('a deleted account is gone, with a way out that asks for no login', async ({ page }) => {
  const account = aNewAccount();
  await signUp(page, account);
  await page.goto('/user-profile');

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await dialog.getByText('Incorrect password.').waitFor();
  await beSlow(page);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.goto('/login');
  await fillLogin(page, account);
  await page.getByRole('alert').first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
});
