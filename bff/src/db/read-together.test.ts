import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { readTogether } from './read-together.ts';

const lengthsOf = vi.fn(
  async (words: readonly string[]) => new Map(words.map((word) => [word, word.length])),
);

test('what calls of one turn ask for is read at once, each key once', async () => {
  lengthsOf.mockClear();
  const lengthOf = readTogether(lengthsOf);

  expect(await Promise.all(['a', 'four', 'a'].map(lengthOf))).toEqual([1, 4, 1]);
  expect(lengthsOf.mock.calls).toEqual([[['a', 'four']]]);
});

test('who asks while a read is under way is answered by another', async () => {
  let stored = 'old';
  const find = readTogether(async (keys) => {
    const now = stored;
    await sleep(20);
    return new Map(keys.map((key) => [key, now]));
  });

  const first = find('x');
  await sleep(5);
  stored = 'new';

  expect([await find('x'), await first]).toEqual(['new', 'old']);
});

test('what is not found is undefined, and a failure reaches all who asked, and nobody after them', async () => {
  const read = vi.fn(async () => new Map<string, number>()).mockRejectedValueOnce(new Error('away'));
  const find = readTogether(read);

  expect(await Promise.allSettled(['a', 'b'].map(find))).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await find('a')).toBeUndefined();
});
