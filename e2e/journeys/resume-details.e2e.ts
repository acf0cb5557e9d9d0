import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { faultsLikeStories } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { demoRecruiter, signIn } from '../steps/account.ts';
import { sidebar } from '../steps/dashboard.ts';
import { haveStock } from '../steps/matching.ts';
import { chooseAction, rowOf, storedResumes } from '../steps/resumes.ts';

const nadia = 'brennan-nadia.docx';
const oneResume = '**/api/resumes/*';

/** What the calls that change or delete a resume are answered, until it is taken back. */
async function refuseChanges(page: Page, status: number, body: string): Promise<() => Promise<void>> {
  await page.route(oneResume, (route) =>
    ['PUT', 'DELETE'].includes(route.request().method())
      ? route.fulfill({ status, body, contentType: status === 502 ? 'text/html' : 'application/json' })
      : route.continue(),
  );
  return () => page.unroute(oneResume);
}

const refusal = (error: string) => JSON.stringify({ error, errors: {}, code: 'conflict', request_id: 'e2e' });

describe('the details', () => {
  test('[RS-01] show a PDF, a DOCX and a DOC beside what is known, wide and narrow, and download the same bytes', async ({
    page,
    openPage,
  }) => {
    await signIn(page, demoRecruiter);
    const resumes = await storedResumes(page);
    const idOf = (ending: string) => resumes.find(({ file_name }) => file_name.endsWith(ending))?.id;
    await page.goto('/resumes');
    await page.getByRole('link', { name: 'Keiko Adeyemi' }).click();
    await page.locator('iframe[title="adeyemi_keiko_data.pdf (original file)"]').waitFor();
    await expect.poll(() => page.frames().some((frame) => frame.url().includes('/preview'))).toBe(true);
    const sent = (await page.request.get(`/api/resumes/${idOf('keiko_data.pdf')}/preview`)).headers();
    expect(sent['content-type']).toBe('application/pdf');
    expect(sent['content-security-policy']).toMatch(/frame-ancestors 'self'; sandbox$/);
    await page.getByRole('link', { name: 'keiko.adeyemi@inboxly.example' }).waitFor();
    await page.getByRole('radio', { name: 'Extracted Text' }).click();
    await page
      .getByRole('article')
      .getByText(/Rebuilt the demand forecast/)
      .waitFor();
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('adeyemi_keiko_data.pdf');
    const file = await page.request.get(`/api/resumes/${idOf('keiko_data.pdf')}/file`);
    expect((await readFile(await saved.path())).equals(await file.body())).toBe(true);

    const narrow = await openPage({ ...phone, viewport: phone, colorScheme: 'dark' });
    await signIn(narrow, demoRecruiter);
    for (const [ending, words] of [
      [
        'Ferraz_Mateus.docx',
        'Prepare the weekly sales report in Excel and Power BI for nine regional managers.',
      ],
      ['halvorsen_petr.doc', 'Petr Halvorsen'],
    ] as const) {
      await narrow.goto(`/resumes/${idOf(ending)}`);
      const frame = narrow.frameLocator(`iframe[title="${ending} (original file)"]`);
      await frame.getByText(words, { exact: true }).waitFor();
      await expect.poll(() => frame.locator('script, img, form, a[href]').count()).toBe(0);
      expect(await narrow.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await expect.poll(() => faultsLikeStories(narrow)).toEqual([]);
    }
  });

  test('[RS-01, ST-01] keep a status that shows at once, and take back one that is refused', {
    tags: 'thorough',
  }, async ({ page }) => {
    const { resumes } = await haveStock(page, [nadia]);
    await page.goto(`/resumes/${resumes[0]?.id}`);
    await page.getByRole('radio', { name: 'Reserve' }).click();
    await expect.poll(async () => (await storedResumes(page))[0]?.status).toBe('reserve');
    const allow = await refuseChanges(page, 409, refusal('A selection is under way.'));

    await page.getByRole('radio', { name: 'Inactive' }).click();

    await page
      .getByText('An error occurred while updating the resume status. A selection is under way.')
      .waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Reserve' }).isChecked()).toBe(true);
    await allow();
    await sidebar(page).getByRole('link', { name: 'Resumes', exact: true }).click();
    await rowOf(page, 'Nadia Brennan').getByText('Reserve').waitFor();
  });
});

test('[RS-03] a resume is renamed, once however often Save is pressed; what is refused says so and stays', {
  tags: 'thorough',
}, async ({ page }) => {
  await haveStock(page, [nadia]);
  await page.goto('/resumes');
  await chooseAction(page, 'Nadia Brennan', 'Rename');
  const field = page.getByLabel('File Name');
  const save = page.getByRole('button', { name: 'Save' });
  await field.fill('');
  await save.click();
  await page.getByText('File name is required.').waitFor();
  await field.fill('nadia.docx');
  const allow = await refuseChanges(page, 409, refusal('x'));
  await save.click();
  await page.getByText('Failed to update resume. Please try again.').waitFor();
  await allow();
  await page.route(oneResume, (route) => route.abort('connectionrefused'));
  await save.click();
  await page.getByText('Something went wrong. Please try again.').waitFor();
  await page.unroute(oneResume);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect.poll(() => field.inputValue()).toBe('nadia.docx');
  let sent = 0;
  page.on('request', (request) => {
    sent += Number(request.method() === 'PUT');
  });

  await save.dblclick();

  await page.getByText('Resume updated successfully!').waitFor();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.setViewportSize({ width: 1920, height: 1080 });
  await rowOf(page, 'Nadia Brennan')
    .getByRole('cell', { name: /^nadia\.docx/ })
    .waitFor();
  expect(sent).toBe(1);
});

test('[RS-04] a deletion is confirmed, undone, refused with the status of an answer without JSON, and done', {
  tags: 'thorough',
}, async ({ page }) => {
  await haveStock(page, [nadia]);
  await page.goto('/resumes');
  const remove = async () => {
    await chooseAction(page, 'Nadia Brennan', 'Delete');
    const dialog = page.getByRole('alertdialog', { name: 'Delete this resume?' });
    await dialog.getByText(nadia).waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).dblclick();
    await rowOf(page, 'Nadia Brennan').waitFor({ state: 'detached' });
  };

  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await rowOf(page, 'Nadia Brennan').waitFor();
  const allow = await refuseChanges(page, 502, '<h1>Bad gateway</h1>');
  await remove();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByText('Delete failed with status 502').waitFor();
  await rowOf(page, 'Nadia Brennan').waitFor();
  await expect.poll(() => storedResumes(page)).toHaveLength(1);
  await allow();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('link', { name: 'Nadia Brennan', exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No resumes uploaded yet.').waitFor();

  await page.goto('/userhome');

  await expect.poll(() => storedResumes(page)).toEqual([]);
});
