import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoRecruiter, profileButton, signIn } from '../steps/account.ts';
import { comeBackTo, type NewRelease, releaseAgain, releasesOf } from '../steps/releases.ts';
import { isMarked, markPage } from '../steps/remotes.ts';

let product: RunningProduct;
let released: NewRelease | undefined;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product?.stop());

beforeEach(() => {
  released = undefined;
});
afterEach(() => released?.takeBack());

const notice = (page: Page) => page.getByRole('region', { name: 'A new version of Shortlist is available.' });

/** Opens a page, and releases a remote under it. */
async function openAndRelease(page: Page, path: string, heading: string): Promise<void> {
  await signIn(page, demoRecruiter);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await markPage(page);
  released = await releaseAgain('mfe-billing', product.dataDir);
  await comeBackTo(page);
  await notice(page).waitFor();
}

async function followToPositions(page: Page): Promise<void> {
  await profileButton(page, demoRecruiter.username).click();
  await page.getByRole('menuitem', { name: 'Job Positions' }).click();
}

test('[SH-08] a release under an open tab is offered and changes nothing; the next page comes with it', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await openAndRelease(page, '/plans', 'Plans');
  expect(await isMarked(page)).toBe(true);
  expect(await releasesOf(page)).not.toContain(released?.version);

  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect.poll(() => notice(page).count()).toBe(0);
  await followToPositions(page);

  await page.getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
  expect(await isMarked(page)).toBe(false);
  expect(await releasesOf(page)).toContain(released?.version);
});

test('[SH-08] who presses Update gets the release at once, on the same page', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.address });
  await openAndRelease(page, '/plans', 'Plans');

  await notice(page).getByRole('button', { name: 'Update' }).click();

  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/plans');
  expect(await releasesOf(page)).toContain(released?.version);
});

test('[SH-08, JB-07] what was typed is lost neither by Update nor by a link, and the update waits', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await openAndRelease(page, '/joblist/new', 'New Job');
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Someone who ships at any hour');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });

  await notice(page).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await followToPositions(page);
  await page.getByRole('alertdialog', { name: 'Discard this position?' }).waitFor();

  expect(await isMarked(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => description.inputValue()).toBe('Someone who ships at any hour');
  await expect.poll(() => notice(page).isVisible()).toBe(true);
});
