import { expect, test } from 'vitest';
import { skillsOf } from './skills-of.ts';

test('each skill comes once, in the order of the text, with every spelling of it', () => {
  const text = 'Requirements:\n- Kubernetes (k8s) in production\n* Golang, and more Golang\n1. Go\n\nKafka';

  expect(skillsOf(text)).toEqual([
    { name: 'Kubernetes', words: ['Kubernetes', 'k8s'] },
    { name: 'Go', words: ['Golang', 'Go'] },
    { name: 'Kafka', words: ['Kafka'] },
  ]);
});

test('a text that names none has none', () => {
  expect(skillsOf('')).toEqual([]);
  expect(skillsOf('We go to work\r\nand sleep.')).toEqual([]);
});

test('the words stand in the text, letter by letter', () => {
  const text = '• Reports in POWER BI\r\n\tpostgres 15, “dbt” – and C++';

  for (const { words } of skillsOf(text)) for (const word of words) expect(text).toContain(word);
  expect(skillsOf(text).map(({ name }) => name)).toEqual(['Power BI', 'PostgreSQL', 'dbt', 'C++']);
});

test('the longest text that is taken keeps nobody waiting, not even on one line', () => {
  const started = performance.now();

  skillsOf('Go, Kafka and SQL or Excel; '.repeat(2200));

  expect(performance.now() - started).toBeLessThan(2000);
});
