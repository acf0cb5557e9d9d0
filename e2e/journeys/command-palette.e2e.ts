import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { hasCodeWith } from '../browser/code.ts';
import { phone, test } from '../browser/journey.ts';
import { demoRecruiter, profileButton, signIn } from '../steps/account.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Commands' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

/** The addresses that the page asks of a kind, from now on. */
function asked(page: Page, pattern: RegExp): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (pattern.test(request.url())) addresses.push(request.url());
  });
  return addresses;
}

/** What stands in the palette's field, and in no script but the palette's own. */
const PLACEHOLDER = 'Search or jump to...';

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await isOpen(page);
}

/** Until what is typed goes into its field. */
async function isOpen(page: Page): Promise<void> {
  await field(page).and(page.locator(':focus')).waitFor();
}

/** Makes every movement last a thousand times as long, as on a machine that is busy with something else. */
async function slowMotion(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
}

describe('the command palette', () => {
  test('goes to a screen by keyboard alone, and its code comes at the first use', async ({ page }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/joblist');
    await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
    await profileButton(page, 'Robin').waitFor();
    expect(await hasCodeWith(page, PLACEHOLDER)).toBe(false);

    await openPalette(page);
    expect(await field(page).getAttribute('placeholder')).toBe(PLACEHOLDER);
    await expect.poll(() => hasCodeWith(page, PLACEHOLDER)).toBe(true);
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    await page.keyboard.type('candidates');
    await page.getByRole('option', { name: 'Resumes', exact: true }).waitFor();
    await page.keyboard.press('Enter');

    await page.waitForURL('**/resumes');
    await page.getByRole('heading', { level: 1, name: 'Resumes' }).waitFor();
    await palette(page).waitFor({ state: 'detached' });
    await page.locator('main:focus').waitFor();
  });

  test('finds a position on the server, with one question for all that was typed', {
    tags: 'thorough',
  }, async ({ page }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/resumes');
    const link = page.getByRole('main').getByRole('link').first();
    await link.waitFor();
    await openPalette(page);
    const searches = asked(page, /\/api\/jobs\?.*search=/);

    // All at once: on a busy machine a pause between two keys would be one in the typing.
    await page.keyboard.insertText('engineer');
    const found = page.getByRole('group', { name: 'Positions' }).getByRole('option').first();
    await found.waitFor();
    expect(searches).toHaveLength(1);
    const title = (await found.locator('span').nth(1).textContent()) ?? '';
    expect(title).not.toBe('');
    await found.click();

    await page.waitForURL('**/joblist/*');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await openPalette(page);
    await page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: title }).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
  });

  test('opened again while it is still on its way out, it begins with an empty field and what is recent', async ({
    page,
  }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/resumes');
    await profileButton(page, 'Robin').waitFor();
    await openPalette(page);
    await page.keyboard.type('job positions');
    await page.getByRole('option', { name: /^Job Positions/ }).waitFor();
    await slowMotion(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/joblist');
    await expect.poll(() => field(page).inputValue()).toBe('job positions');

    await page.keyboard.press('Control+k');
    await page
      .getByRole('group', { name: 'Recent' })
      .getByRole('option', { name: 'Job Positions' })
      .waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('');
    await page.keyboard.type('pla');
    await page.getByRole('option', { name: /^Plans/ }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe('pla');
  });

  test('closed by its key it forgets what was searched', { tags: 'thorough' }, async ({ page }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/plans');
    await profileButton(page, 'Robin').waitFor();
    await openPalette(page);
    await page.keyboard.type('engineer');
    await page.getByRole('group', { name: 'Positions' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Control+k');
    await palette(page).waitFor({ state: 'detached' });

    await openPalette(page);
    await page.getByRole('group', { name: 'Go to' }).waitFor();
    await expect.poll(() => page.getByRole('group', { name: 'Positions' }).count()).toBe(0);
  });

  test('a search that fails takes nothing else away, and Retry brings it back', { tags: 'thorough' }, async ({
    page,
  }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/plans');
    await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
    const resumes = /\/api\/resumes\?.*search=/;
    await page.route(resumes, (route) => route.abort('connectionrefused'));

    await openPalette(page);
    await page.keyboard.type('engineer');
    await page.getByText('Resumes search is unavailable. Everything else still works.').waitFor();
    await page.getByRole('group', { name: 'Positions' }).getByRole('option').first().waitFor();
    await page.unroute(resumes);
    await page.getByRole('button', { name: 'Retry' }).click();

    await page.getByText('search is unavailable').waitFor({ state: 'detached' });
    await page.getByRole('group', { name: 'Resumes' }).getByRole('option').first().waitFor();
  });

  test('logs out, and shows nobody else what was searched', { tags: 'thorough' }, async ({ page }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/joblist');
    await page.getByRole('button', { name: /^Search/ }).click();
    await isOpen(page);
    await page.keyboard.type('log out');
    await page.getByRole('option', { name: /^Log Out/ }).click();

    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    const searches = asked(page, /\/api\/(jobs|resumes)/);
    await openPalette(page);
    await expect.poll(() => page.getByText('Recent').count()).toBe(0);
    await page.keyboard.type('sign up');
    await page.getByRole('option', { name: 'Sign Up' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign Up' }).waitFor();
    expect(searches).toEqual([]);
  });

  test('fills the screen of a phone, and is closed there by its cross', { tags: 'thorough' }, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: phone, hasTouch: true });
    await signIn(page, demoRecruiter);
    await page.goto('/joblist');
    await page.getByRole('button', { name: /^Search/ }).tap();
    await field(page).waitFor();

    await expect.poll(() => palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: phone.width });
    await page.getByRole('button', { name: /^Close/ }).tap();
    await palette(page).waitFor({ state: 'detached' });
  });
});
