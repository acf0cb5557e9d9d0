import { expect, test } from 'vitest';
import { percent, points, sharesOf, weightedSum } from './score-text.ts';

const part = (value: number, weight: number, of = 1) => ({ label: 'Part', value, of, weight });

test('[AI-01] the sum is written with the real numbers', () => {
  const formula = [part(0.74, 0.45), part(0.81, 0.35), part(0.84, 0.2)];

  expect(weightedSum(formula, 0.7845)).toBe('0.45 × 74 + 0.35 × 81 + 0.20 × 84 = 78');
});

test('decimals are shown where whole numbers would not add up, and ≈ where nothing does', () => {
  const formula = [part(0.7451, 0.5), part(0.8151, 0.5)];

  expect(weightedSum(formula, 0.7801)).toBe('0.50 × 74.5 + 0.50 × 81.5 = 78');
  expect(weightedSum(formula, 0.62)).toBe('0.50 × 75 + 0.50 × 82 ≈ 62');
});

test('a weight that was shared out keeps its decimals', () => {
  expect(weightedSum([part(0.81, 0.6364), part(0.84, 0.3636)], 0.8209)).toBe(
    '0.6364 × 81 + 0.3636 × 84 = 82',
  );
});

test('[AI-03] each part of the formula says what it adds', () => {
  expect(sharesOf([part(9, 0.33, 12), part(2, 0.11, 4), part(0, 0.2, 0)])).toEqual(['24.8', '5.5', '0.0']);
});

test('points lose needless decimals', () => {
  expect([points(3), points(2.5), points(1 / 3)]).toEqual(['3', '2.5', '0.33']);
});

test('a fraction is a rounded percentage', () => {
  expect(percent(0.746)).toBe('75%');
});
