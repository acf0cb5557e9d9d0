import { expect, test } from 'vitest';
import { hasPendingRequest, pendingRequests, streamUnderWay } from './pending-requests.ts';

async function* numbers() {
  yield 1;
  yield 2;
}

test('work is under way until it has settled, well or not', async () => {
  const well = Promise.withResolvers<void>();
  const badly = Promise.withResolvers<void>();
  const both = Promise.allSettled([pendingRequests(well.promise), pendingRequests(badly.promise)]);
  expect(hasPendingRequest()).toBe(true);

  well.resolve();
  badly.reject(new Error('The server is away.'));
  await both;

  expect(hasPendingRequest()).toBe(false);
});

test('a stream is under way until its reader leaves it', async () => {
  for await (const number of streamUnderWay(numbers())) {
    expect(hasPendingRequest()).toBe(true);
    if (number === 1) break;
  }

  expect(hasPendingRequest()).toBe(false);
});
