import { expect, test } from 'vitest';
import { itemAtStep, placeAtStep, stepOf } from './keys.ts';
import type { Arrangement } from './lists.ts';

const arrangement: Arrangement = new Map([
  ['one', ['a', 'b', 'c']],
  ['two', []],
  ['three', ['d']],
]);
const board = { arrangement, flow: 'columns', carried: ['b'], isOrdered: true } as const;

test('left is back, and after where one reads from the right', () => {
  expect(stepOf('ArrowLeft', 'ltr')).toBe('before');
  expect(stepOf('ArrowLeft', 'rtl')).toBe('after');
  expect(stepOf('ArrowUp', 'rtl')).toBe('up');
  expect(stepOf('x', 'ltr')).toBe(null);
});

test('the focus passes over empty columns and stays as low as it can', () => {
  const from = { listId: 'one', beforeId: 'c' };

  expect(itemAtStep(board, from, 'after')).toBe('d');
  expect(itemAtStep(board, from, 'up')).toBe('b');
  expect(itemAtStep(board, from, 'down')).toBe(null);
  expect(itemAtStep(board, from, 'first')).toBe('a');
});

test('in lists below each other the focus goes on from the end of one to the next', () => {
  const stack = { arrangement, flow: 'stack' } as const;

  expect(itemAtStep(stack, { listId: 'one', beforeId: 'c' }, 'down')).toBe('d');
  expect(itemAtStep(stack, { listId: 'three', beforeId: 'd' }, 'up')).toBe('c');
});

test('what is carried goes from gap to gap, into empty columns too, and stays at the edge', () => {
  const home = { listId: 'one', beforeId: 'c' };

  expect(placeAtStep(board, home, 'up')).toEqual({ listId: 'one', beforeId: 'a' });
  expect(placeAtStep(board, home, 'down')).toEqual({ listId: 'one', beforeId: null });
  expect(placeAtStep(board, home, 'after')).toEqual({ listId: 'two', beforeId: null });
  expect(placeAtStep(board, home, 'before')).toEqual(home);
});

test('without order only the list is chosen', () => {
  const zones = { ...board, isOrdered: false };
  const home = { listId: 'one', beforeId: 'c' };

  expect(placeAtStep(zones, home, 'up')).toEqual(home);
  expect(placeAtStep(zones, home, 'after')).toEqual({ listId: 'two', beforeId: null });
  expect(placeAtStep({ ...zones, flow: 'stack' }, home, 'down')).toEqual({ listId: 'two', beforeId: null });
});
