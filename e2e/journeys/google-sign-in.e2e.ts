import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { test } from '../browser/journey.ts';
import { type RunningIssuer, startGoogle } from '../product/start-google.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { chooseFromMenu, profileButton } from '../steps/account.ts';

const PATIENCE_MS = 180_000;

let issuer: RunningIssuer;
let product: RunningProduct;

beforeAll(async () => {
  issuer = await startGoogle();
  product = await startProduct({ env: issuer.env });
}, PATIENCE_MS);
afterAll(async () => {
  await product.stop();
  await issuer.stop();
});

/** Presses the provider's own button, which stands in a frame of theirs, and chooses in their window. */
async function answerGoogle(page: Page, choice: RegExp): Promise<void> {
  const button = page.frameLocator('iframe[title="Sign in with Google Button"]').getByRole('button');
  const [chooser] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await chooser.getByRole('button', { name: choice }).click();
}

/** What the page's console says, and what its policy refuses. */
function listenTo(page: Page): { warnings: string[]; errors: string[] } {
  const heard = { warnings: [] as string[], errors: [] as string[] };
  page.on('console', (message) => {
    if (message.type() === 'warning') heard.warnings.push(message.text());
    if (message.type() === 'error') heard.errors.push(message.text());
  });
  return heard;
}

describe('signing in with Google', () => {
  test('[AU-05, AU-06] leads to the user home, and lasts until Log Out', async ({ openPage }) => {
    const page = await openPage({ baseURL: product.address });
    const heard = listenTo(page);

    await page.goto('/login');
    await answerGoogle(page, /^Noor Haddad/);
    await page.waitForURL('**/userhome');
    await profileButton(page, 'Noor Haddad').waitFor();

    const restarted = await openPage({
      baseURL: product.address,
      storageState: await page.context().storageState(),
    });
    await restarted.goto('/userhome');
    await profileButton(restarted, 'Noor Haddad').waitFor();
    await chooseFromMenu(restarted, 'Noor Haddad', 'Log Out');
    await restarted.waitForURL(`${product.address}/`);
    await page.goto('/userhome');
    await page.waitForURL('**/login**');

    // Signed out, the server answers 401: nothing else may be wrong, and the policy refuses nothing.
    expect(heard.errors.filter((text) => !text.includes('401'))).toEqual([]);
  });

  test('[AU-02, AU-05] on the sign-up page too, and for the same account', { tags: 'thorough' }, async ({
    openPage,
  }) => {
    const ids: unknown[] = [];
    for (const path of ['/signup', '/login']) {
      const page = await openPage({ baseURL: product.address });
      await page.goto(path);
      await answerGoogle(page, /^Tomas Vega/);
      await page.waitForURL('**/userhome');
      ids.push(((await (await page.request.get('/api/auth/')).json()) as { id: string }).id);
    }

    expect(ids[0]).toEqual(expect.any(String));
    expect(ids[1]).toBe(ids[0]);
  });

  test('[AU-04, AU-05] of an address that was never verified is refused in the server’s words', {
    tags: 'thorough',
  }, async ({ openPage }) => {
    const page = await openPage({ baseURL: product.address });
    await page.goto('/login');

    await answerGoogle(page, /not verified/);

    const alert = page.getByRole('main').getByRole('alert');
    await alert.waitFor();
    await expect.poll(() => alert.textContent()).toContain("Your Google email isn't verified.");
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  });

  test('[AU-05] an answer without a credential is only logged', { tags: 'thorough' }, async ({
    openPage,
  }) => {
    const page = await openPage({ baseURL: product.address });
    const heard = listenTo(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto('/login');

    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('returned no credential'),
    );
    await answerGoogle(page, /^Give no credential$/);
    await logged;

    expect(heard.warnings.filter((text) => text.includes('Google'))).toEqual([
      'Google sign-in returned no credential.',
    ]);
    expect(calls).not.toContain('POST /api/auth/google');
    await expect.poll(() => page.getByRole('main').getByRole('alert').count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  });

  test('[AU-05] says so when the provider can’t be reached, and tries again without a reload', {
    tags: 'thorough',
  }, async ({ openPage }) => {
    const page = await openPage({ baseURL: product.address });
    await page.route('**/gsi/client', (route) => route.abort());
    await page.goto('/login');
    await page.getByText('Failed to load Google sign-in. Select the button to try again.').waitFor();

    await page.unroute('**/gsi/client');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await answerGoogle(page, /^Noor Haddad/);

    await page.waitForURL('**/userhome');
  });
});

test('[AU-05] the script is loaded on the pages of signing in alone, and once', { tags: 'thorough' }, async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/gsi/client')) scripts.push(request.url());
  });

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  const onLanding = scripts.length;
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.locator('iframe[title="Sign in with Google Button"]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByLabel('Confirm Password').waitFor();
  await page.locator('iframe[title="Sign in with Google Button"]').waitFor();

  expect(onLanding).toBe(0);
  expect(scripts).toEqual([issuer.env.GOOGLE_SCRIPT_URL]);
});
