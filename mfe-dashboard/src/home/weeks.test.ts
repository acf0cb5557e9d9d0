import { someWeeks } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { addedThisWeek, totalsByWeek } from './weeks.ts';

test('[HM-03] the course of a figure is counted backwards from what it is today', () => {
  const weeks = someWeeks([{ matches: 4 }, { matches: 1 }, { matches: 3 }]);

  expect(totalsByWeek(10, weeks, 'matches').slice(-4)).toEqual([2, 6, 7, 10]);
  expect(totalsByWeek(10, weeks, 'matches')).toHaveLength(12);
  expect(addedThisWeek(weeks, 'matches')).toBe(3);
});

test('[HM-03] what was undone meanwhile never makes a figure negative', () => {
  expect(totalsByWeek(1, someWeeks([{ matches: 3 }, { matches: 2 }]), 'matches').at(-2)).toBe(0);
});
