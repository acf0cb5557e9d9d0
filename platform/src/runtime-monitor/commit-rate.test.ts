import { expect, test } from 'vitest';
import { commitRate } from './commit-rate.ts';

/** That many commits, evenly over a second from a moment on; whether there were ever too many. */
function burst(rate: ReturnType<typeof commitRate>, count: number, start = 0): boolean {
  const spread = Array.from({ length: count }, (_, index) => start + (index * 1_000) / count);
  return spread.map((now) => rate.commit(now)).includes(true);
}

test('a part that draws itself at every frame of a screen is an animation', () => {
  const rate = commitRate(100);

  expect(burst(rate, 60)).toBe(false);
  expect(burst(rate, 60, 1_000)).toBe(false);
});

test('a part that draws itself much more often than a screen can show it is too much', () => {
  expect(burst(commitRate(100), 300)).toBe(true);
});

test('what follows a person is the answer to them, and is counted again', () => {
  const rate = commitRate(100);
  for (let count = 0; count < 100; count += 1) rate.commit(10);

  rate.input(20);

  expect(rate.commit(30)).toBe(false);
});
