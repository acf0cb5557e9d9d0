// @module-tag thorough: the tests of the edge hold who gets a build of a developer, and which build is refused.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { policyOf } from '@shortlist/platform/failure-policies';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import { test } from '../browser/journey.ts';
import { copyCheckout } from '../product/copy-checkout.ts';
import { type RunningPreview, startPreview } from '../product/start-preview.ts';
import { chooseFromMenu, demoAdmin, demoRecruiter, fillLogin, signIn } from '../steps/account.ts';

let checkout: string;
let preview: RunningPreview;

beforeAll(async () => {
  checkout = await copyCheckout();
  await renameList('Job Positions', 'Previewed Positions');
  await serve();
}, 300_000);

afterAll(async () => {
  await preview?.stop();
  await rm(checkout, { recursive: true, force: true });
});

async function serve(): Promise<void> {
  preview = await startPreview({ checkout, package: 'mfe-jobs', product: inject('address') });
}

/** Changes the title of the list, in the sources of the checkout that is previewed. */
const renameList = (from: string, to: string) => editList(`title="${from}"`, `title="${to}"`);

async function editList(from: string, to: string): Promise<void> {
  const file = join(checkout, 'mfe-jobs/src/job-list/JobListPage.tsx');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(from, to));
}

/** As `renameList`, and waits until that is what is served. */
async function rebuildAs(from: string, to: string): Promise<void> {
  const built = preview.untilBuiltAgain();
  await renameList(from, to);
  await built;
}

const bannerOn = (page: Page) => page.getByRole('complementary', { name: 'Overridden remotes' });
const listOn = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });

/** Follows the link that the preview printed, and says yes. */
async function override(page: Page): Promise<void> {
  await page.goto(preview.link);
  await page.getByText('Compatible with everything live.').waitFor();
  await page.getByRole('button', { name: 'Override' }).click();
  await bannerOn(page).waitFor();
}

test('an administrator sees a build of their own machine in the running product, and nobody else does', async ({
  openPage,
}) => {
  const [page, other] = [await openPage(), await openPage()];
  await signIn(page, demoAdmin);
  await signIn(other, demoRecruiter);

  await override(page);

  await page.goto('/joblist');
  await listOn(page, 'Previewed Positions').waitFor();
  await expect
    .poll(() => bannerOn(page).innerText())
    .toMatch(new RegExp(`Job positions is overridden by ${preview.origin} until .+\\. Only you see it\\.`));
  await page.getByRole('link', { name: 'Shortlist home' }).click();
  await expect.poll(() => bannerOn(page).isVisible()).toBe(true);
  await other.goto('/joblist');
  await listOn(other, 'Job Positions').waitFor();
  expect(await bannerOn(other).count()).toBe(0);

  await page.goto('/joblist');
  await bannerOn(page).getByRole('button', { name: 'Reset' }).click();

  await listOn(page, 'Job Positions').waitFor();
  expect(await bannerOn(page).count()).toBe(0);
});

test('a change of the sources is there at the next reload', async ({ page }) => {
  await signIn(page, demoAdmin);
  await override(page);

  onTestFinished(() => rebuildAs('Changed Positions', 'Previewed Positions'));
  await rebuildAs('Previewed Positions', 'Changed Positions');

  await page.goto('/joblist');
  await listOn(page, 'Changed Positions').waitFor();
});

test('[TM-07] a mistake in the sources covers the page with file, line, and message, until it is mended', async ({
  page,
}) => {
  await signIn(page, demoAdmin);
  await override(page);
  await page.goto('/joblist');
  await listOn(page, 'Previewed Positions').waitFor();
  const failed = page.getByRole('dialog', { name: 'mfe-jobs failed to build' });
  const BUILT = { timeout: 120_000 };

  await editList('description=', 'broken [ description=');
  await failed.waitFor(BUILT);
  expect(await failed.innerText()).toMatch(/JobListPage\.tsx[\s\S]*\[\d+:\d+\][\s\S]*broken \[ description=/);
  await editList('broken [ description=', 'description=');
  await failed.waitFor({ ...BUILT, state: 'detached' });
  await listOn(page, 'Previewed Positions').waitFor(BUILT);

  await editList('description=', 'lang={Object(undefined).no.thing} description=');
  const crashed = page.getByRole('dialog', { name: 'mfe-jobs failed on this page' });
  await crashed.waitFor(BUILT);
  await expect
    .poll(() => crashed.innerText(), BUILT)
    .toMatch(/reading 'thing'[\s\S]*at mfe-jobs\/src\/job-list\/JobListPage\.tsx:\d+:\d+/);
  await editList('lang={Object(undefined).no.thing} ', '');
  await crashed.waitFor({ ...BUILT, state: 'detached' });
  await listOn(page, 'Previewed Positions').waitFor(BUILT);
}, 600_000);

test('who is not permitted is told so, and gets what was released', async ({ page }) => {
  await signIn(page, demoRecruiter);

  await page.goto(preview.link);

  await page.getByText("You don't have permission to override remotes").waitFor();
  await page.goto('/joblist');
  await listOn(page, 'Job Positions').waitFor();
});

test('the next person in the same tab gets what was released', async ({ page }) => {
  await signIn(page, demoAdmin);
  await override(page);

  await chooseFromMenu(page, demoAdmin.username, 'Log Out');
  await expect.poll(() => bannerOn(page).count()).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, demoRecruiter);
  await page.waitForURL('**/userhome');

  await chooseFromMenu(page, demoRecruiter.username, 'Job Positions');
  await listOn(page, 'Job Positions').waitFor();
});

test('where the build is not served any more its place says so, and a reset brings the released one', async ({
  page,
}) => {
  await signIn(page, demoAdmin);
  await override(page);
  onTestFinished(serve);
  await preview.stop();

  await page.goto('/joblist');

  await page.getByText(policyOf('unreachable').message('Job positions')).waitFor();
  await page.getByText("You've overridden this in your browser").waitFor();
  await bannerOn(page).getByRole('button', { name: 'Reset' }).click();
  await listOn(page, 'Job Positions').waitFor();
});
