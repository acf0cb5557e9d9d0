import { jobs } from '@shortlist/api-contract';
import { aJob } from '@shortlist/api-contract/testing';
import { describe, expect, test } from 'vitest';
import { call } from '../api/call.ts';
import { mockError, mockResponse } from './answers.ts';
import { mockCalls } from './mock-calls.ts';

const api = mockCalls();

describe('in the order in which they stand', () => {
  test('a call is answered as the test says, the first answer first', async () => {
    const job = aJob();
    api.use(
      mockError(jobs.list, 'unavailable', { error: 'Not now.', once: true }),
      mockResponse(jobs.list, [job]),
    );

    const first = await call(jobs.list).catch((error: Error) => error.message);
    const second = await call(jobs.list);

    expect(first).toBe('Not now.');
    expect(second).toEqual([job]);
  });

  test('an answer of the test before is gone, and a call that nobody answers fails', async () => {
    const error = await call(jobs.list).catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(Error);
  });
});
