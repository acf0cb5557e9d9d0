import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';
import { readTerms } from '../language/terms.ts';
import { jobDescriptionTerms } from './job-description-terms.ts';

const WORK = `Responsibilities
- Post journal entries and reconcile the general ledger
- Close the books each month with the controller
- Prepare bank reconciliations and schedules of fixed assets`;

const HOUSE = `About us
Lakeside Health runs nine hospitals and fifty clinics, where nurses, surgeons and therapists care for patients day and night.
Benefits
Medical, dental and vision insurance, a gym, a canteen with a chef, and tuition for nursing school.`;

const ACCOUNTANT = `Experience
Accountant, Marlow Foods, Jan 2017 - Dec 2023
- Reconciled the ledger and prepared the monthly closing of four companies.
- Posted accruals, kept the register of assets and answered the auditors.`;

const NURSE = `Experience
Registered Nurse, Marlow Hospital, Jan 2017 - Dec 2023
- Cared for patients after surgery, gave medication and kept their charts.
- Trained nurses on the ward and worked with therapists and surgeons.`;

const accountant = (description: string) => ({ title: 'Staff Accountant', description, skillTags: [] });

const analyzer = createLocalAnalyzer();

async function scoreOf(resume: string, description: string): Promise<number> {
  const { match_score } = await analyzer.match(
    { ...documentFromText(resume), asOf: '2026-11' },
    accountant(description),
  );
  return match_score;
}

function timesOf(word: string, words: ReadonlyMap<string, number>): number {
  const [term] = readTerms(word);
  return words.get(term?.stem ?? '') ?? 0;
}

test('[AI-03] what a posting says of the company and of benefits moves no score', async () => {
  const short = [await scoreOf(ACCOUNTANT, WORK), await scoreOf(NURSE, WORK)];

  const long = [await scoreOf(ACCOUNTANT, `${HOUSE}\n${WORK}`), await scoreOf(NURSE, `${HOUSE}\n${WORK}`)];

  expect(long).toEqual(short);
});

test('a posting of nothing but benefits is read as it stands', () => {
  const words = jobDescriptionTerms({
    title: 'Nurse',
    description: 'Benefits\nA competitive salary.',
    skillTags: [],
  });

  expect(timesOf('salary', words)).toBe(1);
});
