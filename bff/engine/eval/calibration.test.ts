import { expect, test } from 'vitest';
import { calibrationOf, describeCalibration } from './calibration.ts';

const of = (score: number, isRelevant: boolean) => ({ score, isRelevant });

test('the share of relevant candidates is told for each range of scores, the highest score included', () => {
  const candidates = [of(0.05, false), of(0.35, true), of(0.5, false), of(0.9, true), of(1, true)];

  const bins = calibrationOf(candidates);

  expect(bins.map(({ count }) => count)).toEqual([1, 0, 0, 1, 1, 2]);
  expect(bins.at(3)).toMatchObject({ from: 0.35, to: 0.5, score: 0.35, relevant: 1 });
  expect(bins.at(5)).toMatchObject({ score: 0.95, relevant: 1 });
});

test('a range without scores is not told', () => {
  const bins = calibrationOf([of(0.7, true)]);

  const lines = describeCalibration(bins);

  expect(lines).toEqual(['    0.50 to 0.75      1 pairs  mean score 0.70  relevant 1.00']);
});
