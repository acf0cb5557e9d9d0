import { navigate } from '@shortlist/tooling/contract-tests/looks.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../browser/journey.ts';
import { demoRecruiter, signIn } from '../../steps/account.ts';
import { remotes } from '../../steps/remotes.ts';

test('"CSS leaks": what the shell draws looks the same before and after the styles of every remote have come', async ({
  page,
}) => {
  await signIn(page, demoRecruiter);
  await page.goto('/user-profile');
  await profileIsWhole(page);
  const before = await looksOf(page);

  for (const { path, heading } of remotes) await go(page, path, heading);
  await go(page, '/user-profile', /Profile|Robin/);
  await profileIsWhole(page);

  // What is new since is no leak: notifications came meanwhile.
  await expect.poll(() => looksOf(page)).toEqual(expect.arrayContaining(before));
});

test('"CSS vanishes": a page looks the same when one comes back to it from the pages of all others', {
  tags: 'thorough',
}, async ({ page }) => {
  await signIn(page, demoRecruiter);
  await page.goto('/user-profile');
  const before = new Map<string, string[]>();
  for (const { path, heading } of remotes) {
    await go(page, path, heading);
    before.set(path, await sheetsOf(page));
  }

  for (const { path, heading } of remotes) {
    await go(page, path, heading);

    const after = await sheetsOf(page);
    expect(before.get(path)?.length).toBeGreaterThan(0);
    expect(after).toEqual(expect.arrayContaining(before.get(path) ?? []));
    expect(new Set(after).size).toBe(after.length);
  }
});

/** Until nothing stands there that only waits for something: its look would be missed later. */
async function profileIsWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Account' }).waitFor();
  await page.getByText('This browser', { exact: true }).waitFor();
}

async function go(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await navigate(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** How each element of the page is drawn: what a foreign rule would change. */
function looksOf(page: Page): Promise<string[]> {
  return page.evaluate(`
    [...document.querySelectorAll('header *, main *')].map((element) => {
      const style = getComputedStyle(element);
      const properties = ['color', 'backgroundColor', 'font', 'margin', 'padding', 'border', 'display', 'boxSizing'];
      return [element.tagName, ...properties.map((name) => style[name])].join(' | ');
    })`);
}

/** Style sheets in force that came from a file and have rules, by address. */
function sheetsOf(page: Page): Promise<string[]> {
  return page.evaluate(`
    [...document.styleSheets].filter(({ href, cssRules }) => href && cssRules.length > 0).map(({ href }) => href).sort()`);
}
