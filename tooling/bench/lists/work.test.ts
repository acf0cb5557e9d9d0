import { expect, test } from 'vitest';
import { longestWork } from './work.ts';

const main = { name: 'thread_name', ph: 'M', pid: 7, tid: 1, args: { name: 'CrRendererMain' } };
const task = (tid: number, tdur: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  pid: 7,
  tid,
  tdur,
});
const workOf = (...traceEvents: object[]) => longestWork(JSON.stringify({ traceEvents }));

test('the longest task of the page counts, in milliseconds, those of other threads do not', () => {
  expect(workOf(main, task(1, 12_000), task(1, 48_500), task(2, 300_000))).toBe(48.5);
});

test('a page that did nothing computed nothing', () => {
  expect(workOf(main)).toBe(0);
});
