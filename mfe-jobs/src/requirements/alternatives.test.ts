import { expect, test } from 'vitest';
import { chipsOf, neededOf } from './alternatives.ts';

const said = (text: string, alternatives: string[], needed = 1) =>
  chipsOf({ text, alternatives, needed }).map(({ lead, name }) => `${lead} ${name}`.trim());

test('alternatives read as a choice, or as a list of which all are needed', () => {
  expect(said('Go in production', ['Go', 'Rust'])).toEqual(['Go', 'or Rust']);
  expect(said('HTML and CSS', ['HTML', 'CSS'], 2)).toEqual(['HTML', 'and CSS']);
});

test('a single name is left out where the words say it, and shown where they say another', () => {
  expect(said('Kafka in production', ['kafka'])).toEqual([]);
  expect(said('Lift truck license', ['Forklift'])).toEqual(['Forklift']);
});

test('some of several are counted', () => {
  expect(neededOf({ text: '', alternatives: ['A', 'B', 'C'], needed: 2 })).toBe('2 of');
  expect(neededOf({ text: '', alternatives: ['A', 'B', 'C'], needed: 1 })).toBeNull();
  expect(neededOf({ text: '', alternatives: ['A', 'B', 'C'], needed: 3 })).toBeNull();
});
