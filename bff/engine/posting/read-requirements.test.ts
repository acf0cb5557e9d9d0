import { expect, test } from 'vitest';
import { processorTime } from '../testing/processor-time.ts';
import { shownType } from './present-requirement.ts';
import { readRequirements } from './read-requirements.ts';

const read = (description: string, skillTags: string[] = []) =>
  readRequirements({ title: '', description, skillTags });
const asked = (description: string, skillTags: string[] = []) =>
  read(description, skillTags).map((each) => `${each.kind} ${shownType(each)}: ${each.text}`);
const inList = (...items: string[]) => `Requirements:\n- ${items.join('\n- ')}`;

test('[VD-01] thirty requirements are thirty: none is cut off', () => {
  const tools = Array.from({ length: 30 }, (_, at) => `Can repair the pump of type ${at}`);

  expect(read(inList(...tools)).map(({ text }) => text)).toEqual(tools);
});

test.each([
  ['SAP, Oracle or JD Edwards', 3, 1],
  ['Remedy / Jira / ServiceNow', 3, 1],
  ['Jira or similar', 1, 1],
  ['At least two of Python, Java, Go and Rust', 4, 2],
  ['An ERP system such as SAP or Oracle', 3, 1],
  ['HTML and CSS', 2, 2],
  ['Python, SQL and Docker', 3, 3],
  ['Linux and networking', 2, 2],
  ['Documentation in an EHR (Epic, Credible)', 3, 1],
  ['Flow cytometry (FACS) and ELISA', 2, 2],
  ['Python, Power BI, catastrophe models (RMS, AIR)', 2, 2],
  ['QLab, Vectorworks basics', 1, 1],
  ['A/B tests and SQL', 2, 2],
  ['S/4HANA or R/3', 2, 1],
  ['C/C++', 2, 1],
  ['C++', 1, 1],
])('[VD-01] “%s” is one requirement of %d names, of which %d must be shown', (text, names, needed) => {
  const found = read(inList(text)).filter(({ check }) => check === 'skill');

  expect(found).toMatchObject([{ text, needed }]);
  expect(found[0]?.check === 'skill' && found[0].skills).toHaveLength(names);
});

test('[VD-01] two kinds of tools with their examples are two requirements', () => {
  const both = 'A database such as PostgreSQL or Oracle, and with a BI tool, be it Tableau or Looker';

  expect(read(inList(both))).toHaveLength(2);
});

test.each([
  ['Infrastructure as code with Terraform', ['Terraform']],
  ['Dashboards in Tableau or Power BI', ['Tableau', 'Power BI']],
  ['Advanced Excel (pivot tables, lookups)', ['Excel']],
  ['Experience with Zebrawork and Trellisoft CAM', ['Zebrawork', 'Trellisoft CAM']],
  ['Knowledge of GAAP for recruiting', ['GAAP']],
  ['Know enough QuickBooks to check the bills of suppliers', ['QuickBooks']],
  ['Water and wastewater treatment (SCADA or similar)', ['Water treatment', 'SCADA']],
])('[VD-01] “%s” asks for %j', (text, skills) => {
  expect(read(inList(text))).toMatchObject([{ check: 'skill', skills }]);
});

test.each([
  ['BLS and ACLS', ['BLS', 'ACLS']],
  ['CompTIA A+ / Net+', ['CompTIA A+ / Net+']],
])('[VD-01] “%s” asks for the licenses %j', (text, asked) => {
  expect(read(inList(text))).toMatchObject(asked.map((each) => ({ check: 'license', text: each })));
});

test.each([
  [
    "Bachelor's degree in computer science or equivalent practical experience",
    'bachelor',
    'computer science',
  ],
  ['BS in CS / EE / IT, or equiv exp', 'bachelor', 'CS / EE / IT'],
  ['Graduate of an accredited medical assistant program', 'associate', 'medical assistant'],
  ['Graduate of a university program', 'bachelor', ''],
  ['Assoc. degree in veterinary technology', 'associate', 'veterinary technology'],
  ["Master's degree in library science from an accredited program", 'master', 'library science'],
])('[VD-01] “%s” asks for a degree: %s, %s', (text, level, field) => {
  expect(read(inList(text))).toMatchObject([{ check: 'education', level, field }]);
});

test.each([
  ['Kubernetes in production', true],
  ['Hands-on experience with Docker', true],
  ['Knowledge of Docker', false],
  ['Docker', false],
])('“%s” asks for use: %s', (text, asksUse) => {
  expect(read(inList(text))).toMatchObject([{ check: 'skill', asksUse }]);
});

test('[VD-01] a bullet that asks for several kinds of thing is split, each part in its own words', () => {
  expect(
    asked(
      inList(
        'BS in civil engineering and 7 years in construction, including 3 or more as project manager',
        'A degree in nursing and a current RN license',
        'Strong Excel, ideally in a bank',
      ),
    ),
  ).toEqual([
    'must education: BS in civil engineering',
    'must years: 7 years in construction',
    'must years: 3 or more as project manager',
    'must education: A degree in nursing',
    'must license: a current RN license',
    'must skill: Strong Excel',
    'nice experience: ideally in a bank',
  ]);
});

test('ways to the same stay one requirement', () => {
  expect(read(inList('BS and 5 years of audit, or MS and 3 years of audit'))).toMatchObject([
    { check: 'either' },
  ]);
  expect(asked(inList('Five years of sales, or a degree in business'))).toHaveLength(1);
});

test('[VD-01] points follow the kind, and how the thing is checked', () => {
  const points = read(
    'Duties:\n- Bake bread for three shops\nRequirements:\n- 2 years of baking\n- Food handler card\n- High school diploma\n- Patient and polite\n- Excel\n- Nights and weekends\nNice to have:\n- Word',
  ).map(({ of }) => of);

  expect(points).toEqual([3, 6, 2.1, 1.5, 0.9, 3, 0, 1.5]);
});

test('what is said twice is asked for once, as strictly as the stricter one, and ids are unique', () => {
  expect(asked('Nice to have:\n- Kafka\nRequirements:\n- Kafka')).toEqual(['must skill: Kafka']);
  const ids = read(`${inList('Go', 'Python')}\n- Go!`).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a skill of the text that is also a tag is asked for once, in the words of the text', () => {
  expect(asked(inList('Experience with Python'), ['Python'])).toEqual(['must skill: Experience with Python']);
  expect(asked(inList('Some JS for internal tools'), ['JavaScript', 'js'])).toEqual([
    'must skill: Some JS for internal tools',
  ]);
  expect(asked(inList('Excel'), ['Patient care', 'patient care'])).toEqual([
    'must skill: Excel',
    'must skill: Patient care',
  ]);
});

test('a tag that the text calls a plus is one', () => {
  expect(
    asked(
      'Nice to have:\n- Ran the evening service of crowded suburban surgeries through long winters with Dentrix',
      ['Dentrix'],
    ),
  ).toContain('nice skill: Dentrix');
});

test.each([
  ['line breaks', '\n'.repeat(50_000)],
  ['bullets', '- '.repeat(25_000)],
  ['bullets of their own lines', '- a\n'.repeat(12_500)],
  ['brackets', '('.repeat(50_000)],
  ['digits', '9'.repeat(50_000)],
  ['figures', '3 years '.repeat(6_250)],
  ['full stops', '.'.repeat(50_000)],
  ['commas', 'you have a, '.repeat(4_100)],
  ['one word', 'ab'.repeat(25_000)],
  ['alternatives', 'Go or Rust, '.repeat(4_100)],
  ['colons', 'Skills: '.repeat(6_250)],
  ['short lines', 'you will do it now and\n'.repeat(2_170)],
  ['licenses', 'RN license and '.repeat(3_300)],
])('[VD-07] 50,000 characters of %s are read at once, as 200 requirements at most', (_, text) => {
  const started = processorTime();

  const found = read(text);

  expect(found.length).toBeLessThanOrEqual(200);
  expect(processorTime() - started).toBeLessThan(1500);
});

test.each(['constructor', '__proto__', 'toString'])('[VD-07] “%s” is a word like any other', (word) => {
  expect(asked(inList(`Experience with ${word}`), [word]).length).toBeGreaterThan(0);
});

test.each([
  ['Five years as a baker, most of it in hotels'],
  ['Three years of audit work, and some of that in banks'],
])('[VD-01] “%s” asks for years, and for where they were', (text) => {
  expect(read(inList(text)).map(({ check }) => check)).toEqual(['years', 'statement']);
});

test('[VD-01] what goes on with “so is” belongs to the degree', () => {
  const text = 'A culinary degree is fine, and so is being self-taught';

  expect(read(inList(text))).toMatchObject([{ check: 'education', text }]);
});

test.each([
  ['You will\n- Take part in the on-call rotation and incident reviews', 'duty experience'],
  ['You will\n- On-call rotation and incident reviews', 'duty experience'],
  ["You'll:\n- Build event-driven pipelines with Kafka", 'duty experience'],
  ['A plus\n- Redis', 'nice skill'],
  ['Advantageous:\n- Redis', 'nice skill'],
])('[VD-01] the heading of %j says what stands below it: %s', (description, kinds) => {
  expect(read(description).map((each) => `${each.kind} ${shownType(each)}`)).toEqual([kinds]);
});

test.each([
  ['Responsibilities:\n- Recruit, train, and schedule part-time counselors and volunteers', 1],
  ['Responsibilities:\n- Plan usability tests, and read their results with the product manager', 1],
  ['You have carried a renewal target and can show what you did with it.', 1],
  ['You know your way around Salesforce and a customer success platform (Gainsight, Planhat or similar).', 2],
])(
  '[VD-01] verbs alone ask for nothing, and a kind with its examples for one more thing: %s',
  (text, count) => {
    expect(read(text)).toHaveLength(count);
  },
);

test('[VD-01] what is done with a thing is no part of its name, and who works in a field has used no product for it', () => {
  expect(read(inList('Experience designing REST or gRPC APIs'))).toMatchObject([
    { skills: ['REST APIs', 'gRPC'], needed: 1 },
  ]);
  expect(read(inList('A customer success platform (Gainsight, Planhat or similar)'))).toMatchObject([
    { skills: ['Gainsight', 'Planhat'], needed: 1 },
  ]);
});

test.each([
  ['Experience with PCI DSS or another security standard', ['PCI DSS']],
  ['Experience with Apricot or another case management database', ['Apricot']],
  [
    'Experience with CI/CD (GitHub Actions, GitLab CI or Jenkins)',
    ['CI/CD', 'GitHub Actions', 'GitLab CI', 'Jenkins'],
  ],
])('[VD-01] “%s” names %j', (requirement, skills) => {
  const [read] = readRequirements({ title: '', description: inList(requirement), skillTags: [] });

  expect(read).toMatchObject({ check: 'skill', skills, needed: 1 });
});

test.each([
  'No experience required',
  'None required',
  'No prior experience necessary',
  'New graduates welcome',
  'Nursing students also considered',
])('[VD-01] “%s” asks for nothing', (line) => {
  expect(asked(inList(line, 'Excel'))).toEqual(['must skill: Excel']);
});

test.each([
  ['BS or MS in biology', { check: 'education', level: 'bachelor' }],
  ['A JD from an accredited law school', { check: 'education', level: 'doctorate' }],
  ['A second language (French, Spanish, Portuguese)', { check: 'language', needed: 1 }],
  ['Own basic hand tools', { check: 'logistics' }],
  ['FAA Airframe and Powerplant certificate', { check: 'license', names: ['Airframe and Powerplant'] }],
])('[VD-01] “%s” is one requirement, and asks for the least that answers it', (line, expected) => {
  expect(read(inList(line))).toMatchObject([expected]);
});

test('[VD-01] a line that opens with “qPCR” goes on with no other line', () => {
  const lines = 'Requirements\nMammalian cell culture in three labs\nqPCR or Western blotting';

  expect(asked(lines)).toHaveLength(2);
});

test('[VD-01] work in a team is a way to be', () => {
  expect(asked(inList('Ability to work as part of a team'))).toEqual([
    'must soft: Ability to work as part of a team',
  ]);
});
