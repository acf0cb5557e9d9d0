import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a caller that asks too often waits for the next window; others go on', () => {
  let now = 0;
  const mayAsk = createRateLimit({ limit: 2, windowMs: 60_000, now: () => now });

  const first = [mayAsk('a'), mayAsk('a'), mayAsk('a'), mayAsk('b')];
  now = 60_000;

  expect(first).toEqual([true, true, false, true]);
  expect(mayAsk('a')).toBe(true);
});

test('callers without end do not fill the memory: beyond ten thousand they share one count', () => {
  const mayAsk = createRateLimit({ limit: 1, windowMs: 60_000, now: () => 0 });
  for (let index = 0; index < 10_000; index += 1) mayAsk(`caller ${index}`);

  expect([mayAsk('one more'), mayAsk('and another'), mayAsk('caller 3')]).toEqual([true, false, false]);
});
