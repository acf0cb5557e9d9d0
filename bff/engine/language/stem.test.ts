import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test('[VD-03] a car is no care', () => {
  expect(stem('cars')).toBe(stem('car'));
  expect(stem('cares')).toBe(stem('care'));
  expect(stem('car')).not.toBe(stem('care'));
});
