import { expect, test } from 'vitest';
import { chunksOf, failuresOf, selectionFrom } from './chunks.ts';

test('[AI-05] ids are sent a few at a time, in order, each once', () => {
  expect(chunksOf(['a', 'b', 'c', 'b', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(chunksOf([], 2)).toEqual([]);
});

test('[AI-05] the ids are read out of navigation state, and nothing else is', () => {
  expect(selectionFrom({ resumeIds: ['a'] })).toEqual({ resumeIds: ['a'] });
  for (const state of [null, undefined, 'a', {}, { resumeIds: [] }, { resumeIds: [1] }, { resumeIds: 'a' }]) {
    expect(selectionFrom(state)).toBeNull();
  }
});

test('[AI-05] a call that failed puts its sentence beside each of its resumes', () => {
  expect(failuresOf(['a', 'b'], { error: 'No answer.', code: 'unavailable' })).toEqual([
    { resume_id: 'a', resume_info: null, error: 'No answer.', code: 'unavailable' },
    { resume_id: 'b', resume_info: null, error: 'No answer.', code: 'unavailable' },
  ]);
});
