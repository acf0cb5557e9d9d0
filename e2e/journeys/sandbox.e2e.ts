import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { phone, test } from '../browser/journey.ts';
import { releaseMisbehavingWidget } from '../product/release-widget.ts';
import { type RunningProduct, startProduct } from '../product/start-product.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';
import { AS_IT_WAS, misbehave, sharedState } from '../steps/misbehaving.ts';

/** What the Jobs team's remote may ask for: no accounts, and of the resumes their list alone. */
const SANDBOXED_REMOTES = JSON.stringify({
  'mfe-jobs': ['jobs', 'requirements', 'matches', 'outcomes', 'candidates', 'aliases', 'resumes.list'],
});

let product: RunningProduct;

beforeAll(async () => {
  product = await startProduct({ env: { SANDBOXED_REMOTES } });
}, 300_000);
afterAll(() => product?.stop());

const place = (page: Page) => page.frameLocator('iframe[title="Job positions"]');

async function frameOf(page: Page): Promise<Frame> {
  await place(page).getByRole('heading', { level: 1 }).waitFor();
  const frame = page.frames().find((each) => each.url().includes('/sandboxed/mfe_jobs'));
  if (!frame) throw new Error('The page has no frame of mfe_jobs.');
  return frame;
}

test('[TM-05] pages of a sandboxed remote are used like those of any other: address, title, back, and reload', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/userhome');

  await page.getByRole('link', { name: 'Job Positions', exact: true }).first().click();
  await place(page).getByRole('link', { name: 'Data Analyst' }).click();

  await place(page).getByRole('heading', { level: 1, name: 'Data Analyst' }).waitFor();
  await page.waitForURL('**/joblist/*');
  expect(await page.title()).toBe('Data Analyst · Shortlist');
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await way.getByText('Data Analyst').waitFor();
  await page.reload();
  await place(page).getByRole('heading', { level: 1, name: 'Data Analyst' }).waitFor();
  await page.goBack();
  await place(page).getByRole('heading', { level: 1, name: 'Job Positions' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/joblist');
});

test('[TM-05] what a sandboxed remote changes, and what it says of it, is seen on the page around it', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address, viewport: phone });
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  const row = place(page).getByRole('row').filter({ hasText: 'Night Operations Planner' });

  await row.getByRole('button', { name: /^Actions/ }).click();
  await place(page).getByRole('menuitem', { name: 'Delete' }).click();
  await place(page).getByRole('button', { name: 'Delete', exact: true }).click();

  await page.getByRole('button', { name: 'Undo' }).click();
  await row.waitFor();
});

test('[TM-05] a sandboxed remote reaches nothing of the page, of the session, or of another server', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  const frame = await frameOf(page);

  const reached = await frame.evaluate(async () => {
    const found: Record<string, string> = {};
    const attempt = async (name: string, act: () => unknown) => {
      try {
        found[name] = String(await act());
      } catch (error) {
        found[name] = (error as Error).name;
      }
    };
    const ask = (name: string, address: string, method = 'GET') =>
      attempt(name, async () => (await fetch(address, { method })).status);
    await attempt('origin', () => self.origin);
    await attempt('cookie', () => document.cookie);
    await attempt('storage', () => localStorage.length);
    await attempt('page', () => parent.document.title);
    await attempt('window', () => open('https://elsewhere.example'));
    await ask('jobs', '/api/jobs');
    await ask('resumes', '/api/resumes');
    await ask('resume', '/api/resumes/01a22d0d-2559-7000-92c4-bb6e836a7845');
    await ask('account', '/api/account', 'DELETE');
    await ask('user', '/api/auth');
    await ask('disguised', '/api/jobs/../account');
    await ask('elsewhere', 'https://elsewhere.example/');
    return found;
  });

  expect(reached).toEqual({
    origin: 'null',
    cookie: 'SecurityError',
    storage: 'SecurityError',
    page: 'SecurityError',
    window: 'null',
    jobs: '200',
    resumes: '200',
    resume: '403',
    account: '403',
    user: '403',
    disguised: '403',
    elsewhere: 'TypeError',
  });
});

test.for([
  "open('https://elsewhere.example/window')",
  "location.href = 'https://elsewhere.example/self'",
  "top.location.href = 'https://elsewhere.example/top'",
  "const form = Object.assign(document.createElement('form'), { action: 'https://elsewhere.example/' }); document.body.append(form); form.submit()",
])('[TM-05] a sandboxed remote takes nobody to another address: %s', async (way, { openPage }) => {
  const page = await openPage({ baseURL: product.address });
  const reached: string[] = [];
  page.on('requestfinished', (request) => reached.push(request.url()));
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  const frame = await frameOf(page);

  await frame.evaluate(`setTimeout(() => { ${way} })`);
  // A frame that is gone by it is noticed within some seconds.
  await page.waitForTimeout(5_000);

  expect(new URL(page.url()).pathname).toBe('/joblist');
  expect(page.context().pages()).toEqual([page]);
  expect(reached.filter((address) => address.includes('elsewhere'))).toEqual([]);
  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
});

test('[TM-05] what has not been saved in a sandboxed page is asked about before the page is left', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/joblist/new');
  await place(page).getByLabel('Title').fill('Night Baker');

  await page.getByRole('link', { name: 'Plans', exact: true }).first().click();
  const question = place(page).getByRole('alertdialog');
  await question.waitFor();
  await page.getByText('Job positions asks before you leave.').waitFor();
  await question.getByRole('button').first().click();

  await expect.poll(() => place(page).getByLabel('Title').inputValue()).toBe('Night Baker');
  expect(new URL(page.url()).pathname).toBe('/joblist/new');

  await page.getByRole('button', { name: 'Leave Anyway' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
});

test('[TM-05] a sandboxed remote takes the focus from nobody who types in the page', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  const frame = await frameOf(page);
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Field of the page');
    document.querySelector('header')?.append(field);
  });
  const field = page.getByLabel('Field of the page');
  await field.pressSequentially('plan');

  await frame.evaluate(() => document.querySelector('input')?.focus());

  await page.waitForTimeout(300);
  await page.keyboard.type('s');
  expect(await field.inputValue()).toBe('plans');
});

test('[TM-05] a sandboxed remote that floods the page with messages is taken away', async ({ openPage }) => {
  const page = await openPage({ baseURL: product.address });
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  const frame = await frameOf(page);

  await frame.evaluate(() => {
    for (let index = 0; index < 2_000; index += 1) parent.postMessage('again', '*');
  });

  await page.getByRole('heading', { name: 'Job positions stopped working.' }).waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await frameOf(page);
});

/** Presses the widget's button, which writes the title of its own document. */
async function pressGo(page: Page): Promise<void> {
  await place(page).getByRole('button', { name: 'Go', exact: true }).click();
  const frame = page.frames().find((each) => each.url().includes('/sandboxed/'));
  await expect.poll(() => frame?.title()).toBe('Buy now');
}

test('[TM-05] nothing that a sandboxed widget does to its globals, title, or styles reaches the page', async ({
  openPage,
}) => {
  await releaseMisbehavingWidget(product.dataDir);
  const ways = ['json', 'title', 'adopted', 'cover', 'title_in_click'];
  for (const misbehavior of ways) {
    const page = await openPage({ baseURL: product.address });
    await misbehave(page, misbehavior);
    // What covers everything of its own document leaves the place of the frame without a height.
    await place(page).getByText('Job Positions').waitFor({ state: 'attached' });
    if (misbehavior === 'title_in_click') await pressGo(page);
    expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toContain('/sandboxed/mfe_jobs');

    expect(await sharedState(page), misbehavior).toEqual(AS_IT_WAS);
    expect(await page.evaluate(() => Object.keys(globalThis))).not.toContain('mfe_jobs');
  }
});

test('[TM-05] a sandboxed widget that never ends keeps nobody: the page answers, and its place offers Retry', async ({
  openPage,
}) => {
  const page = await openPage({ baseURL: product.address });
  await misbehave(page, 'nothing');
  await place(page).getByRole('heading', { level: 2, name: 'Job Positions' }).waitFor();
  const frame = page.frames().find((each) => each.url().includes('/sandboxed/'));

  void frame?.evaluate('for (;;);').catch(() => {});
  // The page is used meanwhile.
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');

  const failure = page.getByRole('alert').filter({ hasText: 'Job positions stopped working.' });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await place(page).getByRole('heading', { level: 2, name: 'Job Positions' }).waitFor();
});
