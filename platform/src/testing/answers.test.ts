import { type Job, jobs, resumes } from '@shortlist/api-contract';
import { aJob, anId } from '@shortlist/api-contract/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call, callPage } from '../api/call.ts';
import { answerPages, mockError, mockResponse } from './answers.ts';
import { assertContract, breachOfRequest } from './assert-contract.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

const report = vi.spyOn(assertContract, 'report');
beforeEach(() => {
  report.mockReset().mockReturnValue(undefined);
});
afterEach(() => server.resetHandlers());

test('a mocked call that keeps to the contract is answered, and nothing is reported', async () => {
  const job = aJob({ title: 'Data Analyst' });
  server.use(mockResponse(jobs.get, job), mockResponse(jobs.list, [job]));

  const replies = [
    await call(jobs.get, { params: { id: job.id } }),
    await call(jobs.list, { query: { limit: 5 } }),
  ];

  expect(replies).toEqual([job, [job]]);
  expect(report).not.toHaveBeenCalled();
});

test('a mocked list comes in pages of what was asked for, each with the cursor of the next', async () => {
  const [first, second, third] = [aJob(), aJob(), aJob()];
  server.use(answerPages(jobs.list, () => [first, second, third]));

  const page = await callPage(jobs.list, { query: { limit: 2 } });
  const last = await callPage(jobs.list, { query: { limit: 2, cursor: page.next ?? '' } });

  expect(page.data).toEqual([first, second]);
  expect(last).toEqual({ data: [third], next: null });
});

test('an answer that the server could never give is reported, and answered as a failure', async () => {
  const job: Job = { ...aJob(), best_match_score: 75 };
  server.use(mockResponse(jobs.get, job));

  const error = await call(jobs.get, { params: { id: job.id } }).catch((reason: unknown) => reason);

  expect(error).toMatchObject({ code: 'internal', status: 500 });
  expect(report).toHaveBeenCalledWith(
    expect.stringMatching(/^jobs\.get: the mocked answer is not as agreed: best_match_score, /u),
  );
});

test('an answer that is made when it is asked for is held to the contract too', async () => {
  server.use(mockResponse(jobs.list, () => [{ ...aJob(), id: 'seven' }]));

  await call(jobs.list).catch(() => undefined);

  expect(report).toHaveBeenCalledWith(expect.stringMatching(/^jobs\.list: the mocked answer .*: 0\.id, /u));
});

test.each([
  ['path', jobs.get, () => call(jobs.get, { params: { id: 'seven' } })],
  ['query', jobs.list, () => call(jobs.list, { query: { limit: -1 } })],
  ['body', jobs.create, () => call(jobs.create, { body: { title: '' } })],
])('a request whose %s the server would refuse is reported', async (part, endpoint, send) => {
  // What it would be answered plays no part: it is not asked for.
  server.use(mockError(endpoint, 'unavailable', { error: 'Later.' }));

  await send().catch(() => undefined);

  expect(report).toHaveBeenCalledWith(
    expect.stringContaining(`${endpoint.id}: the ${part} of the request is not as agreed: `),
  );
});

test('what nobody agreed on may not be sent', async () => {
  const id = anId();
  const sent = new Request(`http://page/api/jobs/${id}?deep=true`);

  expect(await breachOfRequest(jobs.get, sent, { id })).toBe(
    'jobs.get: the query of the request is not as agreed: it has deep, and none is expected.',
  );
});

test('a refusal of the input itself may be shown for any input', async () => {
  server.use(mockError(jobs.create, 'invalid_input', { error: 'Check the fields.' }));

  const error = await call(jobs.create, { body: { title: '' } }).catch((reason: unknown) => reason);

  expect(error).toMatchObject({ code: 'invalid_input' });
  expect(report).not.toHaveBeenCalled();
});

/** What is wrong with an upload of so many files in that field. */
function judgeUpload(field: string, count: number): Promise<string | null> {
  const form = new FormData();
  for (let at = 0; at < count; at += 1) form.append(field, new File(['text'], `${at}.pdf`));
  const sent = new Request('http://page/api/resumes', { method: 'POST', body: form });
  return breachOfRequest(resumes.upload, sent, {});
}

test('an upload has files, not more than agreed, in the field that is agreed', async () => {
  const { field, maxFiles } = resumes.upload.files;

  expect(await judgeUpload(field, maxFiles)).toBeNull();
  expect(await judgeUpload(field, maxFiles + 1)).toMatch(/it has 6 files, and 5 are allowed/u);
  expect(await judgeUpload('paper', 1)).toMatch(/it has no file in /u);
});

test('a breach is thrown where no story can catch it', async () => {
  report.mockRestore();
  vi.useFakeTimers();

  assertContract.report('jobs.get: the mocked answer is not as agreed.');

  expect(() => vi.runAllTimers()).toThrow('jobs.get: the mocked answer is not as agreed.');
  vi.useRealTimers();
});
