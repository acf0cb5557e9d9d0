import { expect, test } from 'vitest';
import { noticesOf, scoreWith } from './testing/guarded-resume.ts';
import { HONEST_LINES } from './testing/honest-lines.ts';
import { TOLD, UNTOLD } from './testing/sentences.ts';

test.each(TOLD)('[AI-03] “%s” is told as a sentence to whoever evaluates', (line) => {
  expect(noticesOf(line).map(({ kind }) => kind)).toEqual(['instructions']);
});

test.each(HONEST_LINES)('[AI-03] “%s” is a line of work', (line) => {
  expect(noticesOf(line)).toEqual([]);
});

test.each(UNTOLD)('[AI-03] “%s” is not told, and gains no more than any prose', async (line) => {
  const clean = await scoreWith('');
  const prose = await scoreWith('Built services in Go and PostgreSQL.');

  const alone = await scoreWith(line);
  const withSkills = await scoreWith(`${line} Services in Go and PostgreSQL.`);

  expect(alone).toBeLessThanOrEqual(clean + 0.0101);
  expect(withSkills).toBeLessThanOrEqual(prose + 0.0101);
});
