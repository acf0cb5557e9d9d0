import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { itemNamed, namesIn } from '../design-system/moving.ts';
import { aNewAccount, demoRecruiter, signUp } from './account.ts';
import { openTab, postInDashboard } from './dashboard.ts';
import { backendPosition, fourResumes, matchAll, postPosition, uploadResumes } from './hiring.ts';

const porter = {
  title: 'Night Porter',
  company: 'Night Watch',
  description: 'Keeps the door at night.',
};

/**
 * Somebody new uses every remote: its pages, its widgets in the pages of others, and its tabs of the dashboard.
 *
 * @throws Error when something isn't there, or a part of the page has failed.
 */
export async function exploreProduct(page: Page): Promise<void> {
  await signUp(page, aNewAccount(demoRecruiter.username));
  await page.getByText('No matched jobs found.').waitFor();
  const jobId = await hire(page);
  await visitOldDashboard(page, jobId);
  await fillDashboard(page);
  await leaveAndReturn(page);
}

/** Jobs, resumes and AI by their own pages. */
async function hire(page: Page): Promise<string> {
  const jobId = await postPosition(page);
  await uploadResumes(page);
  await page.getByRole('link', { name: 'Analyze brennan-nadia.docx' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nadia Brennan' }).waitFor();
  await page.getByText(/Analyzed/).waitFor();
  await matchAll(page, jobId);
  await expect
    .poll(() => page.getByRole('table', { name: 'Ranking' }).getByRole('row').count())
    .toBe(fourResumes.length + 1);
  await nothingHasFailed(page);
  return jobId;
}

/** Widgets of four remotes on the page of a fifth, and links from one to another. */
async function visitOldDashboard(page: Page, jobId: string): Promise<void> {
  await page.goto('/userhome');
  const history = page.getByRole('region', { name: backendPosition.title });
  await history.getByRole('button', { name: 'Show all (4)' }).click();
  await expect.poll(() => history.getByRole('listitem').count()).toBe(fourResumes.length);
  for (const name of ['Job Positions', 'Resumes', 'My Plan', 'Match history'])
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  await nothingHasFailed(page);
  await history.getByRole('link', { name: 'Nadia Brennan' }).click();
  await page.waitForURL(`**/jobs/${jobId}/resumes/*/match`);
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'See Plans' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  await nothingHasFailed(page);
}

/** Every tab, with a position that goes through three of them. */
async function fillDashboard(page: Page): Promise<void> {
  await page.goto('/new-dashboard');
  await postInDashboard(page, porter);
  await openTab(page, 'Tracking');
  await page.getByRole('button', { name: `Move ${porter.title}` }).click();
  await page.getByRole('menuitemradio', { name: /Interviewed/ }).click();
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual([porter.title]);
  await openTab(page, 'Position Management');
  await itemNamed(page, porter.title).click();
  await page.getByRole('heading', { level: 2, name: porter.title }).waitFor();
  await openTab(page, 'Match Score');
  await expect.poll(() => namesIn(page, 'Current Positions')).toContain(porter.title);
  for (const tab of [
    'Resume Score',
    'Resume Management',
    'Analyze',
    'Tutorial',
    'Contact Us',
    'Home Dashboard',
  ])
    await openTab(page, tab);
  await nothingHasFailed(page);
}

/** A page with something to lose asks before it's left, whoever drew it. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goto('/joblist/new');
  await page.getByLabel('Title').fill('Half a title');
  await page.getByRole('banner').getByRole('link').first().click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Title').inputValue()).toBe('Half a title');
}

/** What fails in its place says so and offers to try again. */
async function nothingHasFailed(page: Page): Promise<void> {
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
}
