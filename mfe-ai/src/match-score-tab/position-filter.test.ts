import { expect, test } from 'vitest';
import { filterOf, filterParams, NO_FILTER, queryOfFilter } from './position-filter.ts';

test('[MS-01] the address says the filters, and what it can not mean is not said', () => {
  expect(filterOf({ date: 'week', company: ' Calder ', position: 'Engineer' })).toEqual({
    date: 'week',
    company: 'Calder',
    position: 'Engineer',
  });
  expect(filterOf({ date: 'someday', company: '  ' })).toEqual(NO_FILTER);
});

test('[MS-01] only what narrows is said, and asked', () => {
  expect(filterParams(NO_FILTER)).toEqual({});
  expect(queryOfFilter(NO_FILTER)).toEqual({});
  const filter = filterOf({ date: 'month', position: 'Nurse' });
  expect(filterParams(filter)).toEqual({ date: 'month', position: 'Nurse' });
  expect(queryOfFilter(filter)).toEqual({ posted: 'month', title: 'Nurse' });
});
