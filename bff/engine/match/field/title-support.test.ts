import { expect, test } from 'vitest';
import { type AnalyzedJob, createLocalAnalyzer } from '../../analyzer.ts';
import { asDocument } from '../../eval/data.ts';

const analyzer = createLocalAnalyzer();

const MANAGER: AnalyzedJob = {
  title: 'Financial Manager',
  description: `Directs treasury, accounting and reporting of a company.
Forecasts cash, arranges credit and manages risk and investments.
Prepares budgets and statements for the board.`,
  skillTags: [],
};

const roleCalled = (title: string, lines: readonly string[]): string =>
  `Ines Okafor\nExperience\n${title}, Northgate Services, Mar 2014 - Feb 2022\n${lines.map((line) => `- ${line}`).join('\n')}`;

const HIRING = [
  'Recruited nurses and clerks for a hospital, and held their first interviews.',
  'Explained pensions, leave and health plans to employees and answered their questions.',
  'Kept personnel files and wrote letters on absences and injuries.',
];
const BUDGETING = [
  'Drew up the yearly budget of a hospital and forecast revenue and spending.',
  'Compared actual with planned costs each month and explained the variances to managers.',
  'Advised directors on financing of new equipment.',
];

const CLERK = [
  'Entered invoices and receipts of a wholesaler into the ledger.',
  'Chased customers who paid late and agreed on instalments.',
  'Counted the till and took the money to the bank.',
  'Filed vouchers, bills and delivery notes by month.',
  'Answered calls on prices and orders.',
  'Checked hours and prepared wages of forty drivers.',
];

const clerkCalled = (title: string): string => roleCalled(title, CLERK);

async function fieldOf(resume: string, job: AnalyzedJob): Promise<number> {
  const { formula } = await analyzer.match(asDocument(resume), job);
  return formula.find(({ label }) => label === 'Relevant field')?.value ?? Number.NaN;
}

/** What the position's title adds above a role to that role's chance of being of the field. */
async function addedByTitle(lines: readonly string[]): Promise<number> {
  const without = await fieldOf(roleCalled('Employee', lines), MANAGER);
  return (await fieldOf(roleCalled(MANAGER.title, lines), MANAGER)) - without;
}

test('[AI-03] a title adds little above lines of another field, and stands high above lines of its own', async () => {
  const addedToAnother = await addedByTitle(HIRING);
  const amidAnother = await fieldOf(roleCalled(MANAGER.title, HIRING), MANAGER);
  const amidItsWork = await fieldOf(roleCalled(MANAGER.title, BUDGETING), MANAGER);

  expect(addedToAnother).toBeLessThan(0.15);
  expect(amidItsWork - amidAnother).toBeGreaterThan(0.3);
});

test('[AI-03] an exact copy of the position’s title needs stronger supporting evidence', async () => {
  const inItsWords = await fieldOf(clerkCalled(MANAGER.title), MANAGER);
  const inOtherWords = await fieldOf(clerkCalled('Finance Controller'), MANAGER);

  expect(inItsWords).toBeLessThan(inOtherWords);
});

test('[AI-03] a posting that resembles no occupation has a score all the same', async () => {
  const job = { title: 'Zqxv', description: 'Qwzx vbnm plok.', skillTags: [] };

  const { match_score: score } = await analyzer.match(asDocument(roleCalled(MANAGER.title, BUDGETING)), job);

  expect(score).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThan(0.35);
});
