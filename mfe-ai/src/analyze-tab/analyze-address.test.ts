import { anId } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { analyzeParams, MOST_IN_ADDRESS, readChoice } from './analyze-address.ts';

const JOB = anId();
const IDS = Array.from({ length: MOST_IN_ADDRESS + 1 }, () => anId());

test('[AN-01] an address that says nothing is the standalone mode with nothing chosen', () => {
  expect(readChoice({})).toEqual({ mode: 'standalone', jobId: null, resumeIds: [] });
  expect(readChoice({ mode: 'sideways', job: 'not-an-id', resumes: 'x,,y' })).toMatchObject({
    jobId: null,
    resumeIds: [],
  });
});

test('[AN-03] a position means matching, unless the address says otherwise', () => {
  expect(readChoice({ job: JOB })).toMatchObject({ mode: 'matching', jobId: JOB });
  expect(readChoice({ mode: 'standalone', job: JOB })).toMatchObject({ mode: 'standalone', jobId: null });
});

test('[AN-02] a choice is read as it was written, each resume once', () => {
  const choice = { mode: 'matching', jobId: JOB, resumeIds: IDS.slice(0, 2) } as const;

  expect(readChoice(analyzeParams(choice))).toEqual(choice);
  expect(readChoice({ resumes: `${IDS[0]},${IDS[0]}` }).resumeIds).toEqual([IDS[0]]);
});

test('[AN-02] a selection that is too long for an address is left out of it', () => {
  expect(analyzeParams({ mode: 'standalone', jobId: null, resumeIds: IDS })).toEqual({});
  expect(readChoice({ resumes: IDS.join(',') }).resumeIds).toHaveLength(MOST_IN_ADDRESS);
});
