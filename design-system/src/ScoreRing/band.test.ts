import { expect, test } from 'vitest';
import { bandOf, percentOf } from './band.ts';

test.each([
  [1, 'Excellent'],
  [0.8, 'Excellent'],
  [0.79, 'Good'],
  [0.7, 'Good'],
  [0.69, 'Average'],
  [0.6, 'Average'],
  [0.59, 'Needs Review'],
  [0, 'Needs Review'],
])('a score of %d is called %s', (value, band) => {
  expect(bandOf(value)).toBe(band);
});

test('the word goes with the number as printed, so 79.6 % reads 80 and Excellent', () => {
  expect(percentOf(0.796)).toBe(80);
  expect(bandOf(0.796)).toBe('Excellent');
});

test('a value out of range is drawn at the end of the scale', () => {
  expect(percentOf(1.4)).toBe(100);
  expect(percentOf(-1)).toBe(0);
});
