import { expect, test } from 'vitest';
import { verdictOnLine } from '../testing/verdict-on-line.ts';

const ROLE = `Unit Coordinator, Tidewater Clinic, Mar 2019 - Present
• Planned the shifts of forty people on three wards.`;
const verdictOn = (requirement: string, certificates: string) =>
  verdictOnLine(requirement, { heading: 'Certifications', role: ROLE, listed: certificates, more: '' });

test.each([
  ['Teaching license in mathematics', 'Teaching license, English 7-12'],
  ['Secondary teaching certificate', 'Teaching certificate, early childhood'],
  ['Biology teaching license', 'Teaching license in social studies'],
  ['PE license (civil)', 'Professional Engineer (electrical)'],
  ['Licensed Professional Engineer, mechanical', 'PE license, chemical'],
  ['Pediatric RN license', 'Registered Nurse (oncology)'],
  ['EPA 608 type II', 'EPA 608 type I'],
  ['Certified interpreter (Spanish)', 'Certified interpreter, Russian'],
  ['Commercial pilot license, helicopter', 'Commercial pilot license, fixed wing'],
])(
  '[AI-03] “%s” is to be checked where “%s” is shown, which is said with its words',
  async (requirement, listed) => {
    const verdict = await verdictOn(requirement, listed);

    expect(verdict).toMatchObject({ type: 'license', verdict: 'to_check', points: 0 });
    expect(verdict.note).toBe(`Different specialty: “${listed}”`);
  },
);

test.each([
  ['Teaching license in mathematics', 'Teaching license, mathematics 7-12'],
  ['Teaching license in mathematics', 'State teaching license, 2015'],
  ['Teaching license', 'Teaching license, English'],
  ['Biology teaching license', 'Teaching license, science'],
  ['ELA teaching license', 'Teaching certificate, English 7-12'],
  ['Pediatric nursing certification', 'Certified in pediatric nursing'],
  ['PE license (civil)', 'Professional Engineer (structural), Texas'],
  ['PE license (civil)', 'Professional Engineer'],
  ['PE license', 'PE license, electrical'],
  ['RN license', 'Registered Nurse (oncology)'],
  ['RN license with ICU experience', 'Registered Nurse (oncology)'],
  ['EPA 608 type II', 'EPA 608 universal'],
  ['Teaching license in mathematics', 'Teaching license, English; Teaching license, mathematics'],
])('[AI-03] “%s” is met by “%s”', async (requirement, listed) => {
  const verdict = await verdictOn(requirement, listed);

  expect(verdict).toMatchObject({ type: 'license', verdict: 'met', points: 2.1 });
});

test.each([
  ['Pediatric nursing certification', 'Oncology nursing certification'],
  ['Board certified in pediatrics', 'Board certified in internal medicine'],
  ['Life insurance license', 'Insurance license, property and casualty'],
])('[AI-03] “%s” is not shown by “%s”', async (requirement, listed) => {
  const verdict = await verdictOn(requirement, listed);

  expect(verdict).toMatchObject({ type: 'license', verdict: 'not_mentioned', points: 0 });
});

test.each([
  ['Master electrician', 'Journeyman electrician'],
  ['Commercial pilot license', 'Private pilot license'],
  ['AWS Certified Solutions Architect - Professional', 'AWS Certified Solutions Architect - Associate'],
  ['Firefighter II', 'Firefighter I'],
])('[AI-03] “%s” is not met by “%s”, which is a lower class', async (requirement, listed) => {
  const [lower, same] = [await verdictOn(requirement, listed), await verdictOn(requirement, requirement)];

  expect(lower).toMatchObject({ verdict: 'not_met', points: 0, note: 'Lower class listed' });
  expect(lower.words?.[0]).toContain(listed.split(' - ')[0]);
  expect(same).toMatchObject({ verdict: 'met' });
});
