import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';
import { verdictOnLine } from '../testing/verdict-on-line.ts';

const ROLE = 'Store Manager, Tidewater Foods, Mar 2019 - Present';

/** The verdict on an amount that is asked for, of a resume with one line of work. */
const verdictOn = (requirement: string, line: string) =>
  verdictOnLine(requirement, { heading: 'Skills', role: ROLE, listed: 'Excel', more: `• ${line}` });

test.each([
  ['Has led ten people or more', 'Led twelve engineers in two cities.'],
  ['Has managed a team of 10 or more', 'Supervised a crew of 14 on nights.'],
  ['Has supervised ten people or more', 'Led four site managers and 60 tradespeople.'],
  ['Has managed a budget of $2 million', 'Managed a yearly budget of $2.4M.'],
  ['Has served at least 500,000 meat-free meals', 'Served 1.2 million meals without meat.'],
  ['Has processed at least 300 invoices a week', 'Processed 400 invoices a week for three firms.'],
])('[VD-03] “%s” is met by “%s”', async (requirement, line) => {
  const verdict = await verdictOn(requirement, line);

  expect(verdict).toMatchObject({ type: 'amount', verdict: 'met', points: 3, note: null });
  expect(line).toContain(verdict.words?.[0]?.replace(/\.$/, ''));
});

test.each([
  ['Lead a team of 15 front desk agents', 'Supervised 18 guest service agents on three shifts.', 1.5],
  ['Lead a team of 15 front desk agents', 'Supervised 4 guest service agents on nights.', 0],
  ['Lead a team of 15 front desk agents', 'Filed 40 agents’ reports a week.', 0],
  ['Lead a team of six engineers', 'On-call lead for six engineers on the payments rota.', 0],
])('[VD-03] beside the duty “%s”, “%s” earns %d', async (duty, line, points) => {
  const { requirements } = await createLocalAnalyzer().match(
    documentFromText(`Ines Okafor\nExperience\n${ROLE}\n• ${line}`),
    { title: '', description: `Responsibilities:\n- ${duty}`, skillTags: [] },
  );

  expect(requirements).toMatchObject([{ text: duty, points }]);
});

test.each([
  ['Has led ten people or more', 'Led six engineers on the on-call rota.', 'six engineers'],
  ['Has managed a team of 10 or more', 'Supervised four clerks and the stock.', 'four clerks'],
  ['Has led ten people or more', 'Manage a team of six and the replacement of the ledger.', 'six'],
  ['Has managed a budget of $2 million', 'Managed a yearly budget of $300k.', '$300k'],
])('[VD-03] “%s” is not met by “%s”, which is said', async (requirement, line, shown) => {
  expect(await verdictOn(requirement, line)).toMatchObject({
    verdict: 'not_met',
    points: 0,
    note: `The resume mentions ${shown}`,
  });
});

test.each([
  ['Has led ten people or more', 'Led two audits of a company with 400 employees.'],
  ['Has led ten people or more', 'Served forty guests a night.'],
  ['Has supervised ten people or more', 'Coordinated ten vendors.'],
  ['Has led ten people or more', 'Managed a budget of $12 million.'],
  ['Has managed a budget of $2 million', 'Managed a team of twenty clerks.'],
])('[VD-03] “%s” is neither met nor contradicted by “%s”', async (requirement, line) => {
  const { verdict } = await verdictOn(requirement, line);

  expect(['to_check', 'not_mentioned']).toContain(verdict);
});

test('[VD-03] an amount counts where other lines speak of the same thing in more words', async () => {
  const verdict = await verdictOn(
    'Has managed a budget of $2 million',
    'Managed the budget of a store.\n• Planned and managed budgets for the million things a store needs.\n• Its budget is $2.4M a year.',
  );

  expect(verdict).toMatchObject({ verdict: 'met', words: ['Its budget is $2.4M a year'] });
});
