import { expect, test } from 'vitest';
import { percent, plainPoints, points, weightedSum } from './score-text.ts';

const part = (value: number, weight: number, of = 1) => ({ label: 'Part', value, of, weight });

test('[AI-01] the sum is written with the real numbers', () => {
  const formula = [part(0.74, 0.45), part(0.81, 0.35), part(0.84, 0.2)];

  expect(weightedSum(formula, 0.7845)).toBe('0.45 × 74 + 0.35 × 81 + 0.20 × 84 = 78');
});

test('decimals are shown where whole numbers would not add up', () => {
  const formula = [part(0.745, 0.5), part(0.745, 0.5)];

  expect(weightedSum(formula, 0.745)).toBe('0.50 × 75 + 0.50 × 75 = 75');
  expect(weightedSum(formula, 0.744)).toBe('0.50 × 74.50 + 0.50 × 74.50 ≈ 74');
});

test('[AI-03] points that weigh as they count are one division', () => {
  const formula = [part(12, 0.75, 15), part(3, 0.25, 5)];

  expect(plainPoints(formula)).toEqual({ earned: 15, of: 20 });
  expect(plainPoints([part(12, 0.5, 15), part(3, 0.5, 5)])).toBeNull();
  expect(plainPoints([])).toBeNull();
});

test('points lose needless decimals', () => {
  expect([points(3), points(2.5), points(1 / 3)]).toEqual(['3', '2.5', '0.33']);
});

test('a fraction is a rounded percentage', () => {
  expect(percent(0.746)).toBe('75%');
});
