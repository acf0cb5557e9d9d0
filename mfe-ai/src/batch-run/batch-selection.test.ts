import { expect, test } from 'vitest';
import { selectionFrom } from './batch-selection.ts';

test('[AI-05] the ids are read out of navigation state, each once, and nothing else is', () => {
  expect(selectionFrom({ resumeIds: ['a', 'b', 'a'] })).toEqual({ resumeIds: ['a', 'b'] });
  for (const state of [null, undefined, 'a', {}, { resumeIds: [] }, { resumeIds: [1] }, { resumeIds: 'a' }]) {
    expect(selectionFrom(state)).toBeNull();
  }
});
