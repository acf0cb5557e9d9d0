import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accessibilityFaults, faultsLikeStories } from '../browser/axe.ts';
import { phone, test } from '../browser/journey.ts';
import { aNewAccount, signUp } from '../steps/account.ts';
import { backendPosition, fourResumes } from '../steps/hiring.ts';
import { breakCalls, haveStock, holdRequests } from '../steps/matching.ts';

const waiting = 'Analyzing... This may take a few moments.';
const nadia = 'brennan-nadia.docx';
const five = Array.from({ length: 5 }, (_, index) => `${nadia} as copy-${index + 1}.docx`);

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const analyze = (page: Page) => page.getByRole('button', { name: 'Analyze Selected Resumes' });
const matching = (page: Page) => page.getByRole('button', { name: 'Analyze Matching' });
const resultsOf = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('listitem');

async function openTab(page: Page, said = ''): Promise<void> {
  await page.goto(`/new-dashboard?tab=analyze${said}`);
  await page.getByRole('heading', { level: 1, name: 'Analyze' }).waitFor();
}

async function choose(page: Page, ...places: readonly number[]): Promise<void> {
  for (const place of places) {
    await page
      .getByRole('table', { name: 'Resumes' })
      .getByRole('checkbox')
      .nth(place)
      .check({ force: true });
  }
}

/** Presses a button that can't be used yet, as the keyboard does, and reads what it says. */
async function refusedBy(page: Page, name: string): Promise<string> {
  const button = page.getByRole('button', { name });
  await expect.poll(() => button.isDisabled()).toBe(true);
  await button.focus();
  await page.keyboard.press('Enter');
  const warning = page.getByRole('alertdialog');
  await warning.waitFor();
  const said = await warning.innerText();
  await warning.getByRole('button', { name: 'OK' }).click();
  await warning.waitFor({ state: 'hidden' });
  return said.replaceAll(/\s+/g, ' ').replace(/ OK$/, '');
}

describe('the tab Analyze', () => {
  test('[AN-01, AN-02, AN-05] resumes are chosen, kept over a change of tab, analyzed, and forgotten in another mode', async ({
    page,
  }) => {
    await haveStock(page, fourResumes);
    await openTab(page);
    await page.getByText('0 resume(s) selected').waitFor();
    expect(await refusedBy(page, 'Analyze Selected Resumes')).toBe(
      'No Selection Please select at least one resume to analyze.',
    );

    await choose(page, 1, 2);
    await page.getByText('2 resume(s) selected').waitFor();
    await sidebar(page).getByRole('link', { name: 'Tutorial' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tutorial' }).waitFor();
    await sidebar(page).getByRole('link', { name: 'Analyze', exact: true }).click();
    await page.getByText('2 resume(s) selected').waitFor();
    await page.reload();
    await page.getByText('2 resume(s) selected').waitFor();
    await analyze(page).click();

    await page.getByText('2 of 2 resumes analyzed').waitFor();
    await expect.poll(() => resultsOf(page).count()).toBe(2);
    for (const card of await resultsOf(page).all()) {
      await expect
        .poll(() => card.innerText())
        .toMatch(/Success[\s\S]*Skills[\s\S]*Experience[\s\S]*Education[\s\S]*Summary\s+\S+/);
    }
    const percents = resultsOf(page).getByText(/^\d{1,3}%$/);
    await expect.poll(() => percents.count()).toBeGreaterThan(3);
    await expect.poll(() => accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to Selection' }).click();
    await page.getByText('2 resume(s) selected').waitFor();

    await page.getByRole('radio', { name: 'Resume-Job Matching Analysis' }).check({ force: true });
    await page.getByText('No position selected, 0 resume(s) selected').waitFor();
    await page.getByRole('radio', { name: 'Standalone Resume Analysis' }).check({ force: true });
    await page.getByText('0 resume(s) selected').waitFor();
  });

  test('[AN-03, AN-05] one position and resumes: each gets its percent, and leads to its match', {
    tags: 'thorough',
  }, async ({ openPage }) => {
    const page = await openPage({ viewport: phone });
    await haveStock(page, fourResumes.slice(0, 2));
    await openTab(page, '&mode=matching');
    const position = page.getByRole('radio', { name: backendPosition.title });
    await position.waitFor();
    const preview = Array.from(backendPosition.description.replaceAll(/\s+/g, ' ')).slice(0, 60).join('');
    await page.getByText(`${preview}…`, { exact: true }).waitFor();
    expect(await refusedBy(page, 'Analyze Matching')).toBe('No Job Selected Please select a job position.');
    await position.check({ force: true });
    expect(await refusedBy(page, 'Analyze Matching')).toBe(
      'No Resume Selected Please select at least one resume to match.',
    );
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);

    await choose(page, 1, 2);
    await matching(page).click();

    await page.getByRole('heading', { level: 2, name: backendPosition.title }).waitFor();
    await page.getByText('2 of 2 resumes analyzed').waitFor();
    await expect.poll(() => resultsOf(page).count()).toBe(2);
    for (const card of await resultsOf(page).all()) {
      await expect
        .poll(() => card.innerText())
        .toMatch(/\d{1,3}% match[\s\S]*Skills[\s\S]*Experience[\s\S]*Summary\s+\S+/);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    await resultsOf(page).first().getByRole('link').click();
    await page.waitForURL(/\/jobs\/[0-9a-f-]{36}\/resumes\/[0-9a-f-]{36}\/match$/);
    await page.goBack();
    await page.getByText('2 of 2 resumes analyzed').waitFor();
  });

  test('[AN-04] one failure becomes a card and the rest go on, also while another tab is read', {
    tags: 'thorough',
  }, async ({ page }) => {
    const { resumes } = await haveStock(page, five);
    const broken = `**/api/ai/resumes/${resumes[0]?.id}/analyze`;
    const repair = await breakCalls(page, broken);
    await openTab(page, `&resumes=${resumes.map(({ id }) => id).join(',')}`);
    await page.getByText('5 resume(s) selected').waitFor();
    const letGo = await holdRequests(page, `**/api/ai/resumes/${resumes[1]?.id}/analyze`);
    await analyze(page).click();
    await page.getByText(waiting).waitFor();
    await page.getByRole('progressbar', { name: 'Analyzing resumes' }).waitFor();

    await sidebar(page).getByRole('link', { name: 'Contact Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
    await letGo();
    await sidebar(page).getByRole('link', { name: 'Analyze', exact: true }).click();

    await page.getByText('4 of 5 resumes analyzed, 1 failed').waitFor();
    const card = resultsOf(page).filter({ hasText: 'Failure' });
    await card.getByText('Failed to retrieve analysis').waitFor();
    await repair();
    await card.getByRole('button', { name: /^Retry/ }).click();
    await page.getByText('5 of 5 resumes analyzed').waitFor();
  });

  test('[AN-04] Cancel keeps what has come; a server that fails altogether is said in a banner', {
    tags: 'thorough',
  }, async ({ page }) => {
    await haveStock(page, five);
    await openTab(page);
    await choose(page, 1, 2, 3, 4, 5);
    const letGo = await holdRequests(page, '**/api/ai/resumes/*/analyze', 4);
    await analyze(page).click();
    await page.getByText('3 of 5').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Analysis canceled').waitFor();
    await expect.poll(() => resultsOf(page).count()).toBe(3);
    await letGo();

    await page.getByRole('button', { name: 'Back to Selection' }).click();
    const repair = await breakCalls(page, '**/api/ai/resumes/*/analyze');
    await analyze(page).click();
    await page.getByText('Failed to analyze resumes. Please try again.').waitFor();
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    await repair();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByText('5 of 5 resumes analyzed').waitFor();

    await page.getByRole('radio', { name: 'Resume-Job Matching Analysis' }).check({ force: true });
    await page.getByRole('group', { name: 'Job Position' }).getByRole('radio').first().check({ force: true });
    await choose(page, 1);
    const repairMatch = await breakCalls(page, '**/match_batch');
    await matching(page).click();
    await page.getByText('Failed to analyze matching. Please try again.').waitFor();
    await page.getByText('Matching failed', { exact: true }).waitFor();
    await repairMatch();
  });

  test('[AN-02] the bar with the choice stays within the screen, also where the page is enlarged to 200%', {
    tags: 'thorough',
  }, async ({ page }) => {
    await haveStock(page, fourResumes);
    await openTab(page);
    await page.getByText('0 resume(s) selected').waitFor();

    for (const width of [390, 640, 720, 960]) {
      await page.setViewportSize({ width, height: 600 });
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    }
  });

  test('[AN-04] lists that can not be had say so in their places', { tags: 'thorough' }, async ({ page }) => {
    await haveStock(page, [nadia]);
    const repairs = [await breakCalls(page, '**/api/resumes?*'), await breakCalls(page, '**/api/jobs?*')];
    await openTab(page, '&mode=matching');
    await page.getByText('Failed to load resumes').waitFor();
    await page.getByText('Failed to load job positions').waitFor();
    for (const repair of repairs) await repair();

    for (const name of ['Job positions', 'Resumes']) {
      await page.getByRole('region', { name }).getByRole('button', { name: 'Retry' }).click();
    }
    await page.getByRole('radio', { name: backendPosition.title }).waitFor();
    await page.getByRole('checkbox', { name: /Nadia/ }).waitFor();
  });

  test('[AN-06] who has nothing stored is offered samples, which are marked as such', {
    tags: 'thorough',
  }, async ({ page }) => {
    await signUp(page, aNewAccount());
    await openTab(page, '&mode=matching');

    await page.getByRole('button', { name: 'Add Sample Position' }).click();
    await page.getByRole('radio', { name: 'Senior Backend Engineer (sample)' }).check({ force: true });
    await page.getByRole('button', { name: 'Add Sample Resumes' }).click();
    await page.getByText('Sample', { exact: true }).first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
    await matching(page).click();

    await page.getByText('4 of 4 resumes analyzed').waitFor();
    await expect.poll(() => resultsOf(page).getByText('Sample', { exact: true }).count()).toBe(4);
  });
});
