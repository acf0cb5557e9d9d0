import { expect, test } from 'vitest';
import { readRequirements } from '../../posting/read-requirements.ts';
import { verdictOnLine } from '../testing/verdict-on-line.ts';

const ROLE = `Unit Coordinator, Tidewater Clinic, Mar 2019 - Present
• Planned the shifts of forty people on three wards.`;

/** A resume that lists some certificates, and the verdict on one line of a position. */
const verdictOn = (requirement: string, certificates: string, more = '') =>
  verdictOnLine(requirement, { heading: 'Certifications', role: ROLE, listed: certificates, more });

test.each([
  ['RN license required', 'Registered Nurse, State of Ohio', 'Registered Nurse'],
  ["Valid driver's license", 'California Driver License', 'California Driver License'],
  ['PMP required', 'Project Management Professional, 2021', 'Project Management Professional'],
  ['Series 7', 'FINRA Series 7', 'FINRA Series 7'],
  ['PE license', 'Licensed Professional Engineer (Texas)', 'Licensed Professional Engineer'],
  ['AWS Certified Solutions Architect', 'AWS Certified Solutions Architect - Associate', 'AWS Certified'],
  ['Admission to the Illinois bar', 'Admitted to the Illinois Bar, 2016', 'Admitted to the Illinois Bar'],
  ['A+ / Net+', 'CompTIA Network + Certified, 2006', 'Network +'],
  ['State elevator mechanic license or CET certification', 'Illinois Licensed Elevator Mechanic', 'Elevator'],
  ['AWS or Kubernetes certification (CKA, CKAD)', 'AWS Certified Advanced Networking', 'AWS Certified'],
  ['Immunization certified', 'Immunization certified, 2023', 'Immunization certified'],
])('[AI-03] %s is met by “%s”', async (requirement, line, words) => {
  const verdict = await verdictOn(requirement, line);

  expect(verdict).toMatchObject({ kind: 'must', type: 'license', verdict: 'met', points: 2.1, of: 2.1 });
  expect(verdict.words?.[0]).toContain(words);
});

test('[AI-03] a license that the resume does not name is not mentioned', async () => {
  expect(await verdictOn('CPA required', 'First aid certificate')).toMatchObject({
    kind: 'must',
    type: 'license',
    verdict: 'not_mentioned',
    points: 0,
    note: 'License or certification not mentioned',
  });
});

test.each([
  ['PMP in progress', 'in progress'],
  ['PMP, expected 2027', 'expected 2027'],
  ['Pursuing PMP', 'Pursuing'],
])('[AI-03] “%s” is not held yet, which is said and to be checked', async (line, words) => {
  expect(await verdictOn('PMP required', line)).toMatchObject({
    verdict: 'to_check',
    points: 0,
    note: `In progress: “${words}”`,
  });
});

test.each([
  ['CPA (expired 2019)', 'expired 2019'],
  ['CPA, valid until June 2021', 'valid until June 2021'],
  ['CPA - inactive', 'inactive'],
])('[AI-03] “%s” speaks against, with its words', async (line, words) => {
  const verdict = await verdictOn('CPA required', line);

  expect(verdict).toMatchObject({ verdict: 'not_met', points: 0, note: `Listed as not current: “${words}”` });
  expect(verdict.words?.[0]).toContain('CPA');
});

test('[AI-03] who uses a product has no certificate for it', async () => {
  expect(await verdictOn('AWS or Kubernetes certification (CKA, CKAD)', 'AWS, Terraform')).toMatchObject({
    verdict: 'not_mentioned',
  });
});

test.each([
  ['Current BLS', 'American Heart Association (BLS) for CPR and AED (expires July, 2014)'],
  ['CPR certification', 'BLS for CPR and AED (expires July, 2014)'],
  ['Current BLS', 'Healthcare Provider (BLS) for CPR and\nAED (expires July, 2014)'],
])('[AI-03] what is said behind the last of several is said of all: %s', async (requirement, line) => {
  const verdict = await verdictOn(requirement, line);

  expect(verdict).toMatchObject({ verdict: 'not_met', note: 'Listed as not current: “expires July, 2014”' });
  expect(verdict.words?.[0]).toContain('(expires July, 2014)');
});

test('[AI-03] a bare name beside the day that it ended is no license that is held', async () => {
  expect(await verdictOn('Current BLS', 'BLS\nBLS (expires July, 2014)')).toMatchObject({
    verdict: 'not_met',
  });
});

test('[AI-03] a license with a day to come is held', async () => {
  expect(await verdictOn('CPA required', 'CPA, expires 03/2028')).toMatchObject({
    verdict: 'met',
    points: 2.1,
  });
});

test('[AI-03] what is said of one license is not said of its neighbour', async () => {
  const line = 'CPA (expired 2019), CMA, PMP in progress';

  expect(await verdictOn('CPA required', line)).toMatchObject({ verdict: 'not_met' });
  expect(await verdictOn('CMA required', line)).toMatchObject({ verdict: 'met' });
  expect(await verdictOn('PMP required', line)).toMatchObject({ verdict: 'to_check' });
});

test('[AI-03] one of two alternatives is enough', async () => {
  expect(await verdictOn('CPA or CMA', 'CMA')).toMatchObject({ verdict: 'met', points: 2.1 });
  expect(await verdictOn('CPA or CMA', 'CPA (expired 2019), CMA')).toMatchObject({
    verdict: 'met',
    words: ['CMA'],
  });
});

test('[AI-03] a higher class answers for a lower one, and a lower class speaks against', async () => {
  expect(await verdictOn('Class B CDL', 'Class A CDL')).toMatchObject({ verdict: 'met' });
  expect(await verdictOn('Class A CDL', 'Class B CDL')).toMatchObject({
    verdict: 'not_met',
    note: 'Lower class listed',
  });
  expect(await verdictOn('Top Secret clearance', 'Active Secret clearance')).toMatchObject({
    verdict: 'not_met',
  });
});

test('[AI-03] who holds the greater license holds the smaller one', async () => {
  expect(await verdictOn("Valid driver's license", 'Class A CDL')).toMatchObject({
    verdict: 'met',
    note: "Commercial driver's license covers it",
  });
});

test('[AI-03] the work with licensed people is no license of one’s own: its line is to be checked, without points', async () => {
  const more = '• Trained twelve registered nurses on the new records system.';

  expect(await verdictOn('RN license', 'First aid certificate', more)).toMatchObject({
    verdict: 'to_check',
    points: 0,
    note: 'Mentioned in a role, but not listed as a credential',
  });
});

test('[AI-03] a license that is a plus counts half of one that is a must', async () => {
  expect(await verdictOn('CCRN certification preferred', 'CCRN')).toMatchObject({
    kind: 'nice',
    type: 'license',
    points: 1.05,
    of: 1.05,
  });
});

const asked = (description: string, skillTags: string[] = []) =>
  readRequirements({ title: '', description, skillTags }).map(({ check, text }) => `${check}: ${text}`);

test('a license amid years and a degree is a requirement of its own', () => {
  expect(asked("Requirements:\n- Bachelor's degree in accounting, 5 years of audit work and CPA")).toEqual([
    "education: Bachelor's degree in accounting",
    'years: 5 years of audit work',
    'license: CPA',
  ]);
});

test('a tag that is a license is one, and is not asked for twice', () => {
  expect(asked('Requirements:\n- Valid Class A CDL', ['CDL', 'CPA'])).toEqual([
    'license: Valid Class A CDL',
    'license: CPA',
  ]);
});

test('to know about licenses or to work with their holders is no license', () => {
  const [supervised] = asked('Requirements:\n- Experience supervising registered nurses');

  expect(supervised).not.toMatch(/^license/);
});
