import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

test('what fails is tried again after a pause that doubles, up to five minutes, and at once after it worked', async () => {
  let [now, attempts, isBroken] = [0, 0, true];
  const backoff = createBackoff(() => now);
  const attempt = () =>
    backoff('mfe-jobs 1', () => {
      attempts += 1;
      return isBroken ? Promise.reject(new Error('broken')) : Promise.resolve();
    });

  const pauses: number[] = [];
  for (let second = 0; second < 2_000; second += 1) {
    const before = attempts;
    now = second * 1_000;
    await expect(attempt()).rejects.toThrow('broken');
    if (attempts > before) pauses.push(second);
  }
  isBroken = false;
  now = 3_000_000;
  await attempt();
  await attempt();

  expect(pauses).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 811, 1111, 1411, 1711]);
  expect(attempts).toBe(pauses.length + 2);
});

test('what fails does not keep another from being tried', async () => {
  const backoff = createBackoff(() => 0);
  await expect(backoff('mfe-jobs 1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await backoff('mfe-jobs 2', () => Promise.resolve('there'))).toBe('there');
});
