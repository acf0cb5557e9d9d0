import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { test } from '../browser/journey.ts';
import { holdScripts } from '../network/hold-scripts.ts';
import { aNewAccount, demoRecruiter, fillLogin } from '../steps/account.ts';

/** Opens a page of which no script file comes until it is told. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').waitFor();
  return release;
}

const loginButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Login', exact: true });

/** `newsreader-basic` of a font's address. */
const nameOf = (address: string): string => /([\w-]+)\.[^/]+$/.exec(address)?.[1] ?? '';

const theme = (page: Page) => page.evaluate('document.documentElement.dataset.theme');

describe('before any script file has come', () => {
  test('[SH-02] the links of the landing page lead on', async ({ page }) => {
    await openWithoutScripts(page, '/');

    await page.getByRole('link', { name: 'Get Started' }).click();

    await page.waitForURL('**/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').waitFor();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.waitForURL('**/forgot-password', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await page.waitForURL('**/signup', { waitUntil: 'commit' });
    await page.getByLabel('Confirm Password').waitFor();
  });

  test('[AU-01] the login takes a keyboard and keeps what is submitted, which is carried out later', async ({
    page,
  }) => {
    const release = await openWithoutScripts(page, '/login');
    await page.getByLabel('Email').click();
    await page.keyboard.type(demoRecruiter.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoRecruiter.password);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await page.locator('form').getAttribute('aria-busy')).toBe('true');
    expect(new URL(page.url()).search).toBe('');
    const logins: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/auth/login') && logins.push(request.url()));

    release();

    await page.waitForURL('**/userhome');
    expect(logins).toHaveLength(1);
  });

  test('[AU-01, AU-04] a login that is refused says so later, beside what was typed', async ({ page }) => {
    const release = await openWithoutScripts(page, '/login');
    const nobody = aNewAccount();
    await fillLogin(page, nobody);

    release();

    await page.getByRole('alert').getByText('Incorrect email or password.').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(nobody.email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(nobody.password);
    expect(await page.locator('form').getAttribute('aria-busy')).toBeNull();
  });

  test('[AU-01] what was typed is there when the form is submitted after them', async ({ page }) => {
    const release = await openWithoutScripts(page, '/login');
    await page.getByLabel('Email').fill(demoRecruiter.email);
    release();
    await expect.poll(() => page.evaluate('window.shortlistEarlyActs === undefined')).toBe(true);

    await page.getByLabel('Password', { exact: true }).fill(demoRecruiter.password);
    await loginButton(page).click();

    await page.waitForURL('**/userhome');
  });

  test('[SH-02] a button that is pressed does its work once they are there', async ({ page }) => {
    const release = await openWithoutScripts(page, '/');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await theme(page)).toBeUndefined();

    release();

    await expect.poll(() => theme(page)).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).waitFor();
  });

  test('[SH-02] the landing page is written with fonts cut to its letters, the upright ones preloaded', async ({
    openPage,
  }) => {
    const page = await openPage({ isCold: true });
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(nameOf(request.url()));
    });
    await openWithoutScripts(page, '/');
    await page.evaluate('document.fonts.ready');

    const links = await page.locator('link[rel=preload][as=font]').all();
    const preloaded = await Promise.all(links.map((link) => link.getAttribute('href')));

    expect(preloaded.map((href) => nameOf(href ?? '')).toSorted()).toEqual([
      'newsreader-basic',
      'schibsted-grotesk-basic',
    ]);
    expect([...fonts].filter((name) => !name.endsWith('-basic'))).toEqual([]);
  });

  test.for(['/', '/login', '/signup', '/forgot-password'])(
    '%s stands where it stands later, and is accessible',
    { tags: 'thorough' },
    async (path, { openPage }) => {
      const page = await openPage({ isCold: true });
      const release = await openWithoutScripts(page, path);
      await page.evaluate('document.fonts.ready');
      const heading = page.getByRole('heading', { level: 1 });
      const before = { heading: await heading.boundingBox(), faults: await faultsLikeStories(page) };

      release();

      await expect.poll(() => page.evaluate('window.shortlistEarlyActs === undefined')).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(await heading.boundingBox()).toEqual(before.heading);
      expect(before.faults).toEqual([]);
    },
  );
});
