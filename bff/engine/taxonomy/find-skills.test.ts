import { expect, test } from 'vitest';
import { canonicalSkill, findSkills } from './find-skills.ts';

const namesIn = (line: string) => findSkills(line).map((mention) => mention.name);

test.each([
  ['Go, PostgreSQL, Kafka', ['Go', 'PostgreSQL', 'Kafka']],
  ['a single Rails app to Go, with no downtime', ['Ruby on Rails', 'Go']],
  ['Programming Languages: C, HTML, CSS, Java', ['C', 'HTML', 'CSS', 'Java']],
  ['C++ and C# with .NET Core', ['C++', 'C#', '.NET']],
  ['CI/CD and A/B testing', ['CI/CD', 'A/B testing']],
  ['HTML/CSS', ['HTML', 'CSS']],
  ['federal and state employment laws', ['Labour law']],
  ['Ran k8s clusters on Amazon Web Services', ['Kubernetes', 'AWS']],
])('finds the skills of "%s"', (line, names) => {
  expect(namesIn(line)).toEqual(names);
});

test.each([
  'I go to work with access to every word',
  'Vitamin C and grade C',
  'Spring 2020',
  'Responsible for R&D and for the swift reply to customers',
  'Looked for rust on the express train',
])('finds no programming language in "%s"', (line) => {
  expect(
    namesIn(line).filter((name) =>
      ['Go', 'C', 'R', 'Swift', 'Rust', 'Spring', 'Express', 'Access', 'Microsoft Word'].includes(name),
    ),
  ).toEqual([]);
});

test('offsets are those of the words in the line', () => {
  const line = 'Moved “Zoë’s” shop to PostgreSQL';

  const [mention] = findSkills(line);

  expect(line.slice(mention?.start, mention?.end)).toBe('PostgreSQL');
});

test('aliases have one name', () => {
  expect(canonicalSkill(' golang ')).toBe('Go');
  expect(canonicalSkill('Postgres')).toBe('PostgreSQL');
  expect(canonicalSkill('Basket weaving')).toBeNull();
});
