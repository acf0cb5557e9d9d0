import { expect, test } from 'vitest';
import { failuresOf, isRetryable, nextChunkSize } from './chunks.ts';

test('[AI-05] calls take more resumes while the server is quick, and fewer when it is slow', () => {
  expect(nextChunkSize(4, 100)).toBe(8);
  expect(nextChunkSize(32, 100)).toBe(32);
  expect(nextChunkSize(8, 2000)).toBe(8);
  expect(nextChunkSize(8, 9000)).toBe(4);
  expect(nextChunkSize(4, 9000)).toBe(3);
});

test('[AI-05] a call that failed puts its sentence beside each of its resumes', () => {
  expect(failuresOf(['a', 'b'], { error: 'No answer.', code: 'unavailable' })).toEqual([
    { resume_id: 'a', resume_info: null, error: 'No answer.', code: 'unavailable' },
    { resume_id: 'b', resume_info: null, error: 'No answer.', code: 'unavailable' },
  ]);
});

test('[AI-05] only what may pass by itself is worth another try', () => {
  expect(isRetryable({ code: 'rate_limited' })).toBe(true);
  expect(isRetryable({ code: 'no_text' })).toBe(false);
  expect(isRetryable({ code: 'not_found' })).toBe(false);
});
