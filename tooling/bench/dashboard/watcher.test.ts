import { expect, test } from 'vitest';
import { timeToInteractive } from './watcher.ts';

const task = (start: number, end: number) => ({ start, end });

test('a page that shows its content and computes no more can be used from then on', () => {
  expect(timeToInteractive({ begun: 1000, shown: 1240, longTasks: [task(1010, 1200)] })).toBe(240);
});

test('a long task that runs on, or follows within half a second, still holds it up; a later one does not', () => {
  const longTasks = [task(1300, 1500), task(1200, 1280), task(2100, 2200)];

  expect(timeToInteractive({ begun: 1000, shown: 1240, longTasks })).toBe(500);
});

test('without its content it can not be used', () => {
  expect(timeToInteractive({ begun: 0, shown: null, longTasks: [] })).toBeNull();
});
