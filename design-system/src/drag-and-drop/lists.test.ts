import { expect, test } from 'vitest';
import { type Arrangement, arrange, isSameArrangement, placeOf, placeWithout, withMove } from './lists.ts';

const lists = (all: Record<string, string[]>): Arrangement => new Map(Object.entries(all));
const shown = (arrangement: Arrangement) => Object.fromEntries(arrangement);

test('items are sorted into their lists in the order that they come in', () => {
  const items = [
    { id: 'a', in: 'two' },
    { id: 'b', in: 'one' },
    { id: 'c', in: 'two' },
    { id: 'd', in: 'gone' },
  ];

  const arrangement = arrange(['one', 'two'], items, (item) => item.in);

  expect(shown(arrangement)).toEqual({ one: ['b'], two: ['a', 'c'] });
});

test('a move puts an item before another, or at the end, and leaves other lists the same', () => {
  const before = lists({ one: ['a', 'b'], two: ['c', 'd'], three: ['e'] });

  const middle = withMove(before, { ids: ['a'], place: { listId: 'two', beforeId: 'd' } });
  const end = withMove(before, { ids: ['a'], place: { listId: 'two', beforeId: null } });

  expect(shown(middle)).toEqual({ one: ['b'], two: ['c', 'a', 'd'], three: ['e'] });
  expect(shown(end)).toEqual({ one: ['b'], two: ['c', 'd', 'a'], three: ['e'] });
  expect(middle.get('three')).toBe(before.get('three'));
});

test('several go together from several lists, in the order given', () => {
  const before = lists({ one: ['a', 'b'], two: ['c', 'd'] });

  const after = withMove(before, { ids: ['b', 'c'], place: { listId: 'two', beforeId: 'd' } });

  expect(shown(after)).toEqual({ one: ['a'], two: ['b', 'c', 'd'] });
});

test('what is gone does no harm: an item, the neighbor, the list', () => {
  const before = lists({ one: ['a'], two: ['b'] });

  expect(shown(withMove(before, { ids: ['x'], place: { listId: 'two', beforeId: null } }))).toEqual(
    shown(before),
  );
  expect(shown(withMove(before, { ids: ['a'], place: { listId: 'two', beforeId: 'x' } }))).toEqual({
    one: [],
    two: ['b', 'a'],
  });
  expect(withMove(before, { ids: ['a'], place: { listId: 'x', beforeId: null } })).toBe(before);
});

test('a place beside what is carried is said by the next that stays', () => {
  const arrangement = lists({ one: ['a', 'b', 'c', 'd'] });

  expect(placeOf(arrangement, ['b', 'c'])).toEqual({ listId: 'one', beforeId: 'd' });
  expect(placeWithout(arrangement, { listId: 'one', beforeId: 'b' }, ['b', 'c'])).toEqual({
    listId: 'one',
    beforeId: 'd',
  });
  expect(placeOf(arrangement, ['d'])).toEqual({ listId: 'one', beforeId: null });
});

test('two arrangements are the same only when every list holds the same in the same order', () => {
  const one = lists({ one: ['a', 'b'], two: [] });

  expect(isSameArrangement(one, lists({ one: ['a', 'b'], two: [] }))).toBe(true);
  expect(isSameArrangement(one, lists({ one: ['b', 'a'], two: [] }))).toBe(false);
  expect(isSameArrangement(one, lists({ one: ['a'], two: ['b'] }))).toBe(false);
});
