import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';
import type { TelemetryEvent } from './events.ts';

const source = { remote: 'mfe_jobs', version: '1.0.0', team: 'Jobs' };
const sign = (detail: string): TelemetryEvent => ({ ...source, kind: 'sign', sign: 'leak', detail });
const error = (message: string): TelemetryEvent => ({
  ...source,
  kind: 'error',
  name: 'Error',
  message,
  stack: [],
  failure: null,
  isCrash: false,
  page: null,
});

test('what waits goes in requests of twenty-five, once', () => {
  const batches = createBatches();
  for (let index = 0; index < 30; index += 1) batches.add(sign(`${index}`));

  expect(batches.take().map((each) => each.length)).toEqual([25, 5]);
  expect(batches.take()).toEqual([]);
});

test('the same error is told five times, another still', () => {
  const batches = createBatches();
  for (let index = 0; index < 50; index += 1) batches.add(error('boom'));
  batches.add(error('bang'));

  expect(batches.take().flat()).toHaveLength(6);
});

test('a page tells three hundred events and no more', () => {
  const batches = createBatches();
  for (let index = 0; index < 400; index += 1) batches.add(sign(`${index}`));

  expect(batches.take().flat()).toHaveLength(300);
});
