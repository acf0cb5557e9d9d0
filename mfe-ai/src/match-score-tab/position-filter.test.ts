import { expect, test } from 'vitest';
import { filterParams, NO_FILTER, queryOfFilter, readPositionFilter } from './position-filter.ts';

test('[MS-01] the address says the filters, and what it can not mean is not said', () => {
  expect(readPositionFilter({ date: 'week', company: ' Calder ', position: 'Engineer' })).toEqual({
    date: 'week',
    company: 'Calder',
    position: 'Engineer',
  });
  expect(readPositionFilter({ date: 'someday', company: '  ' })).toEqual(NO_FILTER);
});

test('[MS-01] only what narrows is said, and asked', () => {
  expect(filterParams(NO_FILTER)).toEqual({});
  expect(queryOfFilter(NO_FILTER)).toEqual({});
  const filter = readPositionFilter({ date: 'month', position: 'Nurse' });
  expect(filterParams(filter)).toEqual({ date: 'month', position: 'Nurse' });
  expect(queryOfFilter(filter)).toEqual({ posted: 'month', title: 'Nurse' });
});
