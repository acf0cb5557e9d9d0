import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../analyzer.ts';
import { asDocument } from '../eval/data.ts';
import { stripLeadIn } from './lead-in.ts';

const PATIENCE_MS = 120_000;

test.each([
  ['We count on your experience with supporting the annual audit.', 'supporting the annual audit.'],
  ['You are good at reconciling bank accounts', 'reconciling bank accounts'],
  ['The position calls for closing the books each month', 'closing the books each month'],
  ['Reporting to the head of audit, the ideal candidate will close the books', 'close the books'],
  ['Bring strong working knowledge of payroll', 'payroll'],
  ['NetSuite would be a plus', 'NetSuite'],
  ['Prepares budgets for the board', 'Prepares budgets for the board'],
  ['Experience', 'Experience'],
])('of "%s" "%s" is demanded', (text, demanded) => {
  expect(stripLeadIn(text)).toBe(demanded);
});

test(
  '[AI-03] the words that open a demand are no answer to it: who counts cash does not support the audit',
  async () => {
    const job = {
      title: 'Accountant',
      description: 'Requirements\n- We count on your experience with supporting the annual audit.',
      skillTags: [],
    };
    const teller = asDocument(
      'Ada Baker\nExperience\nBank Teller, Northgate, Jan 2019 - Dec 2024\n- Served customers at the counter and counted cash at a desk with experience.',
    );

    const { requirements } = await createLocalAnalyzer().match(teller, job);

    const audit = requirements.find(({ text }) => text.includes('audit'));
    expect(audit).toMatchObject({ verdict: 'not_mentioned', points: 0 });
  },
  PATIENCE_MS,
);
