import { expect, test } from 'vitest';
import { asDocument } from '../../eval/data.ts';
import { type AnalysedJob, createLocalAnalyser } from '../analyser.ts';

const analyser = createLocalAnalyser();

const MANAGER: AnalysedJob = {
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

async function fieldOf(resume: string, job: AnalysedJob): Promise<number> {
  const { formula } = await analyser.match(asDocument(resume), job);
  return formula.find(({ label }) => label === 'Field of work')?.value ?? Number.NaN;
}

/** What the position's title adds above a role to that role's chance of being of the field. */
async function addedByTitle(lines: readonly string[]): Promise<number> {
  const without = await fieldOf(roleCalled('Employee', lines), MANAGER);
  return (await fieldOf(roleCalled(MANAGER.title, lines), MANAGER)) - without;
}

test('[AI-03] a title adds little above lines of another field, and much above lines of its own', async () => {
  const ofAnother = await addedByTitle(HIRING);
  const ofItsWork = await addedByTitle(BUDGETING);

  expect(ofAnother).toBeLessThan(0.15);
  expect(ofItsWork).toBeGreaterThan(0.15);
});

test('[AI-03] a posting that resembles no occupation has a score all the same', async () => {
  const job = { title: 'Zqxv', description: 'Qwzx vbnm plok.', skillTags: [] };

  const { match_score: score } = await analyser.match(asDocument(roleCalled(MANAGER.title, BUDGETING)), job);

  expect(score).toBeGreaterThanOrEqual(0);
  expect(score).toBeLessThan(0.35);
});
