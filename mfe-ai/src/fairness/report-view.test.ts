import { expect, test } from 'vitest';
import { readReportView, reportParams, reportQueryOf } from './report-view.ts';

const COLUMNS = ['ethnicity', 'sex'];

test('an address without anything means the first column, all positions and all time', () => {
  const view = readReportView(new URLSearchParams(), COLUMNS);

  expect(view).toEqual({ by: 'ethnicity', and: null, job: null, period: 'all' });
  expect(reportQueryOf(view, new Date('2026-11-22T12:00:00Z'))).toEqual({ by: 'ethnicity' });
});

test('a column is not compared with itself, and one that nobody declared is none', () => {
  const view = readReportView(new URLSearchParams('by=sex&and=sex&period=9'), COLUMNS);

  expect(view).toEqual({ by: 'sex', and: null, job: null, period: 'all' });
});

test('what an address keeps is what was chosen', () => {
  const view = { by: 'sex', and: 'ethnicity', job: 'x', period: '30' } as const;

  expect(readReportView(reportParams(view), COLUMNS)).toEqual(view);
  expect(reportQueryOf(view, new Date('2026-11-22T12:00:00Z'))).toEqual({
    by: 'sex',
    and: 'ethnicity',
    job_id: 'x',
    from: '2026-10-23',
  });
});
