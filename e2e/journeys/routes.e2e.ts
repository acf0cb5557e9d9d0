import { isThorough, sampleOf } from '@shortlist/tooling/test/depth.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { looksOf } from '../browser/looks.ts';
import { chooseFromMenu, demoRecruiter, fillLogin, profileButton, signIn } from '../steps/account.ts';
import { demoIds } from '../steps/demo.ts';
import { pageOfEach, pathOf, publicPaths, signedInPages, signedInPaths } from '../steps/paths.ts';
import { remotes } from '../steps/remotes.ts';

describe('every route', () => {
  test.for(isThorough ? signedInPages : sampleOf(pageOfEach, 3))(
    '[SH-05] %s is there by its address, with a title of its own and no failure, and nothing is too wide or found by axe',
    async (each, { page }) => {
      await signIn(page, demoRecruiter);
      const path = pathOf(each, await demoIds(page));
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));

      await settle(page, path);

      // A page that waits for its data or the session has a heading before it has its title.
      await expect.poll(() => page.title()).not.toBe('Shortlist');
      const failure = page.getByRole('heading', { name: /Page not found|Unexpected|reached|loaded/ });
      expect(await failure.count()).toBe(0);
      expect([...faults, ...(await looksOf(page, path, pageOfEach.includes(each)))]).toEqual([]);
    },
  );

  test.for(sampleOf(publicPaths))('%s: nothing is too wide or found by axe', async (path, { page }) => {
    await settle(page, path);

    expect(await looksOf(page, path, true)).toEqual([]);
  });

  test('[SH-06] asks an anonymous visitor to sign in', async ({ openPage }) => {
    const signedIn = await openPage();
    await signIn(signedIn, demoRecruiter);
    const ofEach = ['/user-profile', ...remotes.map(({ path }) => path)];
    const paths = isThorough ? signedInPaths(await demoIds(signedIn)) : ofEach;
    const page = await openPage();
    const landed: string[] = [];

    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
      landed.push(new URL(page.url()).pathname);
    }

    expect(new Set(landed)).toEqual(new Set(['/login']));
  });
});

test('[FR-02] the title of a page stands in one place and one face, whichever remote drew it', async ({
  page,
}) => {
  await signIn(page, demoRecruiter);
  const ids = await demoIds(page);
  const titles = new Map<string, string>();

  for (const each of pageOfEach) {
    await settle(page, pathOf(each, ids));
    const title = page.getByRole('heading', { level: 1 });
    const font = await title.evaluate((heading) => getComputedStyle(heading).font);
    const place = await title.boundingBox();
    titles.set(each, `${place?.x}, ${place?.y}: ${font}`);
  }

  expect(new Set(titles.values()).size, JSON.stringify([...titles])).toBe(1);
});

test('[SH-06] signing in leads back to where somebody was going, with what the address said', async ({
  page,
}) => {
  await page.goto('/resumes?q=engineer');
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();

  await fillLogin(page, demoRecruiter);

  await page.getByRole('heading', { level: 1, name: 'Resumes' }).waitFor();
  await expect.poll(() => page.url()).toMatch(/\/resumes\?q=engineer$/);
});

test('[SH-03] the header offers Login and Sign Up to an anonymous visitor', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');

  await header.getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL('**/signup');
  await header.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');

  await expect.poll(() => profileButton(page, demoRecruiter.username).count()).toBe(0);
});

test('[SH-04, AU-06] the profile menu works by keyboard, leads everywhere, and logs out on the server too', async ({
  page,
}) => {
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');

  await profileButton(page, demoRecruiter.username).focus();
  await page.keyboard.press('Enter');
  const entries = page.getByRole('menuitem');
  await entries.first().waitFor();
  await expect
    .poll(() => entries.allInnerTexts())
    .toEqual([
      'User Home',
      'Resumes',
      'Job Positions',
      'Dashboard',
      'Fairness',
      'Profile',
      'Turn on blind mode',
      'Log Out',
    ]);
  await expect.poll(() => page.getByRole('menu').getByText(demoRecruiter.email).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });

  await chooseFromMenu(page, demoRecruiter.username, 'Resumes');
  await page.waitForURL('**/resumes');
  await chooseFromMenu(page, demoRecruiter.username, 'Log Out');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect((await page.request.get('/api/auth/')).status()).toBe(401);
});

test('[AU-03] somebody who is signed in is led away from login and sign-up', async ({ page }) => {
  await signIn(page, demoRecruiter);

  await page.goto('/login');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/signup');
  await page.waitForURL((url) => url.pathname === '/');

  await expect.poll(() => profileButton(page, demoRecruiter.username).isVisible()).toBe(true);
});

test('[SH-07] an unknown address is a page inside the layout, with status 404', async ({ page }) => {
  await signIn(page, demoRecruiter);

  const reply = await page.goto('/no/such/page');

  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  expect(reply?.status()).toBe(404);
  await expect.poll(() => profileButton(page, demoRecruiter.username).isVisible()).toBe(true);
});

/** Opens a page and waits until its data and its last movement are there. */
async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('Promise.allSettled(document.getAnimations().map((each) => each.finished))');
}
