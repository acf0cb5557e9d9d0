import { expect, test } from 'vitest';
import { verdictOnLine } from '../testing/verdict-on-line.ts';

const ROLE = 'Specialist, Northgate Group, Mar 2018 - Jun 2024';

const onWork = (requirement: string, more: string) =>
  verdictOnLine(requirement, { heading: 'Skills', role: ROLE, listed: 'Punctual', more: `• ${more}` });
const onList = (requirement: string, heading: string, listed: string) =>
  verdictOnLine(requirement, { heading, role: ROLE, listed, more: '• Kept the books of forty firms' });

test.each([
  ['Medication administration', 'Administered medications by mouth to 30 residents'],
  ['Contract drafting', 'Drafted leases and supply contracts for review by counsel'],
  ['IEC 61508', 'Brought the controller to IEC 61508 SIL 2'],
  ['CAN bus', 'Debugged the CAN bus of two pumps'],
  ['A/B testing', 'Ran A/B tests on the checkout'],
  ['Brazing', 'Brazed copper line sets and leak-tested them'],
  ['Supervision', 'Supervised six technicians on two shifts'],
  ['GraphPad Prism', 'Plotted dose response curves in Prism 9'],
  ['Opera PMS', 'Checked in forty guests a day in Opera Cloud'],
  ['RF scanner', 'Picked orders with a handheld radio frequency scanner'],
  ['Experience with Flatbed and McLeod', 'Booked flat beds in McLeod LoadMaster'],
  ['Experience with Windows Server', 'Patched Windows 2008 Server on forty machines'],
])('[VD-03] “%s” is met by “%s”', async (requirement, line) => {
  expect(await onWork(requirement, line)).toMatchObject({ verdict: 'met' });
});

test.each([
  ['Contract drafting', 'Worked under contract at a draft beer bar'],
  ['IEC 61508', 'Tested the breakers of two pumps to IEC 60204'],
  ['CAN bus', 'Drove a bus for the can factory'],
  ['Cold calling', 'Stocked the cold room and called the supplier for ice'],
  ['Construction loans', 'Underwrote mortgage loans for first-time buyers'],
  ['Tailoring', 'Tailored each lesson to the class'],
  ['GraphPad Prism', 'Cleaned rooms at the Willow Prism Hotel'],
  ['Salesforce CRM', 'Joined a sales force of twenty'],
  ['Tesla Powerwall', 'Drove a Tesla from the airport to guests'],
  ['RF scanner', 'Placed photos on a flatbed scanner'],
  ['Has led designers', 'Bought designer chairs for the lobby'],
])('[VD-03] “%s” is not met by the same words for other things: “%s”', async (requirement, line) => {
  const { verdict } = await onWork(requirement, line);

  expect(['to_check', 'not_mentioned']).toContain(verdict);
});

test('[VD-03] half of two words is no line to check', async () => {
  expect(await onWork('Construction loans', 'Underwrote mortgage loans')).toMatchObject({
    verdict: 'not_mentioned',
  });
});

test('[VD-03] what is asked for is quoted before one of its kind, and one word in a list of skills is a skill', async () => {
  const { verdict, words } = await verdictOnLine('SQL', {
    heading: 'Skills',
    role: ROLE,
    listed: 'Opera, SQL, Excel, HotSOS',
    more: '• Tuned the queries of two Snowflake warehouses',
  });

  expect({ verdict, first: words?.[0] }).toMatchObject({
    verdict: 'met',
    first: expect.stringContaining('SQL'),
  });
  expect(await onList('Excel', 'Skills', 'Opera, Excel, HotSOS')).toMatchObject({ verdict: 'met' });
});

test('[VD-03] advanced asks for more than that somebody used it', async () => {
  expect(await onWork('Advanced Excel', 'Sent the weekly report to the owner in Excel')).toMatchObject({
    verdict: 'partly',
    note: 'Mentioned, but level not stated',
  });
  expect(await onList('Advanced Excel', 'Skills', 'Advanced Microsoft Excel')).toMatchObject({
    verdict: 'met',
  });
});

test('[VD-03] a summary that speaks of experience is no bare list', async () => {
  const summary = 'Ten years of experience with QuickBooks in firms of all sizes';

  expect(await onList('Hands-on use of QuickBooks', 'Summary', summary)).toMatchObject({ verdict: 'met' });
  expect(await onList('Hands-on use of QuickBooks', 'Skills', 'QuickBooks')).toMatchObject({
    verdict: 'partly',
  });
});

test('[VD-03] a product answers for its kind, and numbers in brackets name theirs', async () => {
  expect(await onList('Ticketing system', 'Skills', 'Zendesk')).toMatchObject({ verdict: 'met' });
  expect(await onList('OSHA 30 card', 'Certifications', 'OSHA training (10 & 30 Hours)')).toMatchObject({
    verdict: 'met',
  });
});

test('[VD-03] the degree that is asked for is quoted before a higher one', async () => {
  const listed = 'MBA, Finance, Ohio University, 2018\nBS in Accounting, Ohio University, 2012';

  const { verdict, words } = await onList("Bachelor's degree in accounting", 'Education', listed);

  expect(verdict).toBe('met');
  expect(words?.[0]).toContain('BS in Accounting');
});

test('[VD-03] a list is enough for everyday use, and partly for hands-on use', async () => {
  expect(await onList('Everyday use of QuickBooks', 'Skills', 'QuickBooks')).toMatchObject({
    verdict: 'met',
  });
  expect(await onList('Hands-on with QuickBooks', 'Skills', 'QuickBooks')).toMatchObject({
    verdict: 'partly',
  });
});

test('[VD-03] each sentence of work with a name is quoted, and no list beside them', async () => {
  const work = 'Kept the books of forty firms in QuickBooks\n• Moved nine firms from paper to QuickBooks';

  const { words } = await verdictOnLine('QuickBooks', {
    heading: 'Skills',
    role: ROLE,
    listed: 'QuickBooks',
    more: `• ${work}`,
  });

  expect(words).toEqual([
    'Kept the books of forty firms in QuickBooks',
    'Moved nine firms from paper to QuickBooks',
  ]);
});

test('[VD-03] a language is quoted wherever the resume shows it', async () => {
  const { words } = await verdictOnLine('Portuguese', {
    heading: 'Languages',
    role: ROLE,
    listed: 'Portuguese (fluent)',
    more: '• Translated leases from Portuguese',
  });

  expect(words).toEqual(['Portuguese (fluent)', 'Translated leases from Portuguese']);
});

test('[VD-03] a name is found as the position spells it, in its own hyphens', async () => {
  expect(await onWork('Payroll in UltiPro', 'Ran Ulti-Pro for 300 people each week')).toMatchObject({
    verdict: 'met',
  });
});

test('[VD-03] other words with the initials of a known name are not that name', async () => {
  const { verdict } = await onWork('CSS', 'Call Centre Supervisor of forty people');

  expect(verdict).toBe('not_mentioned');
});

test('[VD-03] a school of the program answers without a degree, and a program of other words does not', async () => {
  const line = 'Graduate of a dental assistant program';

  expect(await onList(line, 'Education', 'Harbor Institute, Dental Assistant, 2019')).toMatchObject({
    verdict: 'met',
  });
  expect(
    await onList(line, 'Education', 'Associate of Science in Dental Office Management, Harbor College, 2019'),
  ).toMatchObject({ verdict: 'partly' });
});

test('[VD-03] years of work are no equivalent training', async () => {
  const role = 'Nurse Assistant, Northgate Clinic, Mar 2010 - Jun 2024';
  const more = '• Helped forty patients a day to wash, eat, and walk\n• Measured vital signs of patients';
  const verdictOn = async (line: string) =>
    (await verdictOnLine(line, { heading: 'Skills', role, listed: 'Punctual', more })).verdict;

  expect(await verdictOn('Degree in nursing or equivalent experience with patients')).toBe('met');
  expect(await verdictOn('Degree in nursing or equivalent clinical training')).toBe('not_mentioned');
});

test.each([
  ['Expert in InDesign', 'G Suite (expertise in forms), InDesign', 'partly'],
  ['Expert in InDesign', 'Figma, InDesign (expert)', 'met'],
  ['Expert in InDesign', 'Expert in Photoshop, InDesign', 'met'],
])(
  '[VD-03] “%s”: what is said of another name says nothing of it: “%s”',
  async (requirement, line, verdict) => {
    expect(await onList(requirement, 'Skills', line)).toMatchObject({ verdict });
  },
);

test.each([
  [
    'Word, Excel',
    'Microsoft Office and Google Workspace',
    ['Microsoft Office met', 'Google Workspace not_mentioned'],
  ],
  ['Photoshop', 'Jenkins or CircleCI', ['Jenkins or CircleCI not_mentioned']],
  ['CircleCI', 'Jenkins or CircleCI', ['CircleCI met']],
  ['Photoshop', 'Git, Jenkins, Jira, or Kafka', ['Git or Jenkins or 2 others not_mentioned']],
  ['Process Improvement', 'Process improvement', ['Process improvement met']],
])('[AI-03] of “%s” for “%s”, the skills are %j', async (listed, requirement, skills) => {
  const verdict = await onList(requirement, 'Skills', listed);

  expect(verdict.skills?.map((skill) => `${skill.name} ${skill.verdict}`)).toEqual(skills);
});
