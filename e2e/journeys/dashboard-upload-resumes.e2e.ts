import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { test } from '../browser/journey.ts';
import { listNamed } from '../design-system/moving.ts';
import { haveStock } from '../steps/matching.ts';
import { aPdf, chooseFiles, lineOf } from '../steps/resumes.ts';

const nadia = 'brennan-nadia.docx';
const laverne = 'openresume-laverne-word-quartz.pdf';
const refusal = { error: 'A selection is under way.', errors: {}, code: 'conflict', request_id: 'e2e' };

const openUpload = (page: Page) => page.goto('/new-dashboard?tab=upload&mode=resume');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name });

test('[UP-05, UP-06] files are named, sent and reported, also while another tab is shown, and the success stays until starting over', async ({
  page,
}) => {
  await haveStock(page, []);
  await openUpload(page);
  await expect.poll(() => page.evaluate("localStorage.getItem('uploadMode')")).toBe('resume');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Please upload at least one file', { exact: true }).waitFor();

  await chooseFiles(page, nadia, laverne);
  await chooseFiles(page, aPdf('kim-lead.pdf', ['Kim Lead', 'kim@example.com']));
  await expect.poll(() => page.getByText('Please upload at least one file').count()).toBe(0);
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/resumes', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Upload 3 resumes' }).click();
  await page.getByRole('progressbar', { name: 'Uploading 3 files' }).waitFor();
  await tab(page, 'Resume Management').click();
  await page.getByText('No active resumes', { exact: true }).waitFor();
  held.resolve();
  await page.getByText('3 resumes uploaded.', { exact: true }).waitFor();
  await listNamed(page, 'Active').getByRole('row', { name: 'Nadia Brennan' }).waitFor();

  await tab(page, 'Upload').click();
  await page.getByText('3 resumes uploaded', { exact: true }).first().waitFor();
  await expect
    .poll(() => lineOf(page, nadia).getByRole('link', { name: 'Nadia Brennan' }).getAttribute('href'))
    .toMatch(/tab=resume-list&resume=/);
  // A button that was pending and is gone is still told to screen readers for some seconds, by its id.
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  await page.reload();
  await page.getByText('3 resumes uploaded', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Upload More' }).click();
  await page.getByRole('button', { name: 'Upload', exact: true }).waitFor();
  expect(await page.evaluate("localStorage.getItem('resumeSuccess')")).toBeNull();
});

test('[UP-05] a failure says why, and the file goes again', { tags: 'thorough' }, async ({ page }) => {
  await haveStock(page, []);
  await openUpload(page);
  await page.route('**/api/resumes', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json: refusal }) : route.fallback(),
  );
  await chooseFiles(page, nadia);
  await page.getByRole('button', { name: 'Upload 1 resume' }).click();
  await page.getByText('Upload error: A selection is under way.', { exact: true }).waitFor();

  await page.unroute('**/api/resumes');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await page.getByText('1 resume uploaded', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Go to Resume Management' }).click();
  await page.getByRole('heading', { level: 2, name: 'Nadia Brennan' }).waitFor();
});
