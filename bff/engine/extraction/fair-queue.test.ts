import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const full = () => new Error('full');

/** Work that ends when it is told to, and notes that it began. */
function works(places: number, mostWaiting = 100) {
  const turns = createFairQueue({ places, mostWaiting, full });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    begin: (owner: string, name: string, signal?: AbortSignal) =>
      turns.run(
        owner,
        () => {
          began.push(name);
          return new Promise<void>((resolve) => ends.set(name, resolve));
        },
        signal,
      ),
    end: async (name: string) => {
      await setImmediate();
      ends.get(name)?.();
      await setImmediate();
    },
  };
}

test('whoever comes late with one file does not wait for the many of another: nobody has all places', async () => {
  const { began, begin, end } = works(3);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void begin('a', name);
  void begin('b', 'b1');
  await setImmediate();
  expect(began).toEqual(['a1', 'a2', 'b1']);

  await end('b1');
  expect(began).toEqual(['a1', 'a2', 'b1']);

  await end('a1');
  expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('with one place, owners take turns', async () => {
  const { began, begin, end } = works(1);
  for (const name of ['a1', 'a2', 'a3']) void begin('a', name);
  for (const name of ['b1', 'b2']) void begin('b', name);

  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);

  expect(began).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
});

test('who gives up while waiting leaves the place to the next', async () => {
  const { began, begin, end } = works(1);
  void begin('a', 'a1');
  const given = new AbortController();
  const left = begin('a', 'a2', given.signal).catch((reason: unknown) => reason);
  void begin('a', 'a3');
  given.abort('gone');

  await end('a1');

  expect(await left).toBe('gone');
  expect(began).toEqual(['a1', 'a3']);
});

test('one owner fills the line for themselves alone', async () => {
  const { began, begin, end } = works(1, 1);
  void begin('a', 'a1');
  void begin('a', 'a2');

  await expect(begin('a', 'a3')).rejects.toThrow('full');
  void begin('b', 'b1');
  await end('a1');
  await end('a2');

  expect(began).toEqual(['a1', 'a2', 'b1']);
});

test('a place of work that failed is free again', async () => {
  const turns = createFairQueue({ places: 1, mostWaiting: 1, full });

  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(await turns.run('a', async () => 'read')).toBe('read');
});
