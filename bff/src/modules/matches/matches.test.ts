import { isMatchFailure, Match, type MatchFailure, matches } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, analyzer } = server;

const ada = await given.user();
const pathOf = (job: { id: string }, resume: { id: string }) =>
  `/api/ai/jobs/${job.id}/resumes/${resume.id}/match`;
const batch = (job: { id: string }, resume_ids?: string[]) =>
  as(ada).post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids });

test('[AI-03] matches a resume, with names, verdicts and the analysis that it has', async () => {
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
  await given.analysis({ owner: ada, resume, score: 0.6 });

  const match = read(Match, await as(ada).post(pathOf(job, resume)));

  expect(match).toMatchObject({
    job_id: job.id,
    job_title: 'Engineer',
    resume_id: resume.id,
    resume_info: {
      file_name: 'ada.pdf',
      candidate_name: 'Ada Lovelace',
      file_url: `/api/resumes/${resume.id}/file`,
    },
    resume_analyses: [{ score_overall: 0.6 }],
    match_score: 0.8,
    requirements: [{ verdict: 'met', quotes: [{ text: 'Ada', start: 0, end: 3 }] }],
  });
  expect(await as(ada).get(pathOf(job, resume))).toMatchObject({ body: { match } });
});

test('[AI-03] a pair that was not matched has no match', async () => {
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];

  expect(await as(ada).get(pathOf(job, resume))).toMatchObject({ status: 200, body: { match: null } });
});

test('the same position, resume and engine give the stored match and ask the engine once', async () => {
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
  const first = read(Match, await as(ada).post(pathOf(job, resume)));
  const asked = analyzer.asked;

  const second = read(Match, await as(ada).post(pathOf(job, resume)));

  expect(second).toEqual(first);
  expect(analyzer.asked).toBe(asked);
});

test('after the words of a position changed its next match is computed again, in the same row', async () => {
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
  const first = read(Match, await as(ada).post(pathOf(job, resume)));
  await as(ada).put(`/api/jobs/${job.id}`, { title: 'Architect' });

  const second = read(Match, await as(ada).post(pathOf(job, resume)));

  expect(second).toMatchObject({ id: first.id, job_title: 'Architect', summary: 'Matches Architect.' });
  expect(await as(ada).get(`/api/jobs/${job.id}`)).toMatchObject({ body: { matched_resumes: 1 } });
});

test('a position’s color or due date is none of its words: the stored match stays', async () => {
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
  const first = read(Match, await as(ada).post(pathOf(job, resume)));
  const description = JSON.stringify({
    jobDescription: '',
    metadata: { tagColor: '#FED7D7', dueDate: '2026-12-01' },
  });
  await as(ada).put(`/api/jobs/${job.id}`, { title: job.title, description });

  expect(read(Match, await as(ada).post(pathOf(job, resume)))).toEqual(first);
});

test('a resume without text is never matched', async () => {
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada, text: '' })];

  expect(await as(ada).post(pathOf(job, resume))).toMatchObject({ status: 422, body: { code: 'no_text' } });
});

test('[AI-05] a batch answers in the order of the ids, and a failure beside the others', async () => {
  const job = await given.job({ owner: ada });
  const [first, empty, last] = [
    await given.resume({ owner: ada }),
    await given.resume({ owner: ada, text: '' }),
    await given.resume({ owner: ada }),
  ];
  const foreign = await given.resume({ owner: await given.user() });
  const unknown = newId();

  const reply = await batch(job, [last.id, empty.id, foreign.id, unknown, first.id]);

  const { results } = read(matches.matchBatch.response, reply);
  expect(results.map(({ resume_id }) => resume_id)).toEqual([
    last.id,
    empty.id,
    foreign.id,
    unknown,
    first.id,
  ]);
  const failures = results.filter(isMatchFailure) satisfies MatchFailure[];
  expect(failures.map(({ code }) => code)).toEqual(['no_text', 'not_found', 'not_found']);
  expect(failures.map(({ resume_info }) => resume_info?.file_name)).toEqual([
    'ada.pdf',
    undefined,
    undefined,
  ]);
});

test('[AI-05] an unexpected fault of the engine fails one resume, in the general words', async () => {
  const job = await given.job({ owner: ada });
  const [done, broken] = [await given.resume({ owner: ada }), await given.resume({ owner: ada })];
  await as(ada).post(pathOf(job, done));
  analyzer.fault = new Error('out of memory');

  const { results } = read(matches.matchBatch.response, await batch(job, [done.id, broken.id]));

  analyzer.fault = null;
  expect(results).toMatchObject([
    { match_score: 0.8 },
    { code: 'internal', error: 'Something went wrong. Please try again' },
  ]);
});

test('[AI-04] a batch needs a resume, and takes each once', async () => {
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];

  for (const none of [[], undefined]) {
    expect(await batch(job, none)).toMatchObject({
      status: 400,
      body: { errors: { resume_ids: 'Please select at least one resume.' } },
    });
  }
  const { results } = read(matches.matchBatch.response, await batch(job, [resume.id, resume.id]));
  expect(results).toHaveLength(1);
});

test('[AI-05] others are answered while a batch is matched', async () => {
  const owner = await given.user();
  const job = await given.job({ owner });
  const resume_ids: string[] = [];
  for (let made = 0; made < 50; made += 1) resume_ids.push((await given.resume({ owner })).id);
  const ended: string[] = [];
  const batch = as(owner).post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids });
  const all = batch.then(() => ended.push('the batch'));

  for (let asked = 0; asked < 3; asked += 1) ended.push((await anyone.get('/healthz')).text);
  await all;

  expect(ended.at(-1)).toBe('the batch');
});

test('[AP-02] a batch with something that is no id is refused', async () => {
  const job = await given.job({ owner: ada });

  expect(await batch(job, ['nothing'])).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('[OD-03] [AI-06] the history has one entry a resume, best first, newest position first', async () => {
  const grace = await given.user();
  const [older, newer] = [
    await given.job({ owner: grace, title: 'Older', createdAt: new Date('2026-10-01') }),
    await given.job({ owner: grace, title: 'Newer', createdAt: new Date('2026-11-01') }),
  ];
  await given.job({ owner: grace, title: 'Without matches' });
  const [one, two] = [await given.resume({ owner: grace }), await given.resume({ owner: grace })];
  await given.analysis({ owner: grace, resume: two, score: 0.5 });
  await given.match({ owner: grace, job: older, resume: one, score: 0.3 });
  await given.match({ owner: grace, job: older, resume: two, score: 0.9 });
  await as(grace).post(pathOf(newer, one));
  await as(grace).post(pathOf(newer, one));

  const { jobs } = read(
    matches.jobsWithMatches.response,
    await as(grace).get('/api/job-resume-scores/user/jobs-with-matches'),
  );

  expect(jobs.map(({ job_title }) => job_title)).toEqual(['Newer', 'Older']);
  expect(jobs[0]?.matched_resumes).toMatchObject([
    {
      resume_id: one.id,
      match_score: 0.8,
      verdicts: { met: 1, partly: 0, not_met: 0, to_check: 0, not_mentioned: 0 },
      evidence: { text: 'Ada' },
      resume_analyses: [],
    },
  ]);
  expect(jobs[1]?.matched_resumes.map(({ match_score }) => match_score)).toEqual([0.9, 0.3]);
  expect(jobs[1]?.matched_resumes[0]?.resume_analyses).toMatchObject([{ score_overall: 0.5 }]);
});
