import { expect, test } from 'vitest';
import type { MatchResult } from '../../analyzed.ts';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';
import { type SettledRequirement, settleVerdicts } from './settle-verdicts.ts';

const RESUME = `Ines Okafor
Experience
Senior Accountant, Harbor Freight, Mar 2017 - Present
• Closed the books of six companies within five days each month and prepared their balance sheets.
• Sat with two juniors every Friday over their reconciliations.
Education
BSc Accounting, University of Porto, 2012
Skills
Excel, QuickBooks`;

const JOB = {
  title: 'Senior Accountant',
  description: `Requirements:
- QuickBooks
- Oracle NetSuite
- Coach junior accountants
Nice to have:
- CPA
Responsibilities:
- Prepare balance sheets and close the books each month`,
  skillTags: [],
};

const match = (text = RESUME): Promise<MatchResult> =>
  createLocalAnalyzer().match({ ...documentFromText(text), asOf: '2026-11' }, JOB);

function settled(
  result: MatchResult,
  text: string,
  verdict: SettledRequirement['verdict'],
): SettledRequirement {
  const requirement = result.requirements.find((each) => each.text === text);
  return {
    requirement_id: requirement?.id ?? '',
    verdict,
    read_as: requirement?.verdict ?? 'not_mentioned',
    reason: null,
    quote: null,
    actor: 'Noor Haddad',
    at: '2026-11-20T10:00:00.000Z',
  };
}

const sum = ({ formula }: MatchResult): number =>
  formula.reduce((total, { weight, value, of }) => total + (weight * value) / of, 0);

const pointsIn = ({ requirements }: MatchResult): number =>
  requirements.reduce((all, each) => all + each.points, 0);

test('[VD-05] points, score, and summary follow what somebody settles, and the formula adds up', async () => {
  const read = await match();
  const after = settleVerdicts(read, [settled(read, 'Coach junior accountants', 'met')]);

  expect(after.requirements.find(({ text }) => text === 'Coach junior accountants')).toMatchObject({
    verdict: 'met',
    points: 3,
    settled: { verdict: 'met', actor: 'Noor Haddad' },
  });
  expect(after.match_score).toBeGreaterThan(read.match_score);
  expect(after.summary).not.toBe(read.summary);
  expect(Math.abs(sum(after) - after.match_score)).toBeLessThanOrEqual(0.0000501);
});

test('[VD-05] a skill changes sides with the requirement that names it', async () => {
  const read = await match();
  const after = settleVerdicts(read, [
    settled(read, 'QuickBooks', 'not_met'),
    settled(read, 'Oracle NetSuite', 'met'),
  ]);

  expect([read.matched_skills, read.missing_skills]).toEqual([
    expect.arrayContaining(['QuickBooks']),
    expect.arrayContaining(['NetSuite']),
  ]);
  expect([after.matched_skills, after.missing_skills]).toEqual([
    expect.arrayContaining(['NetSuite']),
    expect.arrayContaining(['QuickBooks']),
  ]);
});

test('[VD-05] a skill is told by the verdict that somebody settles, also where no list of skills knows it', async () => {
  const asked = { ...JOB, description: '', skillTags: ['Junior reconciliation nights'] };
  const read = await createLocalAnalyzer().match({ ...documentFromText(RESUME), asOf: '2026-11' }, asked);
  const [name] = asked.skillTags;
  const after = (verdict: 'met' | 'partly') =>
    settleVerdicts(read, [settled(read, name ?? '', verdict)]).skills;

  expect(read.skills).toEqual([{ name, verdict: 'to_check' }]);
  expect(after('met')).toEqual([{ name, verdict: 'met' }]);
  expect(after('partly')).toEqual([{ name, verdict: 'partly' }]);
});

test.each([
  ['QuickBooks', 'not_met', -3],
  ['QuickBooks', 'partly', -1.5],
  ['Oracle NetSuite', 'met', 3],
] as const)('[VD-05] “%s” that is settled as %s changes the points by %d', async (text, verdict, points) => {
  const read = await match();
  const after = settleVerdicts(read, [settled(read, text, verdict)]);

  expect(pointsIn(after) - pointsIn(read)).toBeCloseTo(points, 9);
  expect(Math.sign(after.match_score - read.match_score)).toBe(Math.sign(points));
});

test('[VD-05] what is taken back leaves the match as the engine made it', async () => {
  const read = await match();
  const word = settled(read, 'Oracle NetSuite', 'met');

  settleVerdicts(read, [word]);

  expect(settleVerdicts(read, [])).toBe(read);
  expect(read).toEqual(await match());
});

test('[VD-05] a word that agrees with the engine changes no score, wherever the field of work stands', async () => {
  const waiter = RESUME.replace(
    /Senior Accountant,[\s\S]*Education/,
    `Waiter, Blue Door, Mar 2017 - Present
• Served lunch to forty guests and kept the bar clean.
Education`,
  );
  for (const text of [RESUME, waiter]) {
    const read = await match(text);
    const after = settleVerdicts(read, [settled(read, 'QuickBooks', 'met')]);

    expect(read.requirements.find((each) => each.text === 'QuickBooks')?.verdict).toBe('met');
    expect([after.match_score, after.potential_score, after.band]).toEqual([
      read.match_score,
      read.potential_score,
      read.band,
    ]);
    expect(after.summary).toBe(read.summary);
  }
});

test('[VD-05] what was said of a requirement that the position no longer has is left out', async () => {
  const read = await match();
  const other = { ...settled(read, 'QuickBooks', 'not_met'), requirement_id: 'gone' };

  expect(settleVerdicts(read, [other])).toBe(read);
});

test('[VD-05] words that were picked stand in the place of those of the engine', async () => {
  const read = await match();
  const words = 'Sat with two juniors every Friday';
  const start = documentFromText(RESUME).text.indexOf(words);
  const quote = { text: words, start, end: start + words.length, page: null, source: 'Harbor Freight' };
  const word = { ...settled(read, 'Coach junior accountants', 'met'), quote };

  const after = settleVerdicts(read, [word]).requirements.find(
    ({ text }) => text === 'Coach junior accountants',
  );

  expect(after?.quotes).toEqual([quote]);
});
