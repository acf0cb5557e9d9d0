// @module-tag postgres: scores follow in one transaction, under locks, and a trigger keeps the log.
import { matches } from '@shortlist/api-contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';
import { about, quoteOf, REASON, said, settledScene, TEXT, VERDICTS } from './testing/settled-scene.ts';

const server = await startTestServer({ works: 'here' });
afterAll(() => server.close());
const { given, as, anyone, analyzer } = server;

const ada = await given.user({ username: 'Robin' });
beforeEach(() => {
  analyzer.verdicts = VERDICTS;
});

const scene = settledScene(server);
const { logOf } = scene;
const matched = (owner = ada) => scene.matched(owner);

const historyOf = async (job: { id: string }) => {
  const path = `/api/job-resume-scores/user/jobs-with-matches?job_id=${job.id}`;
  return read(matches.jobsWithMatches.response, await as(ada).get(path)).jobs[0]?.matched_resumes[0];
};

test('[VD-03] what is to check is settled without a reason, with the line that was shown', async () => {
  const { job, first, settle, latest } = await matched();
  expect((await historyOf(job))?.verdicts).toEqual({
    met: 1,
    partly: 0,
    not_met: 1,
    to_check: 1,
    not_mentioned: 1,
  });

  const reply = read(matches.settle.response, await settle({ requirement_id: 'open', verdict: 'met' }));

  expect(reply.matches).toHaveLength(1);
  expect(about(reply.matches[0], 'open')).toMatchObject({
    verdict: 'met',
    settled: {
      verdict: 'met',
      read_as: 'to_check',
      reason: null,
      quote: quoteOf('Drives a reach truck.'),
      actor: 'Robin',
      at: expect.any(String),
    },
  });
  expect(await latest()).toEqual(reply.matches[0]);
  expect(about(await latest(), 'met')).toEqual(about(first, 'met'));
  const row = await historyOf(job);
  expect(row?.verdicts).toEqual({ met: 2, partly: 0, not_met: 1, to_check: 0, not_mentioned: 1 });
  expect(row?.match_score).toBe(reply.matches[0]?.match_score);
});

test('[VD-03] verdicts of many resumes are settled in one call, and answered in its order', async () => {
  const { job, resume, settle } = await matched();
  const second = await given.resume({ owner: ada, text: TEXT });
  await as(ada).post(`/api/ai/jobs/${job.id}/resumes/${second.id}/match`);

  const reply = await settle(
    { resume_id: second.id, requirement_id: 'open', verdict: 'not_met' },
    { requirement_id: 'open', verdict: 'partly' },
  );

  const settled = read(matches.settle.response, reply).matches;
  expect(settled.map(({ resume_id }) => resume_id)).toEqual([second.id, resume.id]);
  expect(settled.map((match) => about(match, 'open')?.verdict)).toEqual(['not_met', 'partly']);
});

test('[VD-05] a verdict is corrected with a reason and words of the resume; the log keeps both', async () => {
  const { job, resume, first, settle } = await matched();
  const { start, end } = quoteOf('Ran the night shift');

  const reply = await settle({
    requirement_id: 'denied',
    verdict: 'partly',
    reason: REASON,
    quote: { start, end },
  });

  const [match] = read(matches.settle.response, reply).matches;
  expect(about(match, 'denied')).toMatchObject({
    verdict: 'partly',
    settled: { read_as: 'not_met', reason: REASON, quote: { ...quoteOf('Ran the night shift'), page: 2 } },
  });
  const [line, ...before] = await logOf(ada, `?resume_id=${resume.id}&job_id=${job.id}`);
  expect(line).toMatchObject({
    kind: 'verdict',
    requirement: { id: 'denied', text: 'About denied', read_as: 'not_met', said: 'partly' },
    score: match?.match_score,
    previous_score: first.match_score,
    reason: REASON,
    engine: null,
    verdict: null,
    actor: 'Robin',
  });
  expect(before.map(({ kind, requirement }) => [kind, requirement])).toEqual([['match', null]]);
  const csv = await as(ada).get(`/api/scores/log.csv?job_id=${job.id}`);
  expect(csv.text.split('\r\n')[1]).toMatch(/"About denied","not_met","partly",".+","Robin"$/);
});

test('[VD-05] a verdict that is taken back is the one of the engine again, and the log has that too', async () => {
  const { job, first, settle, unsettle, latest } = await matched();
  await settle({ requirement_id: 'met', verdict: 'not_met', reason: REASON });

  const reply = await unsettle('met');

  expect(read(matches.unsettle.response, reply)).toEqual(first);
  expect(await latest()).toEqual(first);
  expect((await historyOf(job))?.verdicts.met).toBe(1);
  expect(await unsettle('met')).toMatchObject({ status: 200, body: first });
  const log = await logOf(ada, `?job_id=${job.id}`);
  expect(log.map(({ requirement }) => requirement?.said)).toEqual([null, 'not_met', undefined]);
});

test('[VD-05] what people settled holds for a match that is made again, while the requirement is there', async () => {
  const { job, resume, settle, match, latest } = await matched();
  await settle({ requirement_id: 'open', verdict: 'met' }, { requirement_id: 'silent', verdict: 'not_met' });
  analyzer.version = '2';
  analyzer.verdicts = [said('open', 'not_mentioned'), said('other', 'not_mentioned')];

  const anew = await match();

  expect(about(anew, 'open')).toMatchObject({ verdict: 'met', settled: { read_as: 'to_check' } });
  expect(anew.requirements).toHaveLength(2);
  expect((await historyOf(job))?.verdicts).toMatchObject({ met: 1, not_mentioned: 1 });
  analyzer.version = '3';
  analyzer.verdicts = VERDICTS;
  await as(ada).post('/api/batches', { kind: 'match', job_id: job.id, resume_ids: [resume.id] });
  await expect
    .poll(async () => about(await latest(), 'silent')?.verdict, { timeout: 30_000 })
    .toBe('not_met');
  expect((await historyOf(job))?.verdicts).toMatchObject({ met: 2, not_met: 2, to_check: 0 });
  analyzer.version = '1';
});

const PICKED = { start: 0, end: 12 };

test.each([
  ['a claim without a reason', { requirement_id: 'met', verdict: 'partly' }, 'reason'],
  [
    'a claim with too short a reason',
    { requirement_id: 'met', verdict: 'not_met', reason: 'No way.' },
    'reason',
  ],
  ['a denial without a reason', { requirement_id: 'denied', verdict: 'met', quote: PICKED }, 'reason'],
  ['a denial without words', { requirement_id: 'denied', verdict: 'met', reason: REASON }, 'quote'],
  ['silence without words', { requirement_id: 'silent', verdict: 'met', reason: REASON }, 'quote'],
  [
    'words behind the end',
    { requirement_id: 'silent', verdict: 'met', quote: { start: 3, end: 9000 } },
    'quote',
  ],
  [
    'words that are none',
    { requirement_id: 'silent', verdict: 'met', quote: { start: 12, end: 13 } },
    'quote',
  ],
  [
    'words that end first',
    { requirement_id: 'silent', verdict: 'met', quote: { start: 9, end: 3 } },
    'quote',
  ],
  ['logistics', { requirement_id: 'travel', verdict: 'met' }, 'requirement_id'],
  ['an unknown word', { requirement_id: 'open', verdict: 'to_check' }, 'verdict'],
])('[VD-05] %s is refused in a sentence, with all of its call', async (_, wrong, field) => {
  const { first, settle, latest } = await matched();

  const reply = await settle({ requirement_id: 'open', verdict: 'met' }, wrong);

  expect(reply).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { [`settlements.1.${field}`]: expect.stringMatching(/\.$/) } },
  });
  expect(await latest()).toEqual(first);
  expect(await logOf(ada, `?resume_id=${first.resume_id}`)).toHaveLength(1);
});

test('[VD-05] a verdict that agrees needs neither reason nor words', async () => {
  const { settle } = await matched();

  const reply = await settle(
    { requirement_id: 'met', verdict: 'met' },
    { requirement_id: 'silent', verdict: 'not_met' },
    { requirement_id: 'denied', verdict: 'not_met' },
  );

  expect(reply.status).toBe(200);
});

test('the same requirement twice in a call, and no settlement at all, are refused', async () => {
  const { settle } = await matched();
  const open = { requirement_id: 'open', verdict: 'met' };

  expect(await settle(open, open)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await settle()).toMatchObject({
    status: 400,
    body: { errors: { settlements: 'Select at least one requirement.' } },
  });
});

test('[AP-01] what is not there, or of another, is not found', async () => {
  const [{ job, resume, settle, unsettle, first, latest }, grace] = [await matched(), await given.user()];
  const open = { resume_id: resume.id, requirement_id: 'open', verdict: 'met' };
  const path = `/api/ai/jobs/${job.id}`;
  const unmatched = await given.resume({ owner: ada });

  expect(await settle({ requirement_id: 'x', verdict: 'met' })).toMatchObject({
    status: 404,
    body: { error: expect.stringContaining('has no such requirement') },
  });
  expect(await settle({ ...open, resume_id: unmatched.id })).toMatchObject({ status: 404 });
  expect(await settle({ ...open, resume_id: newId() })).toMatchObject({ status: 404 });
  expect(await unsettle('x')).toMatchObject({ status: 404 });
  expect(await unsettle('%00')).toMatchObject({ status: 404 });
  for (const [caller, status] of [
    [as(grace), 404],
    [anyone, 401],
  ] as const) {
    expect(await caller.post(`${path}/verdicts`, { settlements: [open] })).toMatchObject({ status });
    expect(await caller.delete(`${path}/resumes/${resume.id}/verdicts/open`)).toMatchObject({ status });
  }
  expect(await latest()).toEqual(first);
});

test('a match that a later version of the resume stands for is not settled', async () => {
  const { job, resume, settle } = await matched();
  const later = await given.resume({ owner: ada, text: TEXT });
  await as(ada).post(`/api/ai/jobs/${job.id}/resumes/${later.id}/match`);
  await as(ada).post('/api/duplicates/merges', { main_id: later.id, resume_ids: [resume.id] });

  expect(await settle({ requirement_id: 'open', verdict: 'met' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { 'settlements.0.resume_id': expect.any(String) } },
  });
});

test('[VD-05] two who settle at once both count, and each line has the score that the one before left', async () => {
  const { job, latest, settle } = await matched();

  const replies = await Promise.all([
    settle({ requirement_id: 'open', verdict: 'met' }),
    settle({ requirement_id: 'silent', verdict: 'not_met' }),
    settle({ requirement_id: 'met', verdict: 'met' }),
  ]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const match = await latest();
  expect(match?.requirements.filter(({ settled }) => settled !== null)).toHaveLength(3);
  const log = (await logOf(ada, `?job_id=${job.id}`)).filter(({ kind }) => kind === 'verdict');
  expect(log).toHaveLength(3);
  expect(log[0]?.score).toBe(match?.match_score);
  expect(log.slice(0, 2).map((line) => line.previous_score)).toEqual(log.slice(1).map(({ score }) => score));
});
