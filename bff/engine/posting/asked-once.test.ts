import { expect, test } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const asked = (description: string, skillTags: string[] = []) =>
  readRequirements({ title: '', description, skillTags }).map(({ kind, text }) => `${kind}: ${text}`);

test('a skill of the text that is also a tag is asked for once, in the words of the text', () => {
  expect(asked('Requirements:\n- Experience with Python', ['Python'])).toEqual([
    'must: Experience with Python',
  ]);
});

test.each([
  ['dbt or Airflow', 'dbt or Airflow'],
  ['you have iOS experience', 'iOS experience'],
  ['go or Rust', 'Go or Rust'],
  ['teaching of children', 'Teaching of children'],
])('“%s” begins as what it names is written', (line, text) => {
  expect(asked(`Requirements:\n- ${line}`)).toEqual([`must: ${text}`]);
});

test('a tag of another name is the same skill', () => {
  expect(asked('Requirements:\n- Some JS for internal tools', ['JavaScript', 'js'])).toEqual([
    'must: Some JS for internal tools',
  ]);
});

test('a skill that two clauses name is asked for once, as strictly as the stricter one', () => {
  expect(asked('Nice to have:\n- Kafka\nRequirements:\n- Experience with Kafka')).toEqual(['must: Kafka']);
});

test('alternatives of the text stay alternatives though a tag names one of them', () => {
  expect(asked('Requirements:\n- NetSuite or SAP', ['NetSuite'])).toEqual(['must: NetSuite or SAP']);
});

test('alternatives ask for nothing more where one of them is asked for alone', () => {
  expect(asked('Requirements:\n- Go or Rust\n- Experience with Go')).toEqual(['must: Experience with Go']);
});

test('a sentence that names only skills which are asked for goes', () => {
  expect(asked('Requirements:\n- Python\n- SQL\nResponsibilities:\n- Python and SQL every day')).toEqual([
    'must: Python',
    'must: SQL',
  ]);
});

test('a sentence of work stays, and is looked for by what it says besides the skills', () => {
  const requirements = readRequirements({
    title: '',
    description:
      'Requirements:\n- Python\nResponsibilities:\n- Design batch pipelines for meter data in Python',
    skillTags: [],
  });

  expect(requirements).toMatchObject([
    { check: 'skill', text: 'Python' },
    {
      check: 'statement',
      text: 'Design batch pipelines for meter data in Python',
      about: expect.not.stringContaining('Python'),
    },
  ]);
});

test('years of a skill are asked for beside the skill', () => {
  expect(asked('Requirements:\n- 5+ years of Python', ['Python'])).toEqual([
    'years: 5+ years of Python',
    'must: Python',
  ]);
});

test('a short demand that begins with a tagged skill is that skill, in its own words', () => {
  expect(asked('Requirements:\n- Python for analysis and automation', ['Python'])).toEqual([
    'must: Python for analysis and automation',
  ]);
});
