import { parseResumeNotes, type Resume } from '@shortlist/api-contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults, faultsLikeStories } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { itemNamed, listNamed, namesIn, said } from '../design-system/moving.ts';
import { drag, Finger, pointIn } from '../design-system/pointers.ts';
import { haveStock } from '../steps/matching.ts';
import { storedResumes } from '../steps/resumes.ts';

const nadia = 'brennan-nadia.docx';
const laverne = 'openresume-laverne-word-quartz.pdf';
const oneResume = '**/api/resumes/*';

const openTab = (page: Page, resume = '') =>
  page.goto(`/new-dashboard?tab=resume-list${resume && `&resume=${resume}`}`);
const heading = (page: Page, level: 1 | 2 | 3, name: string) =>
  page.getByRole('heading', { level, name, exact: true });
const details = (page: Page) => page.getByRole('region', { name: 'Resume details' });
const zone = (page: Page, title: string) => listNamed(page, title);

/** Answers the writes about one resume with this, until it is taken back. */
async function refuseWrites(
  page: Page,
  answer: { status: number; body: string },
): Promise<() => Promise<void>> {
  const contentType = answer.body.startsWith('{') ? 'application/json' : 'text/html';
  await page.route(oneResume, (route) =>
    ['PUT', 'DELETE'].includes(route.request().method())
      ? route.fulfill({ ...answer, contentType })
      : route.fallback(),
  );
  return () => page.unroute(oneResume);
}

const refusal = {
  status: 409,
  body: JSON.stringify({
    error: 'A selection is under way.',
    errors: {},
    code: 'conflict',
    request_id: 'e2e',
  }),
};
const badGateway = { status: 502, body: '<h1>Bad gateway</h1>' };

/** Reads a notice and says OK to it. */
async function confirmNotice(page: Page, name: string, message?: string): Promise<void> {
  const notice = page.getByRole('alertdialog', { name, exact: true });
  await notice.waitFor();
  if (message) await notice.getByText(message, { exact: true }).waitFor();
  await notice.getByRole('button', { name: 'OK' }).click();
  await notice.waitFor({ state: 'detached' });
}

/** Two resumes of somebody new: Nadia Brennan's, and the newer one of the other, whose name is returned. */
async function haveTwo(page: Page): Promise<{ older: Resume; newer: Resume }> {
  const { resumes } = await haveStock(page, [nadia, laverne]);
  const stored = await storedResumes(page);
  const [newer, older] = stored;
  if (!newer || !older || resumes.length !== 2) throw new Error('Two resumes were to be stored.');
  return { newer, older };
}

test('[RM-01, RM-03] three zones, each with its count or what it lacks; the first active one is shown, or the one of the address', {
  tags: 'thorough',
}, async ({ page }) => {
  await haveStock(page, []);
  await openTab(page);
  for (const status of ['active', 'reserve', 'inactive']) {
    await page.getByText(`No ${status} resumes`, { exact: true }).waitFor();
  }
  await page.getByText('Select a resume to view details', { exact: true }).waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  await page.getByRole('link', { name: '+ Upload New', exact: true }).click();
  await page.getByText('Drop resumes here or choose files').waitFor();
  await expect.poll(() => page.evaluate("localStorage.getItem('uploadMode')")).toBe('resume');

  const { newer, older } = await haveTwo(page);
  await page.request.post(`/api/ai/resumes/${newer.id}/analyze`);
  await openTab(page);
  await heading(page, 2, 'My Resumes').waitFor();
  await expect.poll(() => namesIn(page, 'Active')).toEqual([newer.candidate_name, older.candidate_name]);
  await itemNamed(page, newer.candidate_name)
    .getByText(/^Score: \d{1,3}$/)
    .waitFor();
  await itemNamed(page, older.candidate_name).getByText('Not scored yet').waitFor();
  await heading(page, 2, newer.candidate_name).waitFor();
  for (const title of ['Basic Information', 'Contact Information', 'Skills', 'Resume Preview']) {
    await heading(page, 3, title).waitFor();
  }
  await details(page).getByText(newer.file_name, { exact: true }).waitFor();
  await page.locator(`iframe[title="${newer.file_name} (original file)"]`).waitFor();
  await expect.poll(() => accessibilityFaults(page)).toEqual([]);

  await itemNamed(page, older.candidate_name).click();
  await heading(page, 2, older.candidate_name).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('resume')).toBe(older.id);
  await page.frameLocator('iframe').getByText('Nadia Brennan').first().waitFor();
  await page.reload();
  await heading(page, 2, older.candidate_name).waitFor();
  await page.getByLabel('Search resumes').fill(newer.candidate_name);
  await page.getByText('No matching reserve resumes').waitFor();
  await itemNamed(page, older.candidate_name).waitFor({ state: 'detached' });

  await openTab(page, '0190a000-0000-7000-8000-00000000ffff');
  await heading(page, 2, newer.candidate_name).waitFor();
});

test('[RM-02] the mouse, the keyboard and the menu move a resume, its notes keep where, and a refused one goes back', {
  tags: 'thorough',
}, async ({ page }) => {
  const { newer, older } = await haveTwo(page);
  const statusOf = async (id: string) => {
    const stored = (await storedResumes(page)).find((resume) => resume.id === id);
    return parseResumeNotes(stored?.notes ?? null).metadata?.status;
  };
  await openTab(page);
  await heading(page, 2, newer.candidate_name).waitFor();

  const emptyReserve = page.getByText('No reserve resumes', { exact: true });
  await drag(page, itemNamed(page, newer.candidate_name), await pointIn(emptyReserve));
  await expect.poll(() => statusOf(newer.id)).toBe('reserve');
  await expect.poll(() => namesIn(page, 'Reserve')).toEqual([newer.candidate_name]);
  // What people look at stays, though it is not the first active one any more.
  await heading(page, 2, newer.candidate_name).waitFor();
  await details(page).getByText('Reserve', { exact: true }).waitFor();

  await itemNamed(page, older.candidate_name).focus();
  for (const key of ['Space', 'ArrowDown', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => said(page)).toBe(`${older.candidate_name} moved to Inactive.`);
  await expect.poll(() => statusOf(older.id)).toBe('inactive');
  await page.reload();
  await zone(page, 'Inactive').getByRole('row', { name: older.candidate_name }).waitFor();

  const allow = await refuseWrites(page, refusal);
  await page.getByRole('button', { name: `Move ${older.candidate_name}` }).click();
  await page
    .getByRole('menuitemradio', { name: /Active/ })
    .first()
    .click();
  await confirmNotice(page, 'Update Failed', 'An error occurred while updating the resume status.');
  await expect.poll(() => namesIn(page, 'Inactive')).toEqual([older.candidate_name]);
  await allow();
  await page.getByRole('button', { name: `Move ${older.candidate_name}` }).click();
  await page
    .getByRole('menuitemradio', { name: /Active/ })
    .first()
    .click();
  await expect.poll(() => statusOf(older.id)).toBe('active');
});

test('[RM-02, RM-03] on a phone a finger moves a resume, and the details take the place of the zones', async ({
  openPage,
}) => {
  const page = await openPage({ viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'dark' });
  const { newer, older } = await haveTwo(page);
  await openTab(page);
  await itemNamed(page, newer.candidate_name).scrollIntoViewIfNeeded();
  const finger = await Finger.on(page);
  await finger.press(await pointIn(itemNamed(page, newer.candidate_name)));
  await page.locator('body > [data-by]').waitFor();
  await finger.moveTo(await pointIn(page.getByText('No reserve resumes', { exact: true })));
  await finger.lift();
  await expect.poll(() => namesIn(page, 'Reserve')).toEqual([newer.candidate_name]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);

  await itemNamed(page, older.candidate_name).tap();
  await heading(page, 2, older.candidate_name).waitFor();
  await itemNamed(page, older.candidate_name).waitFor({ state: 'hidden' });
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  await page.getByRole('button', { name: 'All Resumes' }).tap();
  await itemNamed(page, older.candidate_name).waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
});

test('[RM-04] every field is edited in a dialog, and how the saving went is told', {
  tags: 'thorough',
}, async ({ page }) => {
  const { newer } = await haveTwo(page);
  await openTab(page, newer.id);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Resume' });
  await dialog.getByLabel('Candidate Name').fill('Laverne Word');
  await dialog.getByLabel('Phone').fill('+31 6 5550 0142');
  await dialog.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Reserve' }).click();
  await dialog.getByLabel('Notes').fill('Spoke on Tuesday.');
  await dialog.getByLabel('Email').fill('laverne');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter an email address, like name@example.com.').waitFor();
  await dialog.getByLabel('Email').fill('laverne@example.com');
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);

  await refuseWrites(page, refusal);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirmNotice(page, 'Update Failed', 'Failed to update resume. Please try again.');
  await page.unroute(oneResume);
  await refuseWrites(page, badGateway);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirmNotice(page, 'Error', 'An error occurred while updating the resume.');
  await page.unroute(oneResume);
  await page.route(oneResume, async (route) => {
    if (route.request().method() === 'PUT') await dialog.getByText('Saving...').first().waitFor();
    await route.fallback();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await confirmNotice(page, 'Resume updated successfully!');

  await heading(page, 2, 'Laverne Word').waitFor();
  await zone(page, 'Reserve').getByRole('row', { name: 'Laverne Word' }).waitFor();
  await details(page).getByRole('link', { name: 'laverne@example.com' }).waitFor();
  await details(page).getByText('+31 6 5550 0142').waitFor();
  await details(page).getByText('Spoke on Tuesday.').waitFor();
});

test('[RM-05] the two scores in a dialog, what is missing made from there, and the way to the complete analysis', {
  tags: 'thorough',
}, async ({ page }) => {
  const { jobId, resumes } = await haveStock(page, [nadia]);
  await openTab(page);
  await page.getByRole('button', { name: 'View Analysis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Analysis of Nadia Brennan' });
  await dialog.getByText('Not matched yet').waitFor();
  await dialog.getByRole('button', { name: 'Analyze', exact: true }).click();
  await dialog.getByText(/^\d{1,3}\/100$/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  await itemNamed(page, 'Nadia Brennan')
    .getByText(/^Score: \d/)
    .waitFor();

  await page.request.post(`/api/ai/jobs/${jobId}/resumes/${resumes[0]?.id}/match`);
  await page.reload();
  await page.getByRole('button', { name: 'View Analysis' }).click();
  await dialog.getByText(/^\d{1,3}%$/).waitFor();
  await expect.poll(() => faultsLikeStories(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'View Full Analysis' }).click();
  await page.waitForURL(`**/resumes/${resumes[0]?.id}/ai-score`);
});

test('[RM-06] a deletion asks by name and says how it went', { tags: 'thorough' }, async ({ page }) => {
  const { newer, older } = await haveTwo(page);
  await openTab(page, newer.id);
  const ask = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this resume?' });
    await dialog.getByText(newer.candidate_name, { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await refuseWrites(page, refusal);
  await ask();
  await confirmNotice(page, 'Delete Failed', 'Failed to delete resume. Please try again.');
  await page.unroute(oneResume);
  await refuseWrites(page, badGateway);
  await ask();
  await confirmNotice(page, 'Error', 'An error occurred while deleting the resume.');
  await page.unroute(oneResume);

  await ask();
  await confirmNotice(page, 'Resume deleted successfully!');
  await itemNamed(page, newer.candidate_name).waitFor({ state: 'detached' });
  await heading(page, 2, older.candidate_name).waitFor();
  expect((await storedResumes(page)).map(({ id }) => id)).toEqual([older.id]);
});
