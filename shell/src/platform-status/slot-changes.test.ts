import { expect, test } from 'vitest';
import { changesOf, moved, nameOf } from './slot-changes.ts';
import { aSlotStatus } from './status-fixtures.ts';

const [JOBS, PLAN] = ['mfe_jobs/JobList', 'mfe_billing/MyPlan'];
const change = (off: string[], minute: number) => ({
  order: [JOBS, PLAN],
  off,
  by: 'Ada',
  since: `2026-11-29T08:0${minute}:00.000Z`,
});

test('a change is told by what it turned off and on, or as one of the order', () => {
  const changes = [change([JOBS], 4), change([PLAN], 3), change([PLAN], 2), change([], 1)];

  expect(changesOf({ changes }).map(({ what }) => what)).toEqual([
    'turned off JobList and turned on MyPlan',
    'changed the order',
    'turned off MyPlan',
    'changed the order',
  ]);
});

test('a widget changes places with its neighbor', () => {
  const { widgets } = aSlotStatus();

  expect(moved(widgets, 1, -1).map(({ id }) => nameOf(id))).toEqual(['MyPlan', 'JobList']);
  expect(moved(widgets, 0, 1).map(({ id }) => nameOf(id))).toEqual(['MyPlan', 'JobList']);
});
