import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accessibilityFaults, faultsLikeStories } from '../browser/axe.ts';
import { hasCodeWith } from '../browser/code.ts';
import { phone, test } from '../browser/journey.ts';
import { pointIn } from '../design-system/pointers.ts';
import { aNewAccount, demoRecruiter, signIn, signUp } from '../steps/account.ts';
import { postPosition } from '../steps/hiring.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const home = (page: Page, username = 'Robin') =>
  heading(page, new RegExp(`^Good (?:morning|afternoon|evening), ${username}$`));
const metric = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Metrics' }).locator('section').filter({ hasText: label });
const fails = { status: 500, json: { error: 'Something went wrong.', code: 'internal', request_id: 'e2e' } };

async function openDashboard(page: Page): Promise<void> {
  await signIn(page, demoRecruiter);
  await page.goto('/new-dashboard');
  await home(page).waitFor();
}

/** Stands in the tab Tutorial, and in no script but its own. */
const TUTORIAL = 'How to send outreach';

describe('the frame of the new dashboard', () => {
  test('[ND-01, ND-02] the tab stands in the address: reload and back keep it, an unknown one is home', async ({
    page,
  }) => {
    await openDashboard(page);
    await expect
      .poll(async () => (await sidebar(page).getByRole('link').allTextContents()).slice(-3))
      .toEqual(['Tutorial', 'Contact Us', 'Old Dashboard']);

    await sidebar(page).getByRole('link', { name: 'Tutorial' }).click();
    await heading(page, 'Tutorial').waitFor();
    await sidebar(page).getByRole('link', { name: 'Contact Us' }).click();
    await heading(page, 'Contact Us').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=contact-us');
    await page.reload();
    await heading(page, 'Contact Us').waitFor();
    await page.goBack();
    await heading(page, 'Tutorial').waitFor();
    await expect.poll(() => page.title()).toBe('Tutorial · Shortlist');
    await page.goBack();
    await home(page).waitFor();

    await page.goto('/new-dashboard?tab=no-such-tab');
    await home(page).waitFor();
    const current = sidebar(page).locator('[aria-current=page]');
    await expect.poll(() => current.textContent()).toBe('Home Dashboard');
  });

  test('[ND-02, OD-01] the sidebar stays collapsed, and leads to the old dashboard and its four sections', {
    tags: 'thorough',
  }, async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await page.reload();
    await home(page).waitFor();
    await page.getByRole('button', { name: 'Expand sidebar' }).waitFor();

    await sidebar(page).getByRole('link', { name: 'Old Dashboard' }).click();
    await page.waitForURL('**/userhome');
    for (const name of ['Match history', 'Job Positions', 'Resumes', 'My Plan']) {
      await page.getByRole('heading', { level: 2, name }).waitFor();
    }
    await page.getByRole('link', { name: 'Go to New Dashboard' }).click();
    await home(page).waitFor();
  });

  test('[ND-02] on a phone the tabs are in a drawer, opened from the header', { tags: 'thorough' }, async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: phone, hasTouch: true });
    await openDashboard(page);
    const opener = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });

    await opener.tap();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    await drawer.getByRole('link', { name: 'Tutorial' }).tap();

    await heading(page, 'Tutorial').waitFor();
    await drawer.waitFor({ state: 'hidden' });
    await page.locator('header button:focus').waitFor();
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  });

  test('[ND-01] the code of a tab comes when its link is pointed at, and not before', {
    tags: 'thorough',
  }, async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('table', { name: 'Position Tracking' }).waitFor();
    expect(await hasCodeWith(page, TUTORIAL)).toBe(false);

    await sidebar(page).getByRole('link', { name: 'Tutorial' }).hover();
    await expect.poll(() => hasCodeWith(page, TUTORIAL)).toBe(true);
    await sidebar(page).getByRole('link', { name: 'Tutorial' }).click();

    await heading(page, 'Tutorial').waitFor();
    await page.getByRole('region', { name: TUTORIAL, exact: true }).waitFor();
  });
});

describe('home', () => {
  test('[HM-01, HM-03, HM-04, HM-05] greets, counts, and shows the best applicants and the newest positions', async ({
    page,
  }) => {
    await openDashboard(page);
    for (const label of ['Opening Positions', 'Offers Sent', 'Interviewed', 'Offers Accepted']) {
      await metric(page, label).getByText(/^\d+$/).waitFor();
      await metric(page, label)
        .getByRole('img', { name: new RegExp(`^${label} by week: (?:.+? \\d+, ){11}.+? \\d+\\.$`) })
        .waitFor();
    }

    const applicants = page.getByRole('table', { name: 'Applicant Overview' });
    await applicants.getByRole('row').nth(5).waitFor();
    await expect
      .poll(() => applicants.getByRole('columnheader').allTextContents())
      .toEqual(['Name', 'Resume Score', 'Match Score', 'Upload Date']);
    await expect
      .poll(() => matchScores(page))
      .toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/^\d{1,3}%$/)));
    const scores = await matchScores(page);
    expect(scores.map(Number.parseFloat)).toEqual(scores.map(Number.parseFloat).sort((a, b) => b - a));

    const filter = page.getByRole('group', { name: 'Position' });
    await filter.getByRole('button', { name: /^Data Analyst/ }).click();
    await expect.poll(async () => (await matchScores(page)).length).toBe(4);
    await expect
      .poll(() => page.getByRole('link', { name: 'See all applicants' }).getAttribute('href'))
      .toMatch(/[0-9a-f-]{36}$/);

    const positions = page.getByRole('table', { name: 'Position Tracking' });
    await expect
      .poll(() => positions.getByRole('columnheader').allTextContents())
      .toEqual(['Title', 'Number of Matched Resumes', 'Upload Date']);
    await expect.poll(() => positions.getByRole('rowheader').count()).toBe(6);
    await page.getByRole('link', { name: 'See All positions' }).waitFor();
    await expect.poll(() => accessibilityFaults(page)).toEqual([]);
  });

  test('[HM-04] the filter bar is dragged along its line, and a drag chooses nothing', {
    tags: 'thorough',
  }, async ({ openPage }) => {
    const page = await openPage({ viewport: phone });
    await openDashboard(page);
    const filter = page.getByRole('group', { name: 'Position' });
    // What stands above it pushes it down when it comes.
    await page.getByRole('figure', { name: 'Matches Per Week' }).waitFor();
    await page.getByRole('table', { name: 'Applicant Overview' }).waitFor();
    await filter.scrollIntoViewIfNeeded();
    const { x, y } = await pointIn(filter);

    await page.mouse.move(x + 80, y);
    await page.mouse.down();
    await page.mouse.move(x - 100, y, { steps: 6 });
    await page.mouse.up();

    await expect
      .poll(() => filter.evaluate((line: { scrollLeft: number }) => line.scrollLeft))
      .toBeGreaterThan(100);
    await expect.poll(() => filter.locator('[aria-pressed=true]').textContent()).toMatch(/^All/);
  });

  test('[HM-03] the charts have their numbers as a table', { tags: 'thorough' }, async ({ page }) => {
    await openDashboard(page);

    for (const name of ['Candidates by step', 'Resumes by resume score', 'Matches Per Week']) {
      const figure = page.getByRole('figure', { name });
      await figure.getByRole('button', { name: 'Show as table' }).click();
      await figure.getByRole('table', { name }).waitFor();
    }
    const weeks = page.getByRole('table', { name: 'Matches Per Week' }).getByRole('row');
    await expect.poll(() => weeks.count()).toBe(13);
    // The demo's past reaches back as far as the chart.
    await expect
      .poll(() => weeks.filter({ has: page.getByRole('cell', { name: /^[1-9]/ }) }).count())
      .toBeGreaterThan(5);
  });

  test('[HM-02] the banner says the next step, again after 30 seconds, and leads to it', {
    tags: 'thorough',
  }, async ({ page }) => {
    await page.clock.install();
    await signUp(page, aNewAccount('Ada'));
    await page.goto('/new-dashboard');
    const banner = page.getByRole('status').filter({ hasText: 'Priority' });
    await banner.getByText('Post your first position').waitFor();
    await expect.poll(() => metric(page, 'Interviewed').textContent()).toContain('estimated');

    // Behind the back of this page: nothing tells it but the clock.
    const reply = await page.request.post('/api/jobs', {
      data: { title: 'Data Analyst', description: null },
    });
    expect(reply.status()).toBe(201);
    await page.clock.fastForward(31_000);
    await banner.getByText('Upload resumes to see').waitFor();
    await banner.getByRole('link', { name: 'Upload Resumes' }).click();

    await page.waitForURL(/\/resumes\/new$|tab=upload&mode=resume$/);
  });

  test('[HM-02, HM-06] what fails falls back, is logged, and keeps the rest', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.route('**/api/dashboard/*', (route) => route.fulfill(fails));
    await openDashboard(page);

    const banner = page.getByRole('status').filter({ hasText: 'Priority' });
    await banner.getByText('Matched Candidates').waitFor();
    await banner.getByText('Priority 6').waitFor();
    await metric(page, 'Opening Positions').getByText('7', { exact: true }).waitFor();
    await page.getByText('Showing totals from your positions and resumes.').waitFor();
    await page.getByRole('table', { name: 'Position Tracking' }).waitFor();
    await expect.poll(() => logged.join('\n')).toContain('Failed to load dashboard metrics');

    await page.route('**/api/jobs?*', (route) => route.fulfill(fails));
    await page.reload();
    await metric(page, 'Opening Positions').getByText('0', { exact: true }).waitFor();
    await page.getByText('Failed to load job positions').waitFor();
  });

  test('[HM-03, ST-01] a position that is posted in another tab of the browser is counted here', {
    tags: 'thorough',
  }, async ({ page }) => {
    await signUp(page, aNewAccount('Grace'));
    await page.goto('/new-dashboard');
    await metric(page, 'Opening Positions').getByText('0', { exact: true }).waitFor();

    const otherTab = await page.context().newPage();
    await postPosition(otherTab);

    await page.bringToFront();
    await metric(page, 'Opening Positions').getByText('1', { exact: true }).waitFor();
    await page
      .getByRole('table', { name: 'Position Tracking' })
      .getByText('Senior Backend Engineer')
      .waitFor();
    await page.getByText('Upload resumes to see how they match your positions.').waitFor();
  });
});

async function matchScores(page: Page): Promise<string[]> {
  const rows = page.getByRole('table', { name: 'Applicant Overview' }).getByRole('row');
  const cells = await rows.evaluateAll((all) => all.map((row) => row.children[2]?.textContent ?? ''));
  return cells.slice(1).map((text) => /\d+%/.exec(text)?.[0] ?? '');
}

describe('tutorial and contact', () => {
  test('[TU-01] three topics, and every step leads to a page that is there', { tags: 'thorough' }, async ({
    page,
  }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/new-dashboard?tab=tutorial');
    const addresses = new Set<string>();
    for (const name of ['How to upload resumes', 'How to send outreach', 'Tracking']) {
      const topic = page.getByRole('region', { name, exact: true });
      await topic.getByRole('heading', { name: 'Prerequisites' }).waitFor();
      await expect.poll(() => topic.getByRole('listitem').count()).toBeGreaterThan(4);
      for (const link of await topic.getByRole('link').all()) {
        addresses.add((await link.getAttribute('href')) ?? '');
      }
    }
    await expect.poll(() => faultsLikeStories(page)).toEqual([]);

    for (const address of addresses) {
      const reply = await page.request.get(address);
      expect([address, reply.status()]).toEqual([address, 200]);
    }
  });

  test('[CU-01] contacts come from the configuration; without one nobody is invented', {
    tags: 'thorough',
  }, async ({ page }) => {
    await signIn(page, demoRecruiter);
    await page.goto('/new-dashboard?tab=contact-us');
    for (const name of ['Sales', 'Technical inquiries', 'For general Inquiries']) {
      await page.getByRole('heading', { level: 2, name }).waitFor();
    }
    await expect.poll(() => page.getByText('Not set up').count()).toBe(3);
    await expect.poll(() => page.locator('a[href^="mailto:"]').count()).toBe(0);

    await page.route('**/api/configuration', async (route) => {
      const contact = { category: 'technical', name: 'Help desk', email: 'help@fennimore.example' };
      const known = await (await route.fetch()).json();
      await route.fulfill({ json: { ...known, contacts: [{ ...contact, is_sample: false }] } });
    });
    await page.reload();
    await page.getByText('Help desk').waitFor();
    await page.locator('a[href="mailto:help@fennimore.example"]').waitFor();
    await expect.poll(() => page.getByText('Not set up').count()).toBe(2);
  });
});
