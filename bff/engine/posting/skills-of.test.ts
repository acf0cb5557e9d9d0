import { expect, test } from 'vitest';
import { processorTime } from '../testing/processor-time.ts';
import { skillsOf } from './skills-of.ts';

const inText = (text: string) => skillsOf({ title: '', text });

test('each skill comes once, in the order of title and text, with every spelling of it', () => {
  const text = 'Requirements:\n- Kubernetes (k8s) in production\n* Golang, and more Golang\n1. Go\n\nKafka';

  expect(skillsOf({ title: 'PostgreSQL Expert', text })).toEqual([
    { name: 'PostgreSQL', words: ['PostgreSQL'], isRequired: true },
    { name: 'Kubernetes', words: ['Kubernetes', 'k8s'], isRequired: true },
    { name: 'Go', words: ['Golang', 'Go'], isRequired: true },
    { name: 'Kafka', words: ['Kafka'], isRequired: true },
  ]);
});

test('what the posting calls a plus, and asks for nowhere else, is not required', () => {
  const text =
    'Requirements:\n- SQL\n- Redis would be a plus\n\nNice to have:\n- dbt\n- SQL tuning\n- Terraform';

  const optional = skillsOf({ title: 'Terraform Engineer', text }).filter(({ isRequired }) => !isRequired);

  expect(optional.map(({ name }) => name)).toEqual(['Redis', 'dbt']);
});

test('a text that names none has none', () => {
  expect(inText('')).toEqual([]);
  expect(inText('We go to work\r\nand sleep.')).toEqual([]);
});

test('the words stand in the text, letter by letter', () => {
  const text = '• Reports in POWER BI\r\n\tpostgres 15, “dbt” – and C++';

  for (const { words } of inText(text)) for (const word of words) expect(text).toContain(word);
  expect(inText(text).map(({ name }) => name)).toEqual(['Power BI', 'PostgreSQL', 'dbt', 'C++']);
});

test('the longest text that is taken keeps nobody waiting, not even on one line', () => {
  const started = processorTime();

  inText('Go, Kafka and SQL or Excel; '.repeat(1800));

  expect(processorTime() - started).toBeLessThan(2000);
});

test('what is an ordinary word as well asks for the letters of the skill', () => {
  expect(inText('Requirements:\n- Plans the rest of the week').map(({ name }) => name)).toEqual([]);
  expect(inText('Requirements:\n- REST and GraphQL').map(({ name }) => name)).toEqual([
    'REST APIs',
    'GraphQL',
  ]);
});
