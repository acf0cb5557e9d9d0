import { aJob } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { percentText, positionChoices } from './applicants.ts';

test('[HM-04] every position is a choice, with its count, in the order of the list', () => {
  const positions = [
    aJob({ title: 'Data Analyst', matched_resumes: 4 }),
    aJob({ title: 'Finance Controller', matched_resumes: 0 }),
  ];

  expect(positionChoices(positions).map(({ label, count }) => [label, count])).toEqual([
    ['Data Analyst', 4],
    ['Finance Controller', 0],
  ]);
});

test('[HM-04] scores are shown as rounded percent', () => {
  expect(percentText(74.5)).toBe('75%');
  expect(percentText(0)).toBe('0%');
});
