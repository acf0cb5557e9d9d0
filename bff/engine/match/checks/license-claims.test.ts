import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';
import { verdictOnLine } from '../testing/verdict-on-line.ts';

const ROLE = `Unit Coordinator, Tidewater Clinic, Mar 2019 - Present
• Planned the shifts of forty people on three wards.`;
const verdictOn = (requirement: string, certificates: string) =>
  verdictOnLine(requirement, { heading: 'Certifications', role: ROLE, listed: certificates, more: '' });

test.each([
  ['RN license in California', 'RN license, California', 'met', null],
  ['RN license in California', 'Registered Nurse (CA, NV)', 'met', null],
  ['California RN license', 'Registered Nurse', 'met', null],
  ['RN license in California', 'RN, compact (multistate) license, Ohio', 'met', null],
  ['RN license in California', 'Registered Nurse, Ohio', 'partly', 'Listed for a different state'],
  ['RN license in California', 'Registered Nurse, active in Ohio; Registered Nurse, California', 'met', null],
  ['RN license', 'Registered Nurse, Ohio', 'met', null],
])('[AI-03] “%s” and “%s” are compared by their states', async (...row) => {
  const [requirement, listed, expected, note] = row;

  const verdict = await verdictOn(requirement, listed);

  expect(verdict).toMatchObject({ type: 'license', verdict: expected, note });
});

/** The verdict on one line of a position, of a resume that begins with these lines. */
async function verdictFor(head: string, requirement: string) {
  const text = `${head}\nines.okafor@mailhaven.example\nExperience\n${ROLE}`;
  const document = { ...documentFromText(text), asOf: '2026-11' };
  const job = { title: '', description: `Requirements:\n- ${requirement}`, skillTags: [] };
  const { requirements, match_score } = await createLocalAnalyzer().match(document, job);
  const [verdict] = requirements;
  return {
    match_score,
    verdict: verdict?.verdict,
    points: verdict?.points,
    words: verdict?.quotes.map(({ text: words }) => words),
  };
}

test('[AI-03] letters behind a name are a license that is listed, and alone are quoted', async () => {
  expect(await verdictFor('Ines Okafor, RN, BSN', 'RN license required')).toMatchObject({
    verdict: 'met',
    points: 2.1,
    words: ['RN'],
  });
  expect(await verdictFor('Ines Okafor, CPA', 'CPA or CMA')).toMatchObject({
    verdict: 'met',
    words: ['CPA'],
  });
});

test('[AI-03] whose name it is before the letters changes nothing', async () => {
  const one = await verdictFor('Ines Okafor, RN', 'RN license required');
  const other = await verdictFor('Bartholomew Lindqvist-Roy, RN', 'RN license required');

  expect(other).toEqual(one);
});

test('[AI-03] a name or a place that reads like a license is none', async () => {
  expect(await verdictFor('Pe Rn Okafor', 'RN license required')).toMatchObject({
    verdict: 'not_mentioned',
  });
  expect(await verdictFor('Ines Okafor\nLakeside, PE', 'PE license required')).toMatchObject({
    verdict: 'not_mentioned',
  });
});

test.each([
  ['LSW or LCSW', 'Ines Okafor, LSW', ''],
  ['Class A CDL', 'Ines Okafor', 'CDL A'],
])('[AI-03] “%s” is met behind the name “%s” or by a line of its own “%s”', async (asked, name, line) => {
  const { requirements } = await createLocalAnalyzer().match(
    documentFromText(`${name}\nines.okafor@mailhaven.example\nExperience\n${ROLE}\n${line}`),
    { title: '', description: `Requirements:\n- ${asked}`, skillTags: [] },
  );

  expect(requirements).toMatchObject([{ type: 'license', verdict: 'met' }]);
});
