import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSkills } from './find-skills.ts';

interface Labeled {
  readonly sentence: string;
  readonly skills: readonly string[];
}

function read(file: string): Labeled[] {
  return readFileSync(new URL(`./labelled/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [sentence = '', names = ''] = line.split(/ => ?/);
      return {
        sentence,
        skills: names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
      };
    });
}

const DOUBTFUL = new Set([...read('tuned'), ...read('unseen')].flatMap(({ skills }) => skills));

/** Of what is found what is right, and of what is right what is found; of the doubtful words alone. */
function measure(sentences: readonly Labeled[]): { precision: number; recall: number } {
  let [right, found, wanted] = [0, 0, 0];
  for (const { sentence, skills } of sentences) {
    const names = new Set(
      findSkills(sentence)
        .map(({ name }) => name)
        .filter((name) => DOUBTFUL.has(name)),
    );
    found += names.size;
    wanted += skills.length;
    right += skills.filter((name) => names.has(name)).length;
  }
  return { precision: right / found, recall: right / wanted };
}

test.each([
  ['tuned', { precision: 0.98, recall: 0.98 }],
  ['unseen', { precision: 0.97, recall: 0.9 }],
])('ordinary words are told from the skills that are called like them: %s sentences', (file, least) => {
  const sentences = read(file);

  const { precision, recall } = measure(sentences);

  expect(sentences.length).toBeGreaterThan(100);
  expect(precision).toBeGreaterThanOrEqual(least.precision);
  expect(recall).toBeGreaterThanOrEqual(least.recall);
});
