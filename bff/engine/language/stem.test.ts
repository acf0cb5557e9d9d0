import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { readTerms } from './terms.ts';

test('[VD-03] a car is no care', () => {
  expect(stem('cars')).toBe(stem('car'));
  expect(stem('cares')).toBe(stem('care'));
  expect(stem('car')).not.toBe(stem('care'));
});

test('[VD-03] an accent makes no other word', () => {
  expect(readTerms('sauté')[0]?.stem).toBe(stem('saute'));
});
