import { expect, test } from 'vitest';
import { aRequirement } from '../testing/sample-requirements.ts';
import { groupByKind, sumOf, tallyOf, totalWeight } from './requirement-groups.ts';

const requirements = [
  aRequirement('nice', 'Kafka'),
  aRequirement('must', 'Go'),
  aRequirement('must', 'SQL', { weight: 2 }),
  aRequirement('logistics', 'Two days on site'),
];

test('every kind is a group, in the order of screens, also one without requirements', () => {
  const groups = groupByKind(requirements, ({ kind }) => kind);

  expect(groups.map(({ kind, items }) => [kind, items.length])).toEqual([
    ['must', 2],
    ['nice', 1],
    ['duty', 0],
    ['logistics', 1],
  ]);
});

test('[VD-02] a group says what it counts of all points', () => {
  const total = totalWeight(requirements);
  const musts = requirements.filter(({ kind }) => kind === 'must');

  expect(sumOf('must', musts, total)).toBe('2 requirements, 5 of 6.5 points');
  expect(sumOf('duty', [], total)).toBe('');
});

test('[VD-02] logistics are never scored, whatever their weight', () => {
  const heavy = [aRequirement('logistics', 'Night shifts', { weight: 5 })];

  expect(totalWeight(heavy)).toBe(0);
  expect(sumOf('logistics', heavy, 0)).toBe('never scored');
  expect(tallyOf(requirements)).toBe('3 scored, 1 never scored');
  expect(tallyOf(requirements.slice(0, 3))).toBe('3 scored');
});
