import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { test } from '../browser/journey.ts';
import { placeOf } from '../browser/looks.ts';
import { manyResumes } from '../network/many-resumes.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';

/** So low that the demo's lists are longer than it. */
const low = { viewport: { width: 1440, height: 320 } };

test('[JB-01] the way back to the positions ends where somebody was, with search, status and order', async ({
  openPage,
}) => {
  const page = await openPage(low);
  await signIn(page, demoRecruiter);
  await page.goto('/joblist');
  await choose(page, 'Title A-Z');
  await page.getByRole('radio', { name: 'Active', exact: true }).click();
  await searchFor(page, 'e');
  await thereAndBack(page, 'Job positions');

  await expect.poll(() => page.getByRole('searchbox', { name: 'Search positions' }).inputValue()).toBe('e');
  await expect.poll(() => page.getByRole('radio', { name: 'Active', exact: true }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Title A-Z' }).waitFor();
});

test('[RS-01] the way back to the resumes ends where somebody was, with search, status and order', {
  tags: 'thorough',
}, async ({ openPage }) => {
  const page = await openPage(low);
  await signIn(page, demoRecruiter);
  await page.goto('/resumes');
  await choose(page, 'Name A-Z');
  await page.getByRole('radio', { name: 'Active', exact: true }).click();
  await searchFor(page, 'engineer');
  await thereAndBack(page, 'Resumes');

  await expect
    .poll(() => page.getByRole('searchbox', { name: 'Search resumes' }).inputValue())
    .toBe('engineer');
  await expect.poll(() => page.getByRole('radio', { name: 'Active', exact: true }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Name A-Z' }).waitFor();
});

test('[RS-01] the way back into a long list ends at the resume that was opened', {
  tags: 'thorough',
}, async ({ openPage }) => {
  const page = await openPage(low);
  await signIn(page, demoRecruiter);
  await manyResumes(page, 250);
  await page.goto('/resumes');
  const resume = page.getByRole('link', { name: 'Candidate 240', exact: true });
  await expect.poll(() => scrollToEnd(page, resume), { timeout: 30_000 }).toBe(true);
  await resume.click({ trial: true });
  const place = await placeOf(page);

  await resume.click();
  await page.waitForURL(/\/resumes\/[0-9a-f-]{36}/);
  await page.goBack();

  await expect.poll(() => placeOf(page), { timeout: 30_000 }).toBe(place);
  await resume.click({ trial: true });
  await expect.poll(() => placeOf(page)).toBe(place);
});

/** Whether the row has come into sight. */
async function scrollToEnd(page: Page, row: Locator): Promise<boolean> {
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  return row.isVisible();
}

/** Types a search, and waits until its rows, and no others, stand there. */
async function searchFor(page: Page, words: string): Promise<void> {
  const answer = page.waitForResponse((reply) => new URL(reply.url()).searchParams.get('search') === words);
  await page.getByRole('searchbox', { name: /^Search / }).fill(words);
  const found = FoundRows.parse(await (await answer).json());
  await expect.poll(() => page.getByRole('row').count(), { timeout: 30_000 }).toBe(found.length + 1);
}

const Rows = z.array(z.unknown());
const FoundRows = z.union([Rows, z.object({ resumes: Rows }).transform(({ resumes }) => resumes)]);

async function choose(page: Page, order: string): Promise<void> {
  await page.getByRole('button', { name: /Newest first/ }).click();
  await page.getByRole('option', { name: order }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Scrolls to the end of a list, opens its last row, goes back, forward, and back again. */
async function thereAndBack(page: Page, list: string): Promise<void> {
  const rows = page.getByRole('table', { name: list }).getByRole('row');
  const last = rows.last().getByRole('link').first();
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  // Brings it into reach without pressing it: from here on nothing scrolls any more.
  await last.click({ trial: true });
  const [place, address, words] = [await placeOf(page), page.url(), await rows.allInnerTexts()];
  expect(place).toBeGreaterThan(100);
  const heading = page.getByRole('heading', { level: 1 });
  const listHeading = await heading.innerText();

  await last.click();
  await expect.poll(() => heading.innerText()).not.toBe(listHeading);
  const opened = page.url();
  await expect.poll(() => placeOf(page)).toBe(0);
  const mustBeAsItWas = async () => {
    await expect.poll(() => placeOf(page), { timeout: 30_000 }).toBe(place);
    await expect.poll(async () => [page.url(), await rows.allInnerTexts()]).toEqual([address, words]);
  };
  await page.goBack();
  await mustBeAsItWas();
  await page.goForward();
  await expect.poll(() => page.url()).toBe(opened);
  await expect.poll(() => heading.innerText()).not.toBe(listHeading);
  await page.goBack();
  await mustBeAsItWas();
}
