import { expect, test } from 'vitest';
import { blocksBetween, FIRST_WINDOW, nextWindow, type RowWindow, rangesOf } from './row-window.ts';

const windowOf = (...drawn: number[]): RowWindow => ({ drawn, inView: { first: 0, last: 0 } });
const heights = Array.from({ length: 10 }, () => 400);

test('blocks that touch a stretch of the list are found by their heights', () => {
  expect(blocksBetween(heights, 350, 900)).toEqual({ first: 0, last: 2 });
  expect(blocksBetween(heights, 400, 800)).toEqual({ first: 1, last: 1 });
  expect(blocksBetween([100, 2000, 100], 150, 300)).toEqual({ first: 1, last: 1 });
});

test('a stretch outside the list gives its first or its last block', () => {
  expect(blocksBetween(heights, -900, -100)).toEqual({ first: 0, last: 0 });
  expect(blocksBetween(heights, 9000, 9500)).toEqual({ first: 9, last: 9 });
  expect(blocksBetween([], 0, 500)).toEqual({ first: 0, last: 0 });
});

test('after a jump one block comes at a time, the nearest to the reader first', () => {
  const wanted = { first: 50, last: 54 };
  const at = { wanted, inView: { first: 52, last: 52 }, held: null };

  const once = nextWindow(FIRST_WINDOW, at);
  const twice = nextWindow(once, at);

  expect(once.drawn).toEqual([52]);
  expect(twice.drawn).toEqual([51, 52]);
});

test('the block with the focus stays, wherever the reader looks', () => {
  const looked = { wanted: { first: 7, last: 7 }, inView: { first: 7, last: 7 }, held: 1 };

  expect(nextWindow(windowOf(0, 1, 2), looked).drawn).toEqual([1, 7]);
});

test('a window that has all it wants stays the same object', () => {
  const before = windowOf(0, 1);

  expect(
    nextWindow(before, { wanted: { first: 0, last: 1 }, inView: { first: 0, last: 0 }, held: null }),
  ).toBe(before);
});

test('what is not drawn is a gap before, between and after', () => {
  expect(rangesOf([2, 3, 6], 9)).toEqual([
    { kind: 'gap', from: 0, to: 1 },
    { kind: 'rows', block: 2 },
    { kind: 'rows', block: 3 },
    { kind: 'gap', from: 4, to: 5 },
    { kind: 'rows', block: 6 },
    { kind: 'gap', from: 7, to: 8 },
  ]);
});

test('blocks behind the end of a list that became shorter are not drawn', () => {
  expect(rangesOf([0, 1, 2], 2)).toEqual([
    { kind: 'rows', block: 0 },
    { kind: 'rows', block: 1 },
  ]);
});
