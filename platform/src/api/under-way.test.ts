import { expect, test } from 'vitest';
import { isUnderWay, streamUnderWay, underWay } from './under-way.ts';

async function* numbers() {
  yield 1;
  yield 2;
}

test('work is under way until it has settled, well or not', async () => {
  const well = Promise.withResolvers<void>();
  const badly = Promise.withResolvers<void>();
  const both = Promise.allSettled([underWay(well.promise), underWay(badly.promise)]);
  expect(isUnderWay()).toBe(true);

  well.resolve();
  badly.reject(new Error('The server is away.'));
  await both;

  expect(isUnderWay()).toBe(false);
});

test('a stream is under way until its reader leaves it', async () => {
  for await (const number of streamUnderWay(numbers())) {
    expect(isUnderWay()).toBe(true);
    if (number === 1) break;
  }

  expect(isUnderWay()).toBe(false);
});
