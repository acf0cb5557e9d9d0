import { expect, test } from 'vitest';
import { hasLogFilters, logParams, logQuery, readView } from './blind-log-view.ts';

test('what narrows the log is read from the address and written to it', () => {
  const view = readView(new URLSearchParams('person=Ada&from=2026-11-01&to=2026-11-22'));

  expect(view).toEqual({ person: 'Ada', from: '2026-11-01', to: '2026-11-22' });
  expect(logParams(view).toString()).toBe('person=Ada&from=2026-11-01&to=2026-11-22');
});

test.each(['yesterday', '2026-13-45', '', '<b>'])('the day %j of an address is none', (day) => {
  expect(readView(new URLSearchParams({ from: day, to: day }))).toEqual({ person: '', from: null, to: null });
});

test('spaces alone narrow nothing', () => {
  const view = { person: '   ', from: null, to: null };

  expect(logQuery(view)).toEqual({});
  expect(hasLogFilters(view)).toBe(false);
});
