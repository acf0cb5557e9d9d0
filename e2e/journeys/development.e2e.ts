// @module-tag thorough: it is about the tools of developers, which test:all starts.
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@shortlist/tooling/processes/free-port.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { copyCheckout } from '../product/copy-checkout.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';
import { isMarked, markPage } from '../steps/remotes.ts';

let checkout: string;
let product: RunningProduct;

beforeAll(async () => {
  checkout = await copyCheckout();
  const env = { DEV_PORT: String(await freePort()) };
  product = await startProduct({ checkout, command: ['tooling/dev/dev.ts', 'mfe-jobs'], env });
}, 300_000);

afterAll(async () => {
  const code = await product?.stop();
  await rm(checkout, { recursive: true, force: true });
  expect(code).toBe(0);
});

const jobList = 'mfe-jobs/src/job-list';

/** What was edited is built before it is shown, on a machine that has other work. */
const BUILT = { timeout: 60_000 };

test('"Hot reload is dead inside the host": an edited remote changes inside the shell, without a reload and with what was typed', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  const search = page.getByRole('searchbox');
  await search.fill('engineer');
  await markPage(page);

  await edit(`${jobList}/JobListPage.tsx`, 'title="Job Positions"', 'title="Hot Positions"');

  await page.getByRole('heading', { level: 1, name: 'Hot Positions' }).waitFor(BUILT);
  await expect.poll(() => isMarked(page)).toBe(true);
  await expect.poll(() => search.inputValue()).toBe('engineer');
});

test('"Hot reload is dead inside the host": its widget changes on the page of another remote, which is not hot', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/userhome');
  await page.getByRole('heading', { level: 2, name: 'Job Positions', exact: true }).waitFor();
  await markPage(page);

  await edit(`${jobList}/JobListWidget.tsx`, 'title="Job Positions"', 'title="Hot Widget"');

  await page.getByRole('heading', { level: 2, name: 'Hot Widget' }).waitFor(BUILT);
  await expect.poll(() => isMarked(page)).toBe(true);
});

test('[TM-07] an error of a build covers the page with file, line, and message, and goes when it is mended', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  await page.getByRole('searchbox').fill('engineer');
  await markPage(page);

  await edit(`${jobList}/JobListPage.tsx`, 'description=', 'broken [ description=');

  const shown = overlayOf(page).getByText('ERROR in ./src/job-list/JobListPage.tsx');
  await shown.waitFor(BUILT);
  const text = await overlayOf(page).locator('body').innerText();
  expect(text).toContain('Syntax Error');
  expect(text).toMatch(/\[\d+:\d+\]/);
  expect(text).toContain('broken [ description=');
  await edit(`${jobList}/JobListPage.tsx`, 'broken [ description=', 'description=');
  await shown.waitFor({ ...BUILT, state: 'detached' });
  expect(await isMarked(page)).toBe(true);
  expect(await page.getByRole('searchbox').inputValue()).toBe('engineer');
});

test('[TM-07] an error of the page shows where it lies in the sources of the remote, until it is mended', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  await page.getByRole('searchbox').waitFor();

  await edit(`${jobList}/JobListPage.tsx`, 'description=', 'lang={Object(undefined).no.thing} description=');

  const place = overlayOf(page).getByText(
    /^ERROR in mfe-jobs\/src\/job-list\/JobListPage\.tsx:\d+ JobListPage$/,
  );
  await place.waitFor(BUILT);
  expect(await overlayOf(page).locator('body').innerText()).toContain(
    "TypeError: Cannot read properties of undefined (reading 'thing')",
  );
  await edit(`${jobList}/JobListPage.tsx`, 'lang={Object(undefined).no.thing} ', '');
  await place.waitFor({ ...BUILT, state: 'detached' });
  await page.getByRole('searchbox').waitFor(BUILT);
});

/** What Rspack's clients draw. */
const overlayOf = (page: Page) => page.frameLocator('#rspack-dev-server-client-overlay');

test('the BFF answers with its edited text, and the session goes on', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  const refusal = async () =>
    (await (await fetch(`${product.address}/api/jobs`)).json()) as { error: string };

  await edit(await fileWith(LOG_IN), LOG_IN, 'Show who you are.');

  await expect.poll(async () => (await refusal()).error, { timeout: 30_000 }).toBe('Show who you are.');
  expect((await page.request.get('/api/auth/')).status()).toBe(200);
});

const LOG_IN = 'Log in to continue.';

async function fileWith(text: string): Promise<string> {
  for (const path of globSync('bff/src/**/*.ts', { cwd: checkout })) {
    if ((await readFile(join(checkout, path), 'utf8')).includes(text) && !path.includes('.test.'))
      return path;
  }
  throw new Error(`No file of the BFF holds "${text}".`);
}

async function edit(path: string, from: string, to: string): Promise<void> {
  const file = join(checkout, path);
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}.`);
  await writeFile(file, text.replace(from, to));
}
