import { dashboard, duplicates, endpoints, jobs, matches } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const HISTORY = '/api/job-resume-scores/user/jobs-with-matches';
const STRONG = 0.9;
const WEAK = 0.15;

interface Scene {
  readonly ada: TestUser;
  readonly job: Awaited<ReturnType<typeof given.job>>;
  readonly older: string;
  readonly newer: string;
  readonly main: string;
}

/** Three resumes of one person with these scores, null for no match, and somebody else's with a score between. */
async function scene(scores: readonly [older: number | null, newer: number | null, main: number | null]) {
  const ada = await given.user();
  const job = await given.job({ owner: ada });
  const ids: string[] = [];
  for (const score of [...scores, 0.45]) {
    const resume = await given.resume({ owner: ada });
    if (score !== null) await given.match({ owner: ada, job, resume, score });
    ids.push(resume.id);
  }
  const [older, newer, main] = ids as [string, string, string, string];
  return { ada, job, older, newer, main };
}

async function merge({ ada, older, newer, main }: Scene): Promise<string> {
  const input = { main_id: main, resume_ids: [older, newer] };
  return read(duplicates.merge.response, await as(ada).post('/api/duplicates/merges', input)).merge_id;
}

/** The resumes that the ranking of the position has, best first, with what it counts. */
async function ranking({ ada, job }: Scene) {
  const reply = await as(ada).get(`${HISTORY}?job_id=${job.id}`);
  const [found] = read(matches.jobsWithMatches.response, reply).jobs;
  return { ids: found?.matched_resumes.map(({ resume_id }) => resume_id), count: found?.matched_count };
}

/** A day's outcome of the position with one of the resumes. */
async function interview({ ada, job }: Scene, resume: string): Promise<void> {
  const path = `/api/jobs/${job.id}/resumes/${resume}/outcome`;
  expect(await as(ada).put(path, { interviewed_on: '2026-01-05' })).toMatchObject({ status: 200 });
}

test('[MS-01] a person whose resumes were merged is ranked once, by the resume that stayed, until the merge is undone', async () => {
  const some = await scene([STRONG, STRONG, WEAK]);
  const before = await ranking(some);

  const mergeId = await merge(some);

  const merged = await ranking(some);
  expect(merged).toMatchObject({ count: 2 });
  expect(merged.ids?.slice(1)).toEqual([some.main]);
  await as(some.ada).delete(`/api/duplicates/merges/${mergeId}`);
  expect(await ranking(some)).toEqual(before);
  expect(before.count).toBe(4);
});

test.each(['best', 'newest'])('[OD-03] the history by %s has them once as well', async (sort) => {
  const some = await scene([STRONG, STRONG, WEAK]);
  await merge(some);

  const reply = await as(some.ada).get(`${HISTORY}?sort=${sort}`);

  const [job, ...others] = read(matches.jobsWithMatches.response, reply).jobs;
  expect(others).toEqual([]);
  expect(job?.matched_count).toBe(2);
  expect(job?.matched_resumes.map(({ match_score }) => match_score)).toEqual([0.45, WEAK]);
});

test('[HM-03, HM-05] what the dashboard, its weeks and the positions count is people', async () => {
  const some = await scene([STRONG, STRONG, WEAK]);
  await merge(some);

  const stats = read(dashboard.stats.response, await as(some.ada).get('/api/dashboard/stats'));
  const trends = read(dashboard.trends.response, await as(some.ada).get('/api/dashboard/trends'));
  const job = read(jobs.get.response, await as(some.ada).get(`/api/jobs/${some.job.id}`));

  expect(stats).toMatchObject({ total_matches: 2, total_resumes: 2, matched_resumes: 2 });
  expect(trends.weeks.reduce((sum, { matches: made }) => sum + made, 0)).toBe(2);
  expect(job).toMatchObject({ matched_resumes: 2, best_match_score: 0.45 });
});

test('where the resume that stayed has no match the newest earlier version stands for the person', async () => {
  const some = await scene([STRONG, WEAK, null]);

  await merge(some);

  const { ids, count } = await ranking(some);
  expect(count).toBe(2);
  expect(ids?.slice(1)).toEqual([some.newer]);
});

test('[HM-03] a match that a judgment or an outcome was recorded at stays beside that of the later version', async () => {
  const some = await scene([STRONG, 0.8, WEAK]);
  const at = (resume: string) => `/api/ai/jobs/${some.job.id}/resumes/${resume}`;
  const judgment = { verdict: 'strong', reason: 'Talked to her for an hour.' };
  expect(await as(some.ada).post(`${at(some.older)}/override`, judgment)).toMatchObject({ status: 200 });
  await interview(some, some.newer);

  await merge(some);

  const { ids, count } = await ranking(some);
  expect(count).toBe(4);
  expect([ids?.[0], ids?.[1], ids?.[3]]).toEqual([some.older, some.newer, some.main]);
});

test('[HM-04, OD-03] the ranking, the history and the dashboard tell which row is an earlier version', async () => {
  const some = await scene([STRONG, null, WEAK]);
  await interview(some, some.older);
  await merge(some);

  const ranked = read(
    matches.jobsWithMatches.response,
    await as(some.ada).get(`${HISTORY}?job_id=${some.job.id}`),
  );
  const history = read(matches.jobsWithMatches.response, await as(some.ada).get(HISTORY));
  const top = read(dashboard.topApplicants.response, await as(some.ada).get('/api/dashboard/top-applicants'));

  for (const { jobs: found } of [ranked, history]) {
    const rows = found[0]?.matched_resumes ?? [];
    expect(rows.map((row) => row.is_earlier_version)).toEqual([true, false, false]);
    expect(rows[0]?.resume_id).toBe(some.older);
  }
  expect(top.applicants.map((row) => row.isEarlierVersion)).toEqual([true, false, false]);
});

test('once such a record is taken back the later version stands for the person again', async () => {
  const some = await scene([STRONG, null, WEAK]);
  await interview(some, some.older);
  await merge(some);

  await as(some.ada).delete(`/api/jobs/${some.job.id}/resumes/${some.older}/outcome`);

  expect(await ranking(some)).toMatchObject({ count: 2, ids: [expect.any(String), some.main] });
});

test('a match that is made, and a version that is deleted, after the merge are counted in', async () => {
  const some = await scene([STRONG, WEAK, null]);
  await merge(some);
  expect((await as(some.ada).delete(`/api/resumes/${some.newer}`)).status).toBe(200);
  expect((await ranking(some)).ids?.[0]).toBe(some.older);

  const matched = await as(some.ada).post(`/api/ai/jobs/${some.job.id}/resumes/${some.main}/match`);

  expect(matched.status).toBe(200);
  const { ids, count } = await ranking(some);
  expect(count).toBe(2);
  expect(ids).toContain(some.main);
  expect((await as(some.ada).delete(`/api/resumes/${some.main}`)).status).toBe(200);
  expect((await ranking(some)).ids?.[0]).toBe(some.older);
});

test('[HM-02] whoever was interviewed on an earlier version is no strong match that nobody dealt with', async () => {
  const some = await scene([WEAK, null, STRONG]);
  const urgent = async () => {
    const reply = await as(some.ada).get('/api/dashboard/urgent-message');
    return read(dashboard.urgentMessage.response, reply).message.message;
  };
  await merge(some);
  expect(await urgent()).toContain('1 strong match is ready');

  await interview(some, some.older);

  expect(await urgent()).not.toContain('strong match');
});

test('the matches of an earlier version are still told at that version', async () => {
  const some = await scene([STRONG, STRONG, WEAK]);
  await merge(some);

  const reply = await as(some.ada).get(`${HISTORY}?resume_id=${some.older}`);

  const [job] = read(matches.jobsWithMatches.response, reply).jobs;
  expect(job?.matched_resumes.map(({ resume_id }) => resume_id)).toEqual([some.older]);
});

test('the fairness report counts one application of a person for a position', async () => {
  const some = await scene([STRONG, STRONG, WEAK]);
  await merge(some);

  const reply = await as(some.ada).get('/api/fairness/report?by=sex');

  expect(read(endpoints.fairness.report.response, reply).applications).toBe(2);
});
