import { expect, test } from 'vitest';
import { verdictOnLine } from '../testing/verdict-on-line.ts';

const ROLE = `Unit Coordinator, Tidewater Clinic, Mar 2019 - Present
• Planned the shifts of forty people on three wards.`;

const verdictOn = (requirement: string, listed: string) =>
  verdictOnLine(requirement, { heading: 'Education', role: ROLE, listed, more: '' });

test.each([
  ["Master's degree in library science", 'MLIS, University of Wisconsin, 2019'],
  ['Degree in nursing', 'BSN, Ohio State University, 2014'],
  ['Assoc. degree in veterinary technology', 'AAS Veterinary Technology, Red Rocks College, 2019'],
  ["Bachelor's degree in biology", 'B.S. Biology, Kent State University, expected May 2019'],
])('[VD-03] “%s” is met by “%s”', async (requirement, line) => {
  expect(await verdictOn(requirement, line)).toMatchObject({ verdict: 'met' });
});

test.each([
  'Master of Library and Information Science, Kent State University, expected May 2028',
  'Master of Library and Information Science, Kent State University (in progress)',
])('[VD-03] a degree is to check while it is studied for: “%s”', async (line) => {
  expect(await verdictOn("Master's degree in library science", line)).toMatchObject({
    verdict: 'to_check',
    points: 0,
    note: 'In progress',
  });
});

test('[VD-03] a field that nobody can compare is shown, unless a related one is accepted', async () => {
  const line = 'B.A. Japanese, Kent State University, 2014';

  expect(await verdictOn("Bachelor's degree in computer science", line)).toMatchObject({
    verdict: 'to_check',
    note: 'Field: Japanese',
  });
  expect(await verdictOn("Bachelor's degree in computer science or a related field", line)).toMatchObject({
    verdict: 'partly',
  });
});
