import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';
import { readResume } from './reading.ts';

const analyzer = createLocalAnalyzer();
const profileOf = (text: string) => analyzer.profile({ ...documentFromText(text), asOf: '2026-11' });

test('a role without dates is listed without dates and counts for no years', async () => {
  const profile = await profileOf(
    `Ada Lovelace
Experience
Senior Engineer, Acme Corp, Mar 2020 - Feb 2022
• Led the move to Go.
Warehouse Supervisor
Unirea Retail Group
• Supervised 22 pickers on two shifts.
Data Analyst, Globex Inc, 20XX - 20XX
• Built the route plan.`,
  );

  expect(profile.roles.map(({ title }) => title)).toEqual(['Senior Engineer']);
  expect(profile.yearsOfExperience).toBe(2);
  expect(profile.undatedRoles).toMatchObject([
    { title: 'Warehouse Supervisor', company: 'Unirea Retail Group', dates: null },
    { title: 'Data Analyst', company: 'Globex Inc' },
  ]);
});

test.each([
  ['Go, PostgreSQL, Kubernetes', null],
  ['Go · PostgreSQL · Kubernetes', null],
  ['Tech stack: Go, our own scheduler', null],
  ['MongoDB, Inc.', 'MongoDB, Inc.'],
  ['Tableau', 'Tableau'],
])('below a title “%s” has the employer %s', async (line, company) => {
  const { roles } = await profileOf(
    `Ada Lovelace\nExperience\nData Engineer, 2016 - 2019\n${line}\n• Wrote services for billing.`,
  );

  expect(roles).toMatchObject([{ title: 'Data Engineer', company }]);
});

test('roles at the same time count once', async () => {
  const { roles, yearsOfExperience } = await profileOf(
    `Ada Lovelace
Experience
Engineer, Acme Corp, Jan 2020 - Dec 2021
• Led the move to Go.
Teacher, City College, Jan 2021 - Dec 2021
• Taught algebra.`,
  );

  expect(roles).toHaveLength(2);
  expect(yearsOfExperience).toBe(2);
});

test('roles below the name of one employer are all of that employer', async () => {
  const { roles } = await profileOf(
    `Ada Lovelace
Experience
Acme Corp
Senior Engineer, Payments\tMar 2022 - Present
• Led the move to Go.
Engineer\tMar 2020 - Feb 2022
• Built the ledger.`,
  );

  expect(roles.map(({ title, company }) => [title, company])).toEqual([
    ['Senior Engineer, Payments', 'Acme Corp'],
    ['Engineer', 'Acme Corp'],
  ]);
});

test.each([
  ['(512) 555-0142 | Austin, TX', '(512) 555-0142', '+15125550142', 'Austin, TX'],
  ['0113 496 0123 | Leeds, United Kingdom', '0113 496 0123', '+441134960123', 'Leeds, United Kingdom'],
  ['+49 40 5550 1234 | Fährstraße 8, 21107 Hamburg', '+49 40 5550 1234', '+494055501234', 'Hamburg'],
  ['0113 496 0123', '0113 496 0123', null, null],
])('[RS-06] reads number and place in "%s"', async (...row) => {
  const [line, phone, phoneE164, location] = row;
  const profile = await profileOf(`Ada Lovelace\n${line}\nExperience\nEngineer, Acme Corp, 2020 - 2022`);

  expect(profile).toMatchObject({ phone, phoneE164, location });
});

test.each([
  [
    'Spanish (native), English – C1',
    [
      ['Spanish', 'native'],
      ['English', 'C1'],
    ],
  ],
  ['Fluent in Portuguese', [['Portuguese', 'Fluent']]],
  ['Deutsch: Muttersprache', [['Deutsch', 'Muttersprache']]],
  ['Java, Kotlin, SQL', []],
])('reads the languages in "%s"', async (line, expected) => {
  const { languages } = await profileOf(`Ada Lovelace\nLanguages\n${line}`);

  expect(languages.map(({ name, level }) => [name, level])).toEqual(expected);
});

test.each([
  [
    'AWS Certified Developer - Associate, Amazon Web Services, 2023',
    'AWS Certified Developer - Associate',
    'Amazon Web Services',
    2023,
  ],
  ['Registered Nurse (2018)', 'Registered Nurse', null, 2018],
])('reads the certificate in "%s"', async (...row) => {
  const [line, name, issuer, year] = row;
  const { certificates } = await profileOf(`Ada Lovelace\nCertificates\n${line}`);

  expect(certificates).toEqual([{ name, issuer, year }]);
});

test('a state behind a town is no degree', async () => {
  const { education } = await profileOf(
    'Ada Lovelace\nEducation\nState University\tBoston, MA\nBachelor of Arts in History, 2015 - 2019',
  );

  expect(education).toMatchObject([
    {
      degree: 'Bachelor of Arts in History',
      field: 'History',
      school: 'State University',
      startYear: 2015,
      endYear: 2019,
    },
  ]);
});

test.each([
  ['Data Analyst, Globex Inc, June 20XX - Present', 'June 20XX - Present'],
  ['Data Analyst, Globex Inc\tXX/20XX - XX/20XX', 'XX/20XX - XX/20XX'],
  ['Globex Inc\nData Analyst\n20XX', '20XX'],
  ['Data Analyst\nGlobex Inc, Mar 2019 – 20XX', 'Mar 2019 – 20XX'],
])('a role whose years nobody can tell has unknown dates and adds no years: “%s”', async (lines, words) => {
  const document = documentFromText(`Ada Lovelace
Experience
Senior Engineer, Acme Corp, Mar 2020 - Feb 2022
• Led the move to Go.
${lines}
Built the route plan.`);

  const { roles, undatedRoles, yearsOfExperience } = await analyzer.profile({ ...document, asOf: '2026-11' });

  expect(roles).toMatchObject([{ title: 'Senior Engineer' }]);
  expect(yearsOfExperience).toBe(2);
  expect(undatedRoles).toMatchObject([{ title: 'Data Analyst', company: 'Globex Inc' }]);
  expect(undatedRoles.map(({ dates }) => document.text.slice(dates?.start, dates?.end))).toEqual([words]);
});

test('what was done in a role with hidden dates is not work of the dated role above', async () => {
  const document = documentFromText(`Ada Lovelace
Experience
Engineer, Acme Corp, Mar 2020 - Feb 2022
• Led the move to Go.
Data Analyst, Globex Inc, 20XX - 20XX
• Built the route plan.`);

  const { roles } = await analyzer.profile({ ...document, asOf: '2026-11' });

  expect(roles.map(({ body }) => document.text.slice(body.start, body.end))).toEqual([
    'Engineer, Acme Corp, Mar 2020 - Feb 2022\nLed the move to Go.',
  ]);
});

test.each([
  ['Line Cook\nNobu, 2019\n• Ran the grill.', 'Line Cook', 'Nobu'],
  ['Acme Corp, 2019\nLine Cook\n• Ran the grill.', 'Line Cook', 'Acme Corp'],
  ['Line Cook, Acme Corp, 2019\n• Ran the grill.', 'Line Cook', 'Acme Corp'],
  ['Line Cook – Acme Corp – May 2019\n• Ran the grill.', 'Line Cook', 'Acme Corp'],
])('one year behind an employer dates the role in “%s”', async (lines, title, company) => {
  const { roles } = await profileOf(`Ada Lovelace\nExperience\n${lines}`);

  expect(roles).toMatchObject([{ title, company }]);
});

test('a role below a name that is read behind a column belongs to no section of that column', () => {
  const lines = [
    ['Education', 'heading'],
    ['BSc, University of Porto, 2012', 'line'],
    ['Skills', 'heading'],
    ['Go, PostgreSQL', 'line'],
    ['Jane Smith', 'name'],
    ['Senior Engineer, Acme Corp, Mar 2020 - Feb 2022', 'role'],
  ] as const;
  const text = lines.map(([line]) => line).join('\n');
  const blocks = lines.map(([line, kind]) => {
    const start = text.indexOf(line);
    return { kind, start, end: start + line.length, page: 1 };
  });

  const reading = readResume({ text, blocks }, 2026 * 12);

  expect(reading.lines.at(-1)).toMatchObject({ kind: 'role', section: 'experience' });
});

test('the contacts of a column beside it end no experience', async () => {
  const profile = await profileOf(
    `Jane Smith
Experience
Contact
jane.smith@example.com
(312) 555-0123
Springfield, IL
Senior Engineer, Acme Corp, Mar 2020 - Feb 2022
Led the move of three services to Kubernetes, with no downtime.
Skills
Linux, PostgreSQL`,
  );

  expect(profile.roles).toMatchObject([{ title: 'Senior Engineer', company: 'Acme Corp' }]);
});

test('a year at the end of what was done dates no role', async () => {
  const { roles } = await profileOf(
    `Ada Lovelace
Experience
Line Cook, Nobu, Jan 2018 - Dec 2020
• Trained the new chef, 2019
Ran the grill of the restaurant, 2019`,
  );

  expect(roles).toMatchObject([{ title: 'Line Cook' }]);
});

test.each([
  ['B.S. in Biology, State University, Sep 2022 - Present', 2022, null],
  ['B.S. in Biology, State University, Sep 2018 - May 2022', 2018, 2022],
  ['B.S. in Biology, State University, 2022', null, 2022],
])('a study that goes on has no end: “%s”', async (line, startYear, endYear) => {
  const { education } = await profileOf(`Ada Lovelace\nEducation\n${line}`);

  expect(education).toMatchObject([{ startYear, endYear }]);
});

test('a second degree of one school ends when the first does, unless it says otherwise', async () => {
  const { education } = await profileOf(
    `Ada Lovelace
Education
San Jose State University\tExpected Graduation: May 2027
B.S. Business Administration
B.A. Japanese`,
  );

  expect(education).toMatchObject([
    { degree: 'B.S. Business Administration', endYear: 2027 },
    { degree: 'B.A. Japanese', endYear: 2027 },
  ]);
});

test.each([
  ['Programs, Skills, Software', 'skills'],
  ['Leadership, Communication', 'experience'],
])('what stands below “%s” is of the section %s', (heading, section) => {
  const { text, blocks } = documentFromText(`Ada Lovelace
Experience
Senior Engineer, Acme Corp, Mar 2020 - Feb 2022
Led the move of forty teams.
${heading}
Figma`);

  expect(readResume({ text, blocks }, 2026 * 12).lines.at(-1)).toMatchObject({ text: 'Figma', section });
});
