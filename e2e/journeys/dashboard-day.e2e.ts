import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../browser/journey.ts';
import { itemNamed, listNamed, namesIn } from '../design-system/moving.ts';
import { drag, pointIn } from '../design-system/pointers.ts';
import { aNewAccount, signUp } from '../steps/account.ts';
import { figureText, openTab, postInDashboard } from '../steps/dashboard.ts';
import { backendPosition, fourResumes } from '../steps/hiring.ts';
import { haveJob } from '../steps/jobs.ts';
import { cellsOf, haveStock } from '../steps/matching.ts';
import { isMarked, markPage } from '../steps/remotes.ts';
import { aPdf, chooseFiles } from '../steps/resumes.ts';

const backend = { ...backendPosition, company: 'Tidewater Freight' };
const analyst = {
  title: 'Data Analyst',
  company: 'Calder Robotics',
  description: 'Must: SQL and Tableau.\nNice to have: Python',
};
const porter = { title: 'Night Porter', company: 'Brightwater', description: 'Keeps the door at night.' };

const sixMore = [
  ['Grace Hopper', 'COBOL, SQL, Python'],
  ['Ada Byron', 'Tableau, SQL'],
  ['Mary Keller', 'TypeScript, PostgreSQL, Docker'],
  ['Jean Bartik', 'Kubernetes, Redis, PostgreSQL'],
  ['Karen Jones', 'Python, Excel'],
  ['Radia Perlman', 'Networks, Go, Docker'],
].map(([name = '', skills = '']) =>
  aPdf(`${name.replace(' ', '-').toLowerCase()}.pdf`, [
    name,
    'Experience',
    'Engineer, Tidewater Freight, Jan 2017 - Mar 2025',
    `Cut the cost of reports by 40 % with ${skills}.`,
    'Skills',
    skills,
  ]),
);

test('[HM-03, HM-05, PM-01, TR-02, MS-01, RM-01, CS-01, AN-02, AN-03, AI-05, ST-01] a day: positions, resumes, scores, moves, interviews, an offer and a spreadsheet, each seen in every tab at once', {
  tags: 'thorough',
  timeout: 180_000,
}, async ({ page }) => {
  await signUp(page, aNewAccount());
  await page.getByRole('link', { name: 'Go to New Dashboard' }).click();
  await page.getByText('Post your first position').waitFor();
  await markPage(page);
  await everyTabIsEmpty(page);

  await postInDashboard(page, porter);
  await positionsAre(page, [porter.title]);
  await postInDashboard(page, analyst);
  await postInDashboard(page, backend);
  await positionsAre(page, [backend.title, analyst.title, porter.title]);

  const people = await uploadTen(page);
  await analyzeAll(page, people);
  await matchTwoPositions(page, people);
  await moveThings(page, people);
  await recordOutcomes(page);
  await expect.poll(() => isMarked(page)).toBe(true);
  await exportRanking(page);
});

async function everyTabIsEmpty(page: Page): Promise<void> {
  await expect.poll(() => figureText(page, 'Opening Positions')).toMatch(/Positions 0\b/);
  await (await openTab(page, 'Tracking')).getByRole('button', { name: 'Add Position' }).first().waitFor();
  await (await openTab(page, 'Match Score')).getByText(/^No job positions found/).waitFor();
  await openTab(page, 'Position Management');
  await expect.poll(() => page.getByRole('row').count()).toBe(0);
  await (await openTab(page, 'Resume Score')).getByText('No resumes found', { exact: true }).waitFor();
  await (await openTab(page, 'Resume Management')).getByText('No active resumes').waitFor();
}

/** All that is posted, the newest first, in each tab that shows positions. */
async function positionsAre(page: Page, titles: readonly string[]): Promise<void> {
  await openTab(page, 'Position Management');
  await expect.poll(() => namesIn(page, 'Active')).toEqual(titles);
  await openTab(page, 'Tracking');
  await expect.poll(() => namesIn(page, 'Draft')).toEqual(titles);
  await openTab(page, 'Match Score');
  await expect.poll(() => namesIn(page, 'Current Positions')).toEqual(titles);
  await openTab(page, 'Home Dashboard');
  await expect.poll(() => figureText(page, 'Opening Positions')).toContain(`Positions ${titles.length} `);
  await expect.poll(() => matchCounts(page)).toEqual(titles.map((title) => [title, '0']));
}

/** The positions of the home tab, with how many resumes each was matched with. */
async function matchCounts(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table', { name: 'Position Tracking' }).getByRole('row');
  const cells = await rows.evaluateAll((all) =>
    all
      .slice(1)
      .map((row) => [row.querySelector('a')?.textContent ?? '', row.children[1]?.textContent ?? '']),
  );
  return cells;
}

/** Uploads ten resumes. Returns whose they are, as Resume Management lists them. */
async function uploadTen(page: Page): Promise<string[]> {
  const sheet = await openTab(page, 'Upload');
  await sheet.getByRole('radio', { name: 'Upload Resume' }).click({ force: true });
  await sheet.getByText('Drop resumes here or choose files').waitFor();
  await chooseFiles(page, ...fourResumes, ...sixMore);
  await sheet.getByRole('button', { name: 'Upload 10 resumes' }).click();
  await sheet.getByText('10 resumes uploaded', { exact: true }).waitFor();
  await openTab(page, 'Resume Score');
  await expect.poll(() => figureText(page, 'Total Resumes')).toContain('10 0 scored, 10 not scored');
  await openTab(page, 'Resume Management');
  await expect.poll(() => namesIn(page, 'Active')).toHaveLength(10);
  const people = await namesIn(page, 'Active');
  expect(people).toEqual(expect.arrayContaining(['Nadia Brennan', 'Grace Hopper', 'Radia Perlman']));
  return people;
}

async function analyzeAll(page: Page, people: readonly string[]): Promise<void> {
  const sheet = await openTab(page, 'Analyze');
  await sheet.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Analyze Selected Resumes' }).click();
  await sheet.getByText('10 of 10 resumes analyzed').waitFor();
  await openTab(page, 'Resume Score');
  await expect.poll(() => figureText(page, 'Total Resumes')).toContain('10 10 scored, 0 not scored');
  await openTab(page, 'Resume Management');
  const scores = listNamed(page, 'Active').getByText(/^Score: \d{1,3}$/);
  await expect.poll(() => scores.count()).toBe(people.length);
}

/** One position with everybody, from Match Score; another with the first two, from Analyze. */
async function matchTwoPositions(page: Page, people: readonly string[]): Promise<void> {
  const scores = await openTab(page, 'Match Score');
  await listNamed(page, 'Current Positions').getByRole('row', { name: backend.title }).click();
  await scores.getByRole('heading', { level: 2, name: backend.title }).waitFor();
  await scores.getByRole('button', { name: 'Match All 10 Resumes' }).click();
  const done = page.getByRole('alertdialog', { name: 'Batch Match Complete' });
  await done.getByRole('button', { name: 'OK' }).click();
  await expect.poll(() => applicantScores(page)).toHaveLength(people.length);

  const analyze = await openTab(page, 'Analyze');
  await analyze.getByRole('radio', { name: 'Resume-Job Matching Analysis' }).check({ force: true });
  await analyze.getByRole('radio', { name: analyst.title }).check({ force: true });
  for (const name of ['Grace Hopper', 'Ada Byron']) {
    await analyze.getByRole('checkbox', { name }).check({ force: true });
  }
  await analyze.getByRole('button', { name: 'Analyze Matching' }).click();
  await analyze.getByText('2 of 2 resumes analyzed').waitFor();

  await openTab(page, 'Tracking');
  await itemNamed(page, analyst.title).getByText('Best').waitFor();
  await openTab(page, 'Position Management');
  await itemNamed(page, backend.title).click();
  await page.getByRole('link', { name: '10 applicants' }).waitFor();
  await openTab(page, 'Home Dashboard');
  const counts = [
    [backend.title, '10'],
    [analyst.title, '2'],
    [porter.title, '0'],
  ];
  await expect.poll(() => matchCounts(page)).toEqual(counts);
  // Of twelve matches 30, 50 and 15 percent, and no more than there are positions.
  await expect.poll(() => figureText(page, 'Offers Sent')).toMatch(/Sent 3 estimated/i);
  await expect.poll(() => figureText(page, 'Interviewed')).toMatch(/Interviewed 3 estimated/i);
  await expect.poll(() => figureText(page, 'Offers Accepted')).toMatch(/Accepted 1 estimated/i);
}

/** The match scores of the applicants that are shown, from the top, as percents. */
async function applicantScores(page: Page): Promise<number[]> {
  const rows = page.getByRole('table', { name: 'Applicants' }).getByRole('row');
  const cells = await rows.evaluateAll((all) => all.map((row) => row.children[2]?.textContent ?? ''));
  return cells.slice(1).map((text) => Number(/(\d+)%/.exec(text)?.[1]));
}

/** A position to another column and one to the inactive ones, a resume to the reserve. */
async function moveThings(page: Page, people: readonly string[]): Promise<void> {
  await openTab(page, 'Tracking');
  await page.getByRole('button', { name: `Move ${backend.title}` }).click();
  await page.getByRole('menuitemradio', { name: /Interviewed/ }).click();
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual([backend.title]);
  await itemNamed(page, backend.title).getByLabel('Moved manually').waitFor();

  await openTab(page, 'Resume Management');
  const [first = ''] = people;
  await drag(
    page,
    itemNamed(page, first),
    await pointIn(page.getByText('No reserve resumes', { exact: true })),
  );
  await expect.poll(() => namesIn(page, 'Reserve')).toEqual([first]);
  await expect.poll(() => namesIn(page, 'Active')).toHaveLength(9);

  await openTab(page, 'Position Management');
  await drag(page, itemNamed(page, porter.title), await pointIn(page.getByText('No inactive positions')));
  await expect.poll(() => namesIn(page, 'Inactive')).toEqual([porter.title]);
  await openTab(page, 'Tracking');
  await itemNamed(page, porter.title).getByText('Inactive', { exact: true }).waitFor();
  await openTab(page, 'Home Dashboard');
  await expect.poll(() => figureText(page, 'Opening Positions')).toContain('Positions 2 ');
}

async function recordOutcomes(page: Page): Promise<void> {
  await openTab(page, 'Tracking');
  await page.getByRole('button', { name: `Move ${backend.title}` }).click();
  await page.getByRole('menuitem', { name: 'Record Outcomes' }).click();
  const candidates = page.getByRole('dialog', { name: `Outcomes for ${backend.title}` }).getByRole('group');
  for (const [place, step] of [
    [0, /^Interviewed/],
    [1, /^Interviewed/],
    [0, /^Offer sent/],
  ] as const) {
    const box = candidates.nth(place).getByRole('checkbox', { name: step });
    await box.check({ force: true });
    await expect.poll(() => box.isChecked()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await itemNamed(page, backend.title).getByText('2 interviewed, 1 offer sent').waitFor();

  await openTab(page, 'Home Dashboard');
  await expect.poll(() => figureText(page, 'Interviewed')).toContain('Interviewed 2 ');
  await expect.poll(() => figureText(page, 'Offers Sent')).toContain('Sent 1 ');
  await expect.poll(() => figureText(page, 'Offers Accepted')).toContain('Accepted 0 ');
  await expect
    .poll(() => page.getByRole('region', { name: 'Metrics' }).getByText('estimated').count())
    .toBe(0);
}

/** The ranking of a position as a spreadsheet, with the scores that the tab Match Score shows. */
async function exportRanking(page: Page): Promise<void> {
  const sheet = await openTab(page, 'Match Score');
  await sheet.getByRole('heading', { level: 2, name: backend.title }).waitFor();
  await expect.poll(() => applicantScores(page)).toHaveLength(10);
  const shown = await applicantScores(page);
  await sheet.getByRole('link', { name: 'Match more resumes' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('button', { name: 'Match 10 resumes' }).click();
  await page.getByText('10 resumes: 10 scored.').waitFor();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [head, ...rows] = cellsOf((await readFile(await (await download).path(), 'utf8')).slice(1));
  expect(head?.slice(0, 4)).toEqual(['Rank', 'Candidate', 'File', 'Match score %']);
  expect(rows.map((row) => Number(row[3] || NaN))).toEqual(shown);
}

test('[ST-01] what one tab of the browser moves stands in the dashboard of another when that gets the focus', {
  tags: 'thorough',
}, async ({ page }) => {
  const { resumes } = await haveStock(page, fourResumes.slice(2));
  const [first = '', second = ''] = resumes.map(({ candidate_name: name }) => name);
  await haveJob(page, 'Night Porter');
  const other = await page.context().newPage();
  await other.goto('/new-dashboard?tab=position-list');
  await itemNamed(other, 'Night Porter').waitFor();
  await openTab(other, 'Resume Management');
  await itemNamed(other, first).waitFor();
  await markPage(other);

  await page.bringToFront();
  await page.goto('/new-dashboard?tab=resume-list');
  await page.getByRole('button', { name: `Move ${first}` }).click();
  await page.getByRole('menuitemradio', { name: /Reserve/ }).click();
  await expect.poll(() => namesIn(page, 'Reserve')).toEqual([first]);
  await openTab(page, 'Position Management');
  await page.getByRole('button', { name: 'Move Night Porter' }).click();
  await page.getByRole('menuitemradio', { name: /Inactive/ }).click();
  await expect.poll(() => namesIn(page, 'Inactive')).toEqual(['Night Porter']);

  await other.bringToFront();
  await expect.poll(() => namesIn(other, 'Reserve')).toEqual([first]);
  await expect.poll(() => namesIn(other, 'Active')).toEqual([second]);
  await openTab(other, 'Position Management');
  await expect.poll(() => namesIn(other, 'Inactive')).toEqual(['Night Porter']);
  await expect.poll(() => isMarked(other)).toBe(true);
});
