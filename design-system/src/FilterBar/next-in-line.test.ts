import { expect, test } from 'vitest';
import { nextInLine } from './next-in-line.ts';

const at = (place: number, key: string, isRightToLeft = false) =>
  nextInLine({ key, place, count: 3, isRightToLeft });

test('arrows move to the neighbor and stop at the ends', () => {
  expect(at(0, 'ArrowRight')).toBe(1);
  expect(at(1, 'ArrowLeft')).toBe(0);
  expect(at(0, 'ArrowLeft')).toBeNull();
  expect(at(2, 'ArrowRight')).toBeNull();
});

test('arrows follow the direction of writing', () => {
  expect(at(0, 'ArrowLeft', true)).toBe(1);
  expect(at(1, 'ArrowRight', true)).toBe(0);
});

test('Home and End move to the ends, and other keys do nothing', () => {
  expect(at(1, 'Home')).toBe(0);
  expect(at(1, 'End')).toBe(2);
  expect(at(2, 'End')).toBeNull();
  expect(at(1, 'Enter')).toBeNull();
});
