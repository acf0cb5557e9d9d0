import { expect, test } from 'vitest';
import { boardParams, filterShowing, hasBoardFilters, NO_FILTERS, readBoardFilter } from './board-filter.ts';

test('[TR-03] the address says the filters, and what it can not mean is not said', () => {
  expect(readBoardFilter({ date: 'week', company: ' Calder ', position: 'Engineer' })).toEqual({
    date: 'week',
    company: 'Calder',
    position: 'Engineer',
  });
  expect(readBoardFilter({ date: 'someday', company: '  ', position: 'x'.repeat(300) })).toEqual({
    date: 'all',
    company: null,
    position: 'x'.repeat(200),
  });
});

test('[TR-03] the address is told only what narrows', () => {
  expect(boardParams(NO_FILTERS)).toEqual({});
  expect(boardParams({ date: 'month', company: 'Calder', position: null })).toEqual({
    date: 'month',
    company: 'Calder',
  });
  expect(hasBoardFilters(NO_FILTERS)).toBe(false);
  expect(hasBoardFilters({ ...NO_FILTERS, position: 'Nurse' })).toBe(true);
});

test('[TR-03] a position that is added is not hidden by the filters', () => {
  const filter = { date: 'week', company: 'calder', position: 'engineer' } as const;

  expect(filterShowing(filter, { title: 'Lead Engineer', company: 'Calder' })).toEqual(filter);
  expect(filterShowing(filter, { title: 'Nurse', company: 'Calder' })).toEqual({ ...filter, position: null });
  expect(filterShowing(filter, { title: 'Engineer', company: 'Brightwater' })).toEqual({
    ...filter,
    company: null,
  });
});
