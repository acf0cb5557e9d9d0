import { expect, test } from 'vitest';
import { directionOf, outlineOf, pointOn } from './radar-geometry.ts';

const four = [0, 1, 2, 3].map((axis) => directionOf(axis, 4));

test('the first axis points up, the next ones follow clockwise', () => {
  expect(four).toEqual([
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]);
});

test('a series that is known on every axis is a closed line', () => {
  expect(outlineOf(four, [1, 0.5, 0.2, 0])).toBe('M0 -100L50 0L0 20L0 0Z');
});

test('an unknown axis opens the line and is never a point at zero', () => {
  expect(outlineOf(four, [1, null, 0.2, 0.4])).toBe('M0 20L-40 0L0 -100');
});

test('two unknown axes leave two runs', () => {
  expect(outlineOf(four, [1, null, 0.2, null])).toBe('M0 20M0 -100');
});

test('a value beyond the scale stands at its end', () => {
  expect(pointOn([1, 0], 1.4)).toEqual([100, 0]);
  expect(pointOn([1, 0], -1)).toEqual([0, 0]);
});
