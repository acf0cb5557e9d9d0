import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { aNewAccount, signIn, signUp } from '../steps/account.ts';

const fixture = (name: string) => join(import.meta.dirname, '../fixtures', name);

test('[OB-01] a new user goes the four steps with samples; a reload and another browser go on where they are', async ({
  page,
  openPage,
}) => {
  const ada = aNewAccount('Ada');
  await signUp(page, ada);
  await page.goto('/onboarding');
  await stepsAre(page, ['Active', 'Pending', 'Pending', 'Pending']);

  await page.getByRole('button', { name: 'Create Job' }).click();
  await page.getByText('Title is required.').waitFor();
  await page.getByRole('button', { name: 'Use Sample Position' }).click();
  await page.reload();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Senior Backend Engineer (sample)');
  await page.getByRole('button', { name: 'Create Job' }).dblclick();
  await page.getByRole('heading', { level: 2, name: 'Upload Resumes' }).waitFor();
  await stepsAre(page, ['Completed', 'Active', 'Pending', 'Pending']);

  const elsewhere = await openPage();
  await signIn(elsewhere, ada);
  await elsewhere.goto('/onboarding');
  await stepsAre(elsewhere, ['Completed', 'Active', 'Pending', 'Pending']);

  await page.getByRole('button', { name: 'Add Sample Resumes' }).dblclick();
  await page.getByText('You have 4 resumes.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await stepsAre(page, ['Completed', 'Completed', 'Active', 'Pending']);

  await page.getByText('Your 4 newest resumes will be analyzed.').waitFor();
  await page.getByRole('button', { name: 'Run Analysis' }).click();
  await page.getByText('4 resumes scored.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await stepsAre(page, ['Completed', 'Completed', 'Completed', 'Active']);
  const results = page.getByRole('region', { name: 'Senior Backend Engineer (sample)' });
  await results.getByRole('link', { name: 'Ilse Marchetti', exact: true }).waitFor();

  await elsewhere.reload();
  await elsewhere.getByRole('link', { name: 'Ilse Marchetti' }).first().waitFor();
  await elsewhere.getByRole('link', { name: 'Go to Dashboard' }).click();
  await elsewhere.waitForURL('**/userhome');
  await elsewhere.goto('/joblist');
  const posted = elsewhere.getByRole('link', { name: 'Senior Backend Engineer (sample)' });
  await posted.first().waitFor();
  await expect.poll(() => posted.count()).toBe(1);
});

test('[OB-01] own files are uploaded in the step, one that is no resume says why, and a done step is gone back to', {
  tags: 'thorough',
}, async ({ openPage }) => {
  const page = await openPage({ viewport: phone, reducedMotion: 'reduce' });
  await signUp(page, aNewAccount('Bo'));
  await page.goto('/onboarding');
  await page.getByLabel('Title').fill('Backend Engineer');
  await page.getByRole('button', { name: 'Create Job' }).click();
  await page.getByRole('heading', { level: 2, name: 'Upload Resumes' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Add Sample Resumes' }).waitFor();
  await checkPage(page);

  const names = ['brennan-nadia.docx', 'encrypted.pdf', 'README.md'];
  await page.locator('input[type=file]').setInputFiles(names.map(fixture));
  const files = page.getByRole('list', { name: 'Files' });
  await files.getByText('Nadia Brennan').waitFor();
  await files.getByText('Only .pdf, .doc, and .docx files are accepted.').waitFor();
  await files
    .getByRole('listitem')
    .filter({ hasText: 'encrypted.pdf' })
    .getByText(/password/)
    .waitFor();
  await page.getByText('You have 1 resume.').waitFor();

  await page.getByRole('button', { name: 'Create job' }).click();
  await page.getByText('You have 1 position.').waitFor();
  await page.goBack();
  await page.getByText('You have 1 resume.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.route('**/match', (route) => route.abort());
  await page.getByRole('button', { name: 'Run Analysis' }).click();
  await page.getByRole('list', { name: 'Not scored' }).getByText('Nadia Brennan').waitFor();
  await page.unroute('**/match');
  await page.getByRole('button', { name: 'Run Analysis' }).click();
  await page.getByText('1 resume scored.').waitFor();
  await checkPage(page);
});

/** How far the four steps say they are. */
async function stepsAre(page: Page, states: readonly string[]): Promise<void> {
  const steps = page.getByRole('list', { name: 'Onboarding steps' }).getByRole('listitem');
  for (const [index, state] of states.entries()) await steps.nth(index).getByText(state).waitFor();
}

async function checkPage(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  }
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
}
