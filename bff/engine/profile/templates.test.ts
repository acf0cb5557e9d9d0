import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';

const analyzer = createLocalAnalyzer();
const profileOf = (text: string) => analyzer.profile({ ...documentFromText(text), asOf: '2026-11' });

test.each([
  ['Mobile 08047096405', '08047096405'],
  ['Aarhus, Danmark | 51493439 | ada@example.dk', '51493439'],
  ['8 (944) 536-93-25', '8 (944) 536-93-25'],
  ['0 544 123 45 67', '0 544 123 45 67'],
  ['(+91) 9827568273', '(+91) 9827568273'],
  ['Madison, WI 53703 224-510-4049', '224-510-4049'],
])('[RS-06] the number of “%s” is %s', async (line, number) => {
  const { phone } = await profileOf(`Ada Long\n${line}\nExperience\nNurse, Mercy Hospital, 2019 - 2021`);

  expect(phone).toBe(number);
});

test.each(['Ticket 20210304', 'linkedin.com/in/ada-1234567890', '20152019'])(
  '[RS-06] “%s” has no telephone number',
  async (line) => {
    const { phone } = await profileOf(`Ada Long\n${line}\nExperience\nNurse, Mercy Hospital, 2019 - 2021`);

    expect(phone).toBeNull();
  },
);

test('[RS-06] ways to reach the candidate are found below “Details” at the end, those of a supervisor are not taken', async () => {
  const { email, phone } = await profileOf(
    `Ada Long
Experience
Nurse, Mercy Hospital, 2019 - 2021
Supervisor: Pat Monroe (427-555-0154)
Details
Leeds, United Kingdom
+44 7368 102785
ada@example.co.uk`,
  );

  expect({ email, phone }).toEqual({ email: 'ada@example.co.uk', phone: '+44 7368 102785' });
});

test.each([
  ['I’m Oksana Hrytsenko', 'Oksana Hrytsenko'],
  ["Joost 't Hooft", "Joost 't Hooft"],
  ['王 芳', '王 芳'],
])('[RS-06] the name of “%s” is %s', async (line, name) => {
  const { candidateName } = await profileOf(
    `${line}\nhello12@example.com | +31 6 4713 9880\nExperience\nNurse, Mercy Hospital, 2019 - 2021`,
  );

  expect(candidateName).toBe(name);
});

test('[RS-06] a line of work with a job’s noun in it is neither a title nor an employer', async () => {
  const { roles } = await profileOf(
    `Ada Long
Experience
Café Central, London — Sous Chef
2019 - 2021
Trained apprentices in sauces and butchery
Nobu, Denver — Line Cook
2016 - 2018
Managed a team of eight cooks and two assistants`,
  );

  expect(roles.map(({ title, company }) => [title, company])).toEqual([
    ['Sous Chef', 'Café Central'],
    ['Line Cook', 'Nobu'],
  ]);
});

test('[RS-06] a firm that is called by its trade is the employer: “Northwind Traders”', async () => {
  const { roles } = await profileOf(
    `Ada Long
Experience
Northwind Traders, Sydney, Australia\t2017 - 2021
Project Manager
• Chaired weekly meetings.`,
  );

  expect(roles).toMatchObject([{ title: 'Project Manager', company: 'Northwind Traders' }]);
});

test('[RS-06] in a form the employer may stand below what was done', async () => {
  const { roles } = await profileOf(
    `Ada Long
Work experience
Dates\t02/2020 - 04/2022
Occupation or position held\tRegional Sales Manager
Main activities and responsibilities\tGrew revenue of the region
Kept the forecast
Name and address of employer\tHenkel
Education and training
Dates\t2020
Title of qualification awarded\tBA Economics
Name and type of organisation\tBoston College`,
  );

  expect(roles).toMatchObject([{ title: 'Regional Sales Manager', company: 'Henkel' }]);
});

test.each([
  ['Diploma in Culinary Arts, Crown Kitchen, Austin', 'Diploma in Culinary Arts', 'Crown Kitchen'],
  ['B.TECH IN PHYSICS\tAnna University', 'B.TECH IN PHYSICS', 'Anna University'],
  ['M.Tech Software Systems, BITS Pilani', 'M.Tech Software Systems', 'BITS Pilani'],
  ['Lincoln High School, Austin, TX — High School Diploma', 'High School Diploma', 'Lincoln High School'],
])('[RS-06] of “%s” the degree is %s, the school %s', async (line, degree, school) => {
  const { education } = await profileOf(`Ada Long\nada@example.com\nEducation\n${line}\n2019`);

  expect(education).toMatchObject([{ degree, school, endYear: 2019 }]);
});

test('[RS-06] “Highlights” below each role heads no section', async () => {
  const { roles } = await profileOf(
    `Ada Long
Work
Engineer at KTM, Oct 2023 – Present
Highlights
• Designed gear housings.
Analyst at Siemens Energy, May 2020 – Jul 2023
Highlights
• Led root cause work.`,
  );

  expect(roles.map(({ company }) => company)).toEqual(['KTM', 'Siemens Energy']);
});
