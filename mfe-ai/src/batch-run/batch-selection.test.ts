import { expect, test } from 'vitest';
import { historyPlaceOf, selectionFrom } from './batch-selection.ts';

test('[AI-05] the ids are read out of navigation state, each once, and nothing else is', () => {
  expect(selectionFrom({ resumeIds: ['a', 'b', 'a'] })).toEqual({ resumeIds: ['a', 'b'] });
  for (const state of [null, undefined, 'a', {}, { resumeIds: [] }, { resumeIds: [1] }, { resumeIds: 'a' }]) {
    expect(selectionFrom(state)).toBeNull();
  }
});

test('a batch stays at its place of the history while the address there changes', () => {
  expect(historyPlaceOf({ state: { resumeIds: ['a'] }, key: 'first' })).toBe('first');
  expect(historyPlaceOf({ state: { resumeIds: ['a'], place: 'first' }, key: 'second' })).toBe('first');
  for (const state of [null, undefined, 'first', { place: 1 }]) {
    expect(historyPlaceOf({ state, key: 'second' })).toBe('second');
  }
});
