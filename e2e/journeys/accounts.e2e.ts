import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { type Account, aNewAccount, chooseFromMenu, fillLogin, signUp } from '../steps/account.ts';

const NEXT = 'a longer phrase';

/** Opens the newest link to a page that was mailed to somebody. */
async function openMailedLink(page: Page, { email }: Account, path: string): Promise<void> {
  const mail = page.getByRole('article').filter({ hasText: email });
  const link = mail.getByRole('link', { name: path }).first();
  await expect
    .poll(async () => {
      await page.goto('/sandbox/mail');
      return link.count();
    })
    .toBeGreaterThan(0);
  await link.click();
}

/** Logs out by the menu, and in again by the form. */
async function logInAgain(page: Page, account: Account): Promise<void> {
  await chooseFromMenu(page, account.username, 'Log Out');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, account);
}

/** Opens a dialog by its button, and goes on there with the password. */
async function confirm(
  page: Page,
  { password }: Account,
  { opener, go }: { opener: string; go: string },
): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: go, exact: true }).click();
}

test('[AU-02] a new account is asked to verify its address, and does so by the link of the outbox', {
  tags: 'thorough',
}, async ({ page }) => {
  const ada = aNewAccount('Ada');
  await signUp(page, ada);
  const banner = page.getByRole('complementary', { name: 'Verify your email' });
  await banner.waitFor();

  await openMailedLink(page, ada, '/confirm-email');
  await page.getByRole('button', { name: `Verify ${ada.email}` }).click();
  await page.getByText(`${ada.email} is verified`).waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();

  await page.waitForURL('**/userhome');
  await expect.poll(() => banner.count()).toBe(0);
});

test('[AU-01] who forgot the password sets another by a mailed link, on a phone and by keyboard', async ({
  openPage,
}) => {
  const ada = aNewAccount('Ada');
  const other = await openPage();
  await signUp(other, ada);
  const page = await openPage({ viewport: phone });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The login has a field of the same name, and stays until the page is there.
  await page.getByRole('heading', { level: 1, name: 'Reset Password' }).waitFor();
  await page.getByLabel('Email').fill(ada.email);
  await page.keyboard.press('Enter');
  await page.getByText('Check your email').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await openMailedLink(page, ada, '/reset-password');
  await page.getByLabel('New Password').fill('123456qwerty');
  await page.keyboard.press('Enter');
  await page.getByText('This is one of the most common passwords. Use another one.').waitFor();
  await page.getByLabel('New Password').fill(NEXT);
  await page.keyboard.press('Enter');
  await page.getByText('Password changed').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, { ...ada, password: NEXT });

  await page.waitForURL('**/userhome');
  await other.goto('/user-profile');
  await other.waitForURL('**/login?next=*');
});

test('[AU-01] [AU-06] with an authenticator app the login asks for a code; a recovery code does as well', {
  tags: 'thorough',
}, async ({ page }) => {
  const ada = aNewAccount('Ada');
  await signUp(page, ada);
  await page.goto('/user-profile');
  await page.getByRole('link', { name: 'Manage Login' }).click();
  await page.getByRole('button', { name: 'Set Up' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await confirm(page, ada, { opener: 'Set Up', go: 'Continue' });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = /Key: ([A-Z2-7]+)/.exec(await dialog.innerText())?.[1] ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await dialog.getByLabel('6-Digit Code').fill(totp.generate({ timestamp: Date.now() - 30_000 }));
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  const recovery = await codes.first().innerText();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await logInAgain(page, ada);
  await page.getByLabel('Code').fill(totp.generate());
  await page.keyboard.press('Enter');
  await page.waitForURL('**/userhome');
  await logInAgain(page, ada);
  await page.getByLabel('Code').fill(recovery);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/userhome');
});

test('[AU-01] [AU-06] a passkey is added and logs in, without a password', { tags: 'thorough' }, async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const ada = aNewAccount('Ada');
  await signUp(page, ada);
  await page.goto('/user-profile/security');
  await confirm(page, ada, { opener: 'Add Passkey', go: 'Add Passkey' });
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Passkey', { exact: true }).waitFor();

  await chooseFromMenu(page, ada.username, 'Log Out');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Log In with a Passkey' }).click();
  await page.waitForURL('**/userhome');

  await logInAgain(page, ada);
  await page.getByRole('heading', { name: 'Two-Step Login' }).waitFor();
  await page.getByRole('button', { name: 'Log In with a Passkey' }).click();
  await page.waitForURL('**/userhome');
});
