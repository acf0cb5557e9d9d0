// @module-tag thorough: stories change the name, refused and saved, and the tests of the BFF hold its rules.
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { aNewAccount, profileButton, signUp } from '../steps/account.ts';

test('[PR-01] a user takes another name: what is wrong is said, two clicks save once, and the dashboard follows', async ({
  page,
}) => {
  const ada = aNewAccount('Ada');
  await signUp(page, ada);
  await page.goto('/user-profile');
  const main = page.getByRole('main');
  await main.getByText('A', { exact: true }).waitFor();
  const email = page.getByLabel('Email');
  await expect.poll(() => email.inputValue()).toBe(ada.email);
  expect(await email.isEditable()).toBe(false);

  const username = page.getByLabel('Username');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await username.fill(' ');
  await save.click();
  await page.getByText('Username cannot be empty').waitFor();
  await username.fill('Ada');
  await save.click();
  await page.getByText('Please enter a different username').waitFor();

  let calls = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/users/*', async (route) => {
    calls += 1;
    await promise;
    await route.continue();
  });
  await username.fill('Countess');
  await save.dblclick();
  await page.getByRole('button', { name: 'Saving...' }).waitFor();
  resolve();
  await page.getByText('Username updated successfully!').waitFor();
  expect(calls).toBe(1);
  await page.waitForURL('**/new-dashboard');
  await profileButton(page, 'Countess').waitFor();

  for (const back of ['Back to Dashboard', 'Cancel']) {
    await page.goto('/user-profile');
    await main.getByRole('link', { name: back }).click();
    await page.waitForURL('**/new-dashboard');
  }
});
