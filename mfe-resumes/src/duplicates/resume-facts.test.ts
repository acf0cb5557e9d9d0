import type { Resume } from '@shortlist/api-contract';
import { aResume } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { reasonWords } from './reason-words.ts';
import { factsOf } from './resume-facts.ts';

test('what is not the same in all of a group is marked, and skills are told that only one has', () => {
  const older = aResume({ email: 'ines@example.com', headline: 'Engineer', skills: ['Go', 'SQL'] });
  const newer = aResume({ email: 'ines@example.com', headline: 'Senior Engineer', skills: ['Go', 'Kafka'] });

  const facts = factsOf(newer, [older, newer]);

  expect(facts.filter(({ isDifferent }) => isDifferent).map(({ name }) => name)).toEqual(['Title']);
  expect(facts.at(-1)?.value).toBe('Kafka');
});

test('a telephone number is the same with and without its country', () => {
  const [here, abroad] = [aResume({ phone: '(312) 555-0123' }), aResume({ phone: '+1 312-555-0123' })];
  const other = aResume({ phone: '(312) 555-0124' });

  const isMarked = (...group: Resume[]) =>
    factsOf(here, [here, ...group]).find(({ name }) => name === 'Phone')?.isDifferent;

  expect(isMarked(abroad)).toBe(false);
  expect(isMarked(abroad, other)).toBe(true);
});

test.each([
  [{ kind: 'email', likeness: null }, 'Same email'],
  [{ kind: 'phone', likeness: null }, 'Same phone number'],
  [{ kind: 'text', likeness: 0.94 }, '94% identical text'],
  [{ kind: 'text', likeness: 1 }, 'Identical text'],
] as const)('%o reads "%s"', (reason, words) => {
  expect(reasonWords(reason)).toBe(words);
});
