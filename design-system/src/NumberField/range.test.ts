import { expect, test } from 'vitest';
import { rangeFault } from './range.ts';

const format = String;

test('a number outside of its range is told the range, or the one end that there is', () => {
  expect(rangeFault(366, { minValue: 0, maxValue: 365, format })).toBe('Between 0 and 365.');
  expect(rangeFault(-1, { minValue: 0, format })).toBe('At least 0.');
  expect(rangeFault(366, { maxValue: 365, format })).toBe('At most 365.');
  expect(rangeFault(365, { minValue: 0, maxValue: 365, format })).toBeNull();
});

test('a number between two steps is told both neighbors, counted from the smallest value', () => {
  expect(rangeFault(12, { step: 5, format })).toBe('Use steps of 5: 10 or 15.');
  expect(rangeFault(12, { minValue: 1, step: 5, format })).toBe('Use steps of 5: 11 or 16.');
  expect(rangeFault(12, { maxValue: 13, step: 5, format })).toBe('Use steps of 5: 10.');
  expect(rangeFault(-3, { step: 2, format })).toBe('Use steps of 2: -4 or -2.');
});

test('a step that floating point cannot hold exactly is still a step', () => {
  expect(rangeFault(0.1 + 0.2, { step: 0.1, format })).toBeNull();
});

test('an empty field is not out of range', () => {
  expect(rangeFault(Number.NaN, { minValue: 1, maxValue: 2, step: 1, format })).toBeNull();
});
