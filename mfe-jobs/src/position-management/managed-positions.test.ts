import { aJob } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { aDescription, daysAgo } from '../testing/sample-jobs.ts';
import { managedPositions } from './managed-positions.ts';

test('[PM-01] a position that is in both lists stands once, where its latest answer says', () => {
  const before = aJob({ updated_at: daysAgo(2) });
  const after = { ...before, is_active: false, updated_at: daysAgo(1) };

  expect(managedPositions([[before], [after]])).toMatchObject([{ id: before.id, zoneId: 'inactive' }]);
  expect(managedPositions([[after], [before]])).toMatchObject([{ id: before.id, zoneId: 'inactive' }]);
});

test('[PM-01] both lists together are newest first', () => {
  const jobs = [3, 1, 2].map((days) => aJob({ title: `${days}`, created_at: daysAgo(days) }));

  expect(managedPositions([jobs.slice(0, 1), jobs.slice(1)]).map(({ name }) => name)).toEqual([
    '1',
    '2',
    '3',
  ]);
});

test.each([
  [null, '#3b82f6'],
  ['{"jobDescription":"A","metadata":{}}', '#3b82f6'],
  [aDescription('A', { tagColor: 'red' }), '#3b82f6'],
  [aDescription('A', { tagColor: '#D1FAE5' }), '#D1FAE5'],
])('[PM-03] the position of %j has the color %s', (description, color) => {
  expect(managedPositions([[aJob({ description })]])).toMatchObject([{ color, company: 'Your Company' }]);
});
