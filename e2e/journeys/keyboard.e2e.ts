import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { type Account, aNewAccount } from '../steps/account.ts';
import { backendPosition } from '../steps/hiring.ts';
import { chooseByKeys, enter, focusIsSomewhere, tabTo, typeInto, walkThrough } from '../steps/keyboard.ts';

const resume = join(import.meta.dirname, '../fixtures/brennan-nadia.docx');

test('[SH-01, SH-04, AU-02, JB-02, RS-02, AI-01, AI-03, AU-06] a recruiter hires by keyboard alone: every stop is seen, no focus is lost, nothing traps it', async ({
  page,
}) => {
  await signUpByKeys(page, aNewAccount('Ada'));
  await walkThrough(page);

  const jobId = await postByKeys(page);
  await walkThrough(page);

  await uploadByKeys(page);
  await analyzeByKeys(page);
  await matchByKeys(page, jobId);

  await chooseByKeys(page, 'User Home');
  await page.getByRole('region', { name: backendPosition.title }).waitFor();
  await focusIsSomewhere(page);
  expect((await walkThrough(page)).join('\n')).toContain('Nadia Brennan');

  await chooseByKeys(page, 'Log Out');
  await page.waitForURL((url) => url.pathname === '/');
  await focusIsSomewhere(page);
  expect((await page.request.get('/api/auth/')).status()).toBe(401);
});

async function signUpByKeys(page: Page, { email, username, password }: Account): Promise<void> {
  await page.goto('/');
  await enter(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect.poll(() => focusIsSomewhere(page)).toMatch(/^main/);
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Sign Up' }), 'Shift+Tab');
  await page.getByRole('heading', { level: 1, name: 'Sign Up' }).waitFor();
  await focusIsSomewhere(page);
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Username'), username);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  await typeInto(page, page.getByLabel('Confirm Password'), 'another');
  await page.keyboard.press('Enter');
  await page.getByText('Confirm Password must match Password.').waitFor();
  await expect.poll(() => focusIsSomewhere(page)).toContain('Confirm Password');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/userhome');
  await page.getByText('No matched jobs found.').waitFor();
  await focusIsSomewhere(page);
}

/** Posts a position, then gives it its title. Returns its id, from the address of the page that opens. */
async function postByKeys(page: Page): Promise<string> {
  await chooseByKeys(page, 'Job Positions');
  await page.waitForURL('**/joblist');
  await focusIsSomewhere(page);
  await enter(page, page.getByRole('link', { name: 'New Job' }).first());
  await page.getByRole('heading', { level: 1, name: 'New Job' }).waitFor();
  await focusIsSomewhere(page);
  await typeInto(page, page.getByLabel('Title'), 'Backend');
  await typeInto(page, page.getByLabel('Description'), backendPosition.description);
  await enter(page, page.getByRole('button', { name: 'Create Job' }));
  await page.getByRole('heading', { level: 1, name: 'Backend' }).waitFor();
  await focusIsSomewhere(page);
  await enter(page, page.getByRole('link', { name: 'Edit' }));
  await page.getByRole('heading', { level: 1, name: 'Edit Job' }).waitFor();
  await typeInto(page, page.getByLabel('Title'), backendPosition.title);
  await page.keyboard.press('Enter');
  await dismissNotice(page);
  await page.getByRole('heading', { level: 1, name: backendPosition.title }).waitFor();
  const [, id = ''] = /\/joblist\/([0-9a-f-]{36})$/.exec(page.url()) ?? [];
  return id;
}

async function uploadByKeys(page: Page): Promise<void> {
  await chooseByKeys(page, 'Resumes');
  await page.getByText('No resumes uploaded yet.').waitFor();
  await focusIsSomewhere(page);
  await enter(page, page.getByRole('link', { name: 'Upload Resumes' }).first());
  await page.getByRole('heading', { level: 1, name: 'Upload Resumes' }).waitFor();
  await focusIsSomewhere(page);
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, page.locator('input[type=file]'));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(resume);
  await enter(page, page.getByRole('button', { name: 'Upload 1 resume' }));
  await page.getByText('1 resume uploaded').waitFor();
  await focusIsSomewhere(page);
}

async function analyzeByKeys(page: Page): Promise<void> {
  await enter(page, page.getByRole('link', { name: 'Analyze brennan-nadia.docx' }));
  await page.getByRole('heading', { level: 1, name: 'Nadia Brennan' }).waitFor();
  await page.getByText(/Analyzed/).waitFor();
  await focusIsSomewhere(page);
  await walkThrough(page);
  const finding = page.getByRole('region', { name: 'Strengths' }).getByRole('button').first();
  await enter(page, finding);
  await expect.poll(() => finding.getAttribute('aria-pressed')).toBe('true');
}

async function matchByKeys(page: Page, jobId: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Match to a Position' });
  await enter(page, button, 'Shift+Tab');
  const position = page.getByRole('dialog').getByRole('link', { name: backendPosition.title });
  await position.waitFor();
  await page.keyboard.press('Escape');
  await position.waitFor({ state: 'detached' });
  await expect.poll(() => focusIsSomewhere(page)).toContain('Match to a Position');
  await page.keyboard.press('Enter');
  await enter(page, position);
  await page.waitForURL(`**/jobs/${jobId}/resumes/*/match`);
  await page.getByRole('table', { name: 'Requirements' }).waitFor();
  await focusIsSomewhere(page);
  await walkThrough(page);
  await readTheEvidence(page);
}

/** Opens the resume at the words of a requirement, and comes back to where it was opened. */
async function readTheEvidence(page: Page): Promise<void> {
  const number = page.getByRole('button', { name: /show in the resume/ }).first();
  await enter(page, number);
  await page.getByRole('dialog').waitFor();
  await focusIsSomewhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focusIsSomewhere(page)).toContain('show in the resume');
}

/** Closes the notification that a save brings, and goes on from where the page has the focus. */
async function dismissNotice(page: Page): Promise<void> {
  const notice = page.getByRole('alertdialog');
  await enter(page, notice.getByRole('button', { name: 'OK' }));
  await notice.waitFor({ state: 'detached' });
  await focusIsSomewhere(page);
}
