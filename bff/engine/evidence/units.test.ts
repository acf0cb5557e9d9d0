import { expect, test } from 'vitest';
import { unitStarts } from './units.ts';

const unitsOf = (line: string): string[] => {
  const starts = unitStarts(line);
  return starts.map((start, at) => line.slice(start, starts[at + 1]).trim());
};

test('[VD-04] where full stops are lost, a verb with a capital opens the next sentence', () => {
  expect(
    unitsOf('Ran the greenhouse in winter Potted 200 seedlings a day Sold plants at two markets'),
  ).toEqual(['Ran the greenhouse in winter', 'Potted 200 seedlings a day', 'Sold plants at two markets']);
});

test.each([
  'Reported to the Advanced Materials team in Leeds',
  'Kept the books of United Parcel and Applied Optics',
  'Head of the Design and drawing office',
])('[VD-04] a name with capitals is no sentence of its own: %s', (line) => {
  expect(unitsOf(line)).toEqual([line]);
});
