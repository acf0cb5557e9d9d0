import { expect, test } from 'vitest';
import { processorTime } from '../../testing/processor-time.ts';
import { documentFromText } from '../document.ts';
import { isActionVerb } from './action-verbs.ts';
import { cleanLine, closeLetterSpacing } from './clean-text.ts';
import { findPhone } from './contact-line.ts';
import { findDateRanges } from './date-range.ts';
import { looksLikeName } from './find-name.ts';
import { bareName } from './name-words.ts';
import { readRoles } from './role-lines.ts';
import { sectionHeadingKind } from './section-heading.ts';

const month = (year: number, index: number) => year * 12 + index - 1;

test.each([
  ['Mar 2021 – Present', month(2021, 3), null],
  ['03/2021 - 04/2022', month(2021, 3), month(2022, 4)],
  ['2021-03 to 2022-04', month(2021, 3), month(2022, 4)],
  ['September 2025-Present', month(2025, 9), null],
  ['Jan ’19 – Feb ’20', month(2019, 1), month(2020, 2)],
  ['Aug - Dec 2020', month(2020, 8), month(2020, 12)],
  ['Mar. 2021 Present', month(2021, 3), null],
  ['since May 2020', month(2020, 5), null],
  ['2014 – 2016', month(2014, 1), month(2015, 12)],
  ['03/2019 – heute', month(2019, 3), null],
  ['seit Mai 2020', month(2020, 5), null],
  ['janvier 2018 à août 2020', month(2018, 1), month(2020, 8)],
  ['desde marzo 2021', month(2021, 3), null],
  ['2019–21', month(2019, 1), month(2020, 12)],
  ['’18 – ’21', month(2018, 1), month(2020, 12)],
  ['Q2 2019 – Q3 2021', month(2019, 4), month(2021, 9)],
  ['01.03.2019 – 31.05.2021', month(2019, 3), month(2021, 5)],
  ['1 March 2019 – 30 May 2021', month(2019, 3), month(2021, 5)],
  ['5/19 – 6/21', month(2019, 5), month(2021, 6)],
  ['2019 → 2021', month(2019, 1), month(2020, 12)],
  ['from June 2020 to June 2023', month(2020, 6), month(2023, 6)],
  ['2024 –', month(2024, 1), null],
  ['Sep 2022 ‒ Present', month(2022, 9), null],
  ['Sep 2022 -- present day', month(2022, 9), null],
  ['Sep-2022 - Feb-2024', month(2022, 9), month(2024, 2)],
  ['март 2019 – май 2021', month(2019, 3), month(2021, 5)],
  ['2019年3月 – 至今', month(2019, 3), null],
])('reads the dates %s', (line, start, end) => {
  expect(findDateRanges(line)).toMatchObject([{ start, end }]);
});

test.each(['(212) 555-0142', '1999 - 2000 units', 'from 10-12 people', 'May 2020', '2022 - 2019'])(
  'finds no month in %s that a role could have',
  (line) => {
    expect(findDateRanges(line).filter((range) => range.hasMonths)).toEqual([]);
  },
);

test.each([
  ['WORK EXPERIENCE', 'experience'],
  ['Customer Service Experience', 'experience'],
  ['Volunteer Experience', 'other'],
  ['Education & Training', 'education'],
  ['Core Competencies:', 'skills'],
  ['Certifications & Activities', 'other'],
  ['Projects and talks', 'projects'],
  ['Projects', 'projects'],
  ['Talks', 'other'],
  ['Talks and publications', 'other'],
  ['Volunteering', 'other'],
  ['Awards', 'accomplishments'],
  ['Awards and honours', 'accomplishments'],
  ['Interests', 'other'],
  ['Where I have worked', 'experience'],
  ['PROFESSIONAL BACKGROUND', 'experience'],
  ['Positions held', 'experience'],
  ['Education and Certifications', 'education'],
  ['What I’m good at', 'skills'],
  ['Doświadczenie zawodowe', 'experience'],
  ['Опыт работы', 'experience'],
  ['教育背景', 'education'],
  ['Skills and interests', 'other'],
  ['Contact', 'header'],
  ['Contact details', 'header'],
  ['Personal details', 'header'],
  ['Berufserfahrung', 'experience'],
  ['Kenntnisse', 'skills'],
  ['Formation', 'education'],
  ['Idiomas', 'languages'],
  ['Software Engineer', null],
  ['Project management skills', null],
  ['Customer service skills', null],
  ['Leadership and training', null],
  ['Open Source Software Engineering', null],
  ['Project Management', null],
  ['Programs, Skills, Software', 'skills'],
  ['Education, Training, Certifications', 'education'],
  ['LICENSES, CERTIFICATIONS, AND TRAINING', 'certificates'],
  ['Honors, Awards, and Publications', 'accomplishments'],
  ['Project Management, Training', null],
  ['Skills, Excel', null],
  ['Software, Tools', null],
  ['Forklift Experience, Skills', null],
  ['Experience with databases of any kind and size', null],
])('takes %s for a heading of %s', (line, kind) => {
  expect(sectionHeadingKind(line)).toBe(kind);
});

test('drops what nobody sees and keeps what means something', () => {
  expect(cleanLine('R\u200ba\u200dt\u2060e 5 km²\u202e — ﬁt')).toBe('Rate 5 km² — fit');
  expect(cleanLine('Tag\u{e0041}ged\ud800')).toBe('Tagged');
});

test('closes letter spacing and leaves initials alone', () => {
  expect(closeLetterSpacing('J O R D A N  R E Y E S')).toBe('JORDAN REYES');
  expect(closeLetterSpacing('Jordan A. Patel')).toBe('Jordan A. Patel');
});

test.each([
  [['Senior Engineer, Acme Corp\tMar 2021 - Present'], 'Senior Engineer', 'Acme Corp'],
  [['Acme Corp\tMar 2021 - Present', 'Senior Engineer · Austin, TX'], 'Senior Engineer', 'Acme Corp'],
  [['Nurse', 'City Hospital | Boston, MA', 'Mar 2021 - Present'], 'Nurse', 'City Hospital'],
  [['Carpenter Apprentice , 10/2017 to 09/2019'], 'Carpenter Apprentice', null],
  [['Dates\t2023–now', 'Position\tTax Consultant', 'Employer\tMosaic'], 'Tax Consultant', 'Mosaic'],
  [
    ['Company: Apex Pumps', 'Role: Keeper of Stores', 'Duration: 2019 – 2021', 'Location: Leeds'],
    'Keeper of Stores',
    'Apex Pumps',
  ],
  [
    ['Design Lead', 'Atelier Blanc · Full-time', 'May 2019 - May 2021 · 2 yrs'],
    'Design Lead',
    'Atelier Blanc',
  ],
  [['Atelier Blanc (Design Lead)\t2019 – 2021'], 'Design Lead', 'Atelier Blanc'],
  [['Charge Nurse: Harbour View Care, 2019 – 2021'], 'Charge Nurse', 'Harbour View Care'],
  [['Petal as Brand Manager, 2019 – 2021'], 'Brand Manager', 'Petal'],
  [['Bookkeeper', 'Hartmann & Partner', '2019–2021'], 'Bookkeeper', 'Hartmann & Partner'],
  [['Le Petit Jardin (Zürich, Switzerland), Sous Chef, 2019 – 2021'], 'Sous Chef', 'Le Petit Jardin'],
  [['2019 – 2021 / Engineering Manager / Cobalt'], 'Engineering Manager', 'Cobalt'],
  [['Audit Associate, Deloitte [2019 – 2020]'], 'Audit Associate', 'Deloitte'],
  [['Staff Engineer, Payments, Tidewater Labs\t2019 – 2020'], 'Staff Engineer, Payments', 'Tidewater Labs'],
  [['Year 6 Teacher, Brightwater, Leeds, United Kingdom\t2019 – 2021'], 'Year 6 Teacher', 'Brightwater'],
  [
    ['Research Associate\t2019 – 2021', 'and Laboratory Manager', 'Tidewater Labs'],
    'Research Associate and Laboratory Manager',
    'Tidewater Labs',
  ],
  [
    ['Tidewater Freight, Senior Backend Engineer', 'Mar 2021 - Present'],
    'Senior Backend Engineer',
    'Tidewater Freight',
  ],
  [['Bryggen Digital, Junior Developer', 'Aug 2024 - Present'], 'Junior Developer', 'Bryggen Digital'],
  [
    ['Tidewater Freight, Senior Engineer', 'Mar 2021 - Present, Rotterdam'],
    'Senior Engineer',
    'Tidewater Freight',
  ],
  [['Acme, Inc., Senior Engineer, Platform\tMar 2021 - Present'], 'Senior Engineer, Platform', 'Acme, Inc.'],
  [['Porter Systems, Engineer\tMar 2021 - Present'], 'Engineer', 'Porter Systems'],
  [['Systems Engineer, Baker Hughes\tMar 2021 - Present'], 'Systems Engineer', 'Baker Hughes'],
  [['Senior Product Designer, Vårdvis\tApr 2020 - Present'], 'Senior Product Designer', 'Vårdvis'],
  [['Senior Engineer, Acme, Inc.\tMar 2021 - Present'], 'Senior Engineer', 'Acme, Inc.'],
  [['Director, Sales & Marketing', 'Mar 2021 - Present'], 'Director, Sales & Marketing', null],
  [
    ['Sales Consultant, Interior Designer', 'Mar 2021 - Present'],
    'Sales Consultant, Interior Designer',
    null,
  ],
  [
    ['Marketing, Promotions, & Branding Assistant\tMar 2021 - Present'],
    'Marketing, Promotions, & Branding Assistant',
    null,
  ],
  [
    ['Samsung Electronics', 'Penetration Tester\tSep. 2013, Mar. 2011 - Oct. 2011'],
    'Penetration Tester',
    'Samsung Electronics',
  ],
])('reads the role in %j', (lines, title, company) => {
  const roles = readRoles(lines.map((text) => ({ text, isListItem: false })));

  expect(roles).toMatchObject([{ title, company }]);
});

test.each(['+33 6 55 50 01 44', '+31 6 5550 0142', '+44 7700 900321', '+1 (312) 555-0123', '(312) 555-0123'])(
  'reads the whole telephone number %s',
  (phone) => {
    expect(findPhone(`Lyon | ${phone} | ada@mail.example`)?.text.trim()).toBe(phone);
  },
);

test('dates on a line of their own are a line, and the words above them the role', () => {
  const { text, blocks } = documentFromText(
    'Ada Lovelace\nExperience\nTidewater Freight, Senior Engineer\nMar 2021 - Present\n• Led the move to Go.',
  );

  expect(blocks.slice(2).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['role', 'Tidewater Freight, Senior Engineer'],
    ['line', 'Mar 2021 - Present'],
    ['bullet', 'Led the move to Go.'],
  ]);
});

test('a role whose dates are all that is said of it is still a role', () => {
  const { blocks } = documentFromText('Ada Lovelace\nExperience\nMar 2021 - Present\n• Led the move to Go.');

  expect(blocks.map((block) => block.kind)).toEqual(['name', 'heading', 'role', 'bullet']);
});

test.each(['rebuilt', 'rewrote', 'led', 'migrated'])('"%s" opens a line of work', (word) => {
  expect(isActionVerb(word)).toBe(true);
});

test('a long run of one character costs no time', () => {
  const hostile = ['-'.repeat(40_000), '1'.repeat(40_000), 'a '.repeat(20_000), '@'.repeat(40_000)].join(
    '\n',
  );

  const start = processorTime();
  documentFromText(hostile);

  expect(processorTime() - start).toBeLessThan(6000);
});

test.each([
  ['Dr. Kwame Mensah-Boateng', 'Kwame Mensah-Boateng'],
  ['Siobhán O’Malley-Byrne, PhD', 'Siobhán O’Malley-Byrne'],
  ['Jane Doe MBA, PMP', 'Jane Doe'],
  ['Yusuf al-Rashid (he/him)', 'Yusuf al-Rashid'],
  ['J. R. Smith, CPA', 'J. R. Smith'],
  ['Curriculum Vitae – Ana de Sousa', 'Ana de Sousa'],
  ['Ludwig van der Berg | Engineer', 'Ludwig van der Berg'],
  ['王小明', '王小明'],
  ['محمد العلي', 'محمد العلي'],
])('[RS-06] the name of %s is %s', (line, name) => {
  expect([bareName(line), looksLikeName(line)]).toEqual([name, true]);
});

test.each([
  'Turning Data Into Decisions',
  'Austin, TX',
  'jane@example.com',
  'Curriculum Vitae',
  'Built what 400 people use',
])('“%s” is nobody’s name', (line) => {
  expect(looksLikeName(line)).toBe(false);
});

test('[RS-06] a larger headline is no name where the address is made of another line', () => {
  const document = documentFromText(
    'Senior Product Designer\nYusuf Rashid\nyusuf.rashid@example.org\nExperience\nDesigner, Acme Inc, 2019 - 2022',
  );

  const name = document.blocks.find((block) => block.kind === 'name');

  expect(document.text.slice(name?.start, name?.end)).toBe('Yusuf Rashid');
});

test.each([
  ['(416) 555-0188 ext. 204', '(416) 555-0188 ext. 204'],
  ['call (902) 555-0136 x 12 or write', '(902) 555-0136 x 12'],
  ['(+1) 312-555-0123', '(+1) 312-555-0123'],
  ['312-555-0123 extra', '312-555-0123'],
  ['M +31 (0)6 5550 1470', '+31 (0)6 5550 1470'],
  ['(312) 555.0147 #204', '(312) 555.0147 #204'],
  ['1-800-555-0147', '1-800-555-0147'],
  ['Tel. 030 / 555 014 70', '030 / 555 014 70'],
])('[RS-06] the number of “%s” is %s', (line, number) => {
  expect(findPhone(line)?.text.trim()).toBe(number);
});

test('[RS-06] an employer is parted from its town, and a place is no employer', () => {
  const lines = [
    'Lead Data Scientist\t03/2021 – today',
    'Volta Mobile Money, Accra',
    'Charge Nurse / Mercy River Hospital',
    'August 2014 - May 2019 / Tulsa, Oklahoma',
  ];

  const roles = readRoles(lines.map((text) => ({ text, isListItem: false })));

  expect(roles).toMatchObject([
    { title: 'Lead Data Scientist', company: 'Volta Mobile Money', location: 'Accra' },
    { title: 'Charge Nurse', company: 'Mercy River Hospital', location: 'Tulsa, Oklahoma' },
  ]);
});
