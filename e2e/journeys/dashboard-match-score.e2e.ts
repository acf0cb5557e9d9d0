import { endpoints } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { aNewAccount, signUp } from '../steps/account.ts';
import { backendPosition, fourResumes } from '../steps/hiring.ts';
import { breakCalls, haveStock, holdRequests, type MatchingFixture } from '../steps/matching.ts';

const applicants = (page: Page) => page.getByRole('table', { name: 'Applicants' });
const positions = (page: Page) => page.getByRole('grid', { name: 'Current Positions' });
const NONE = 'No matched resumes found for this position.';

async function openTab(page: Page, said = ''): Promise<void> {
  await page.goto(`/new-dashboard?tab=match-score${said}`);
  await page.getByRole('heading', { level: 1, name: 'Match Score' }).waitFor();
}

async function post(page: Page, title: string, description: string | null = null): Promise<string> {
  const reply = await page.request.post('/api/jobs', { data: { title, description } });
  return endpoints.jobs.create.response.parse(await reply.json()).id;
}

/** Matches resumes by the call that the forms make. */
async function matched(page: Page, { jobId, resumes }: MatchingFixture): Promise<void> {
  const data = { resume_ids: resumes.map(({ id }) => id) };
  const reply = await page.request.post(`/api/ai/jobs/${jobId}/resumes/match_batch`, { data });
  expect(reply.status()).toBe(200);
}

/** Reads a notification, and acknowledges it. */
async function acknowledged(page: Page): Promise<string> {
  const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' });
  const news = page.getByRole('alertdialog').filter({ has: page.getByRole('button', { name: 'OK' }) });
  await ok.waitFor();
  const said = await news.innerText();
  await ok.click();
  await news.waitFor({ state: 'hidden' });
  return said.replaceAll(/\s+/g, ' ').replace(/ OK$/, '');
}

/** A button that was pending and is gone is still being told to screen readers for some seconds, by its id. */
async function isAccessible(page: Page): Promise<void> {
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
}

describe('the tab Match Score', () => {
  test('[MS-01, MS-03] a position with its applicants: scores, View, Delete, and the way to upload', async ({
    page,
  }) => {
    const stock = await haveStock(page, fourResumes.slice(0, 3));
    await matched(page, stock);
    await openTab(page);

    await positions(page)
      .getByRole('row', { name: backendPosition.title })
      .getByText('Your Company')
      .waitFor();
    await page.getByText('TypeScript and PostgreSQL').waitFor();
    await expect
      .poll(() => applicants(page).getByRole('columnheader').allTextContents())
      .toEqual(['Resume', 'Analyze Score', 'Match Score', 'Action']);
    const rows = applicants(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect.poll(() => rows.count()).toBe(3);
    for (const row of await rows.all()) {
      await expect
        .poll(() => row.getByRole('cell').nth(1).textContent())
        .toMatch(/(\d{1,3}%\s*(Strong match|Possible|Weak)|Not enough to tell)/);
    }
    await rows.first().getByText('Not scored yet').waitFor();
    await rows
      .first()
      .getByRole('button', { name: /^Analyze / })
      .click();
    await expect.poll(() => rows.first().getByText('Not scored yet').count()).toBe(0);
    await isAccessible(page);

    const gone =
      (await rows
        .last()
        .getByRole('button', { name: /^Delete / })
        .getAttribute('aria-label')) ?? '';
    await rows.last().getByRole('button', { name: gone }).click();
    const question = page.getByRole('alertdialog', { name: /^Delete .+'s resume\?$/ });
    await question.getByRole('button', { name: 'Delete' }).click();
    expect(await acknowledged(page)).toBe('Resume deleted successfully!');
    await expect.poll(() => rows.count()).toBe(2);

    await rows
      .first()
      .getByRole('link', { name: /^View / })
      .click();
    await page.waitForURL(/\/jobs\/[0-9a-f-]{36}\/resumes\/[0-9a-f-]{36}\/match$/);
    await page.goBack();
    await page.getByRole('link', { name: 'Upload a resume to get the analysis results here' }).click();
    await page.waitForURL(/tab=upload&mode=resume|\/resumes\/new/);
    await page.getByRole('heading', { level: 1, name: /^Upload/ }).waitFor();
  });

  test('[MS-01] Edit and Delete of a position, from its applicants', { tags: 'thorough' }, async ({
    page,
  }) => {
    await haveStock(page, []);
    const id = await post(page, 'Night Baker', 'Bakes at night.');
    await openTab(page, `&job=${id}`);
    const title = page.getByRole('heading', { level: 2, name: 'Night Baker' });
    await title.waitFor();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Position' });
    await form.getByLabel('Title').fill('Day Baker');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    expect(await acknowledged(page)).toBe('Position updated successfully!');
    await positions(page).getByRole('row', { name: 'Day Baker' }).waitFor();

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete this position?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Position deleted successfully!').waitFor();
    await expect.poll(() => positions(page).getByRole('row').count()).toBe(1);
    await page.getByRole('heading', { level: 2, name: backendPosition.title }).waitFor();
  });

  test('[MS-01] date, company and position leave out what does not fit', { tags: 'thorough' }, async ({
    page,
  }) => {
    await haveStock(page, []);
    const metadata = { company: 'Calder Robotics' };
    await post(page, 'Embedded Engineer', JSON.stringify({ jobDescription: 'C++', metadata }));
    await openTab(page);
    await expect.poll(() => positions(page).getByRole('row').count()).toBe(2);

    await page.getByRole('combobox', { name: 'Company' }).click();
    await page.getByRole('option', { name: 'Calder Robotics' }).click();
    await expect.poll(() => positions(page).getByRole('row').count()).toBe(1);
    await page.getByRole('heading', { level: 2, name: 'Embedded Engineer' }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('company')).toBe('Calder Robotics');
    await page.reload();
    await page.getByRole('heading', { level: 2, name: 'Embedded Engineer' }).waitFor();
    await openTab(page, '&position=backend&date=today');
    await page.getByRole('heading', { level: 2, name: backendPosition.title }).waitFor();
    await expect.poll(() => positions(page).getByRole('row').count()).toBe(1);
    await page.getByRole('button', { name: /Date/ }).click();
    for (const name of ['All Date', 'Today', 'This Week', 'This Month']) {
      await page.getByRole('option', { name, exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');

    await openTab(page, '&position=astronaut');
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await expect.poll(() => positions(page).getByRole('row').count()).toBe(2);
  });

  test('[MS-02, MS-04] nobody is matched: one of three, with what came of it', { tags: 'thorough' }, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: phone });
    const { jobId } = await haveStock(page, fourResumes.slice(0, 3));
    await openTab(page, `&job=${jobId}`);
    await page.getByText(NONE).waitFor();
    const list = page.getByRole('list', { name: 'Unmatched resumes' });
    await expect.poll(() => list.getByRole('button', { name: /^Match / }).count()).toBe(3);
    await expect.poll(() => page.getByRole('button', { name: /^Match All/ }).count()).toBe(0);
    await isAccessible(page);

    const repair = await breakCalls(page, '**/api/ai/jobs/*/resumes/*/match');
    await list
      .getByRole('button', { name: /^Match / })
      .first()
      .click();
    expect(await acknowledged(page)).toBe('Match Failed Failed to match resume');
    await repair();
    await list
      .getByRole('button', { name: /^Match / })
      .first()
      .click();

    expect(await acknowledged(page)).toBe('Match Complete Resume matched successfully');
    await expect.poll(() => applicants(page).getByRole('rowheader').count()).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await isAccessible(page);
  });

  test('[MS-02, MS-04] all are matched together, with progress, also while another tab is read', {
    tags: 'thorough',
  }, async ({ page }) => {
    const five = Array.from({ length: 5 }, (_, index) => `brennan-nadia.docx as copy-${index + 1}.docx`);
    const { jobId } = await haveStock(page, five);
    await openTab(page, `&job=${jobId}`);
    const all = page.getByRole('button', { name: 'Match All 5 Resumes' });
    const repair = await breakCalls(page, '**/match_batch');
    await all.click();
    expect(await acknowledged(page)).toBe('Batch Match Failed Failed to batch match resumes');
    await repair();

    const letGo = await holdRequests(page, '**/match_batch');
    await all.click();
    await page.getByRole('progressbar', { name: 'Matching resumes' }).waitFor();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Tutorial' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tutorial' }).waitFor();
    await letGo();
    expect(await acknowledged(page)).toBe('Batch Match Complete Resumes matched successfully');
    await page.goBack();

    await expect.poll(() => applicants(page).getByRole('rowheader').count()).toBe(5);
    await expect.poll(() => page.getByText(NONE).count()).toBe(0);
  });

  test('[MS-02] without a position it says what comes first; a list that fails says so', {
    tags: 'thorough',
  }, async ({ page }) => {
    await signUp(page, aNewAccount());
    await openTab(page);
    await page.getByText('No job positions found. Please create a job position first.').waitFor();

    const repair = await breakCalls(page, '**/api/jobs?*');
    await page.reload();
    await page.getByText('Failed to load job positions').waitFor();
    await repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No job positions found. Please create a job position first.').waitFor();
  });
});
