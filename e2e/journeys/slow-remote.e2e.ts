import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { demoRecruiter, profileButton, signIn } from '../steps/account.ts';
import { blockRemote, failureOf, hideTab, isMarked, markPage, retryIn } from '../steps/remotes.ts';

/** Nothing of mfe-jobs is answered, and nothing refused. Returns how new requests are answered again. */
async function stall(page: Page): Promise<() => Promise<void>> {
  const files = '**/assets/mfe-jobs/**';
  await page.route(files, () => {});
  return () => page.unroute(files);
}

const SLOW = 'Job positions is taking longer than usual.';

/** The notice itself is late by design, and what stands around it takes its time on a busy machine. */
const LATE = { timeout: 40_000 };

test('[SH-08] a page whose remote hangs says so in its place, with the header around it, and Retry starts it over', async ({
  page,
}) => {
  await hideTab(page);
  await signIn(page, demoRecruiter);
  const answerAgain = await stall(page);
  await page.goto('/joblist', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { name: SLOW }).waitFor(LATE);
  await expect.poll(() => profileButton(page, demoRecruiter.username).isVisible()).toBe(true);
  await markPage(page);

  await answerAgain();
  await retryIn(page, page.getByRole('heading', { level: 1, name: 'Job Positions' }));

  await expect.poll(() => page.getByText(SLOW).count()).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test('[SH-08, OD-01] a widget whose remote hangs says so in its place, the others are there, and Retry starts it over', {
  tags: 'thorough',
}, async ({ page }) => {
  await hideTab(page);
  await signIn(page, demoRecruiter);
  const answerAgain = await stall(page);
  await page.goto('/userhome', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 2, name: SLOW }).waitFor(LATE);
  for (const name of ['Resumes', 'Match history', 'My Plan'])
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await markPage(page);

  await answerAgain();
  await retryIn(page, page.getByRole('heading', { level: 2, name: 'Job Positions', exact: true }));

  expect(await isMarked(page)).toBe(true);
});

test('[SH-08] while the next page hangs the last one can be used, and its notice has a Retry', {
  tags: 'thorough',
}, async ({ page }) => {
  await hideTab(page);
  await signIn(page, demoRecruiter);
  await page.goto('/plans');
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  const answerAgain = await stall(page);
  await profileButton(page, demoRecruiter.username).click();
  await page.getByRole('menuitem', { name: 'Job Positions' }).click();
  const notice = page.getByRole('region', { name: SLOW });
  await notice.waitFor(LATE);
  expect(await page.getByRole('heading', { level: 1, name: 'Plans' }).isVisible()).toBe(true);

  await answerAgain();
  await retryIn(page, page.getByRole('heading', { level: 1, name: 'Job Positions' }));

  await expect.poll(() => notice.count()).toBe(0);
});

test('[SH-08, OD-01] a remote that was away comes back to its places by itself, page and widget, without a reload', async ({
  page,
  openPage,
}) => {
  const home = await openPage();
  for (const each of [page, home]) await signIn(each, demoRecruiter);
  const [bringBackPage, bringBackHome] = [
    await blockRemote(page, 'mfe-jobs'),
    await blockRemote(home, 'mfe-jobs'),
  ];
  await page.goto('/joblist');
  await home.goto('/userhome');
  for (const each of [page, home]) {
    await each.getByRole('heading', { name: failureOf({ title: 'Job positions' }) }).waitFor(LATE);
    await markPage(each);
  }

  await bringBackPage();
  await bringBackHome();

  const patience = { timeout: 60_000 };
  await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor(patience);
  await home.getByRole('heading', { level: 2, name: 'Job Positions', exact: true }).waitFor(patience);
  expect(await isMarked(page)).toBe(true);
  expect(await isMarked(home)).toBe(true);
});
