import { expect, test } from 'vitest';
import { inOrder, rangeBetween, toggled } from './selection.ts';

const arrangement = new Map([
  ['one', ['a', 'b']],
  ['two', ['c', 'd']],
]);

test('a range goes across zones, in either direction', () => {
  expect(rangeBetween(arrangement, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(arrangement, 'd', 'b')).toEqual(['b', 'c', 'd']);
});

test('a range from what is gone is the end alone', () => {
  expect(rangeBetween(arrangement, 'x', 'c')).toEqual(['c']);
  expect(rangeBetween(arrangement, null, 'c')).toEqual(['c']);
});

test('what is chosen moves in the order of the page, without what is gone', () => {
  expect(inOrder(arrangement, toggled(['d', 'x'], 'a'))).toEqual(['a', 'd']);
  expect(toggled(['a', 'd'], 'a')).toEqual(['d']);
});
