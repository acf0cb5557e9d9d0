import { type JobWithMatches, matches } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import type { Reply } from '../../../test/support/reply.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const HISTORY = '/api/job-resume-scores/user/jobs-with-matches';
const jobsOf = (reply: Reply): JobWithMatches[] => read(matches.jobsWithMatches.response, reply).jobs;

async function allPages(owner: TestUser, start: string): Promise<JobWithMatches[][]> {
  const pages: JobWithMatches[][] = [];
  let path: string | undefined = start;
  while (path !== undefined) {
    const reply = await as(owner).get(path);
    pages.push(jobsOf(reply));
    path = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  return pages;
}

async function givenMatches(owner: TestUser, title: string, scores: readonly number[]) {
  const job = await given.job({ owner, title });
  for (const score of scores) {
    await given.match({ owner, job, resume: await given.resume({ owner }), score });
  }
  return job;
}

test('[OD-03] the history comes in pages of positions; those without matches take no place', async () => {
  const ada = await given.user();
  for (const title of ['First', 'Second', 'Third']) {
    await givenMatches(ada, title, [0.5, 0.7]);
    await given.job({ owner: ada });
  }

  const pages = await allPages(ada, `${HISTORY}?limit=2`);

  expect(pages.map((page) => page.map(({ job_title }) => job_title))).toEqual([
    ['Third', 'Second'],
    ['First'],
  ]);
  expect(pages.flat().map(({ matched_count }) => matched_count)).toEqual([2, 2, 2]);
});

test('[OD-03] the history comes in the order of the best match, with as few of each position as asked for', async () => {
  const ada = await given.user();
  await givenMatches(await given.user(), 'Foreign', [1]);
  await givenMatches(ada, 'Middling', [0.6, 0.2, 0.4]);
  await givenMatches(ada, 'Strong', [0.3, 0.9]);
  await givenMatches(ada, 'Even', [0.6]);
  await given.job({ owner: ada });

  const pages = await allPages(ada, `${HISTORY}?sort=best&matches=2&limit=1`);

  const scores = pages.flat().map((job) => job.matched_resumes.map(({ match_score }) => match_score));
  expect(pages.map((page) => page.map(({ job_title }) => job_title))).toEqual([
    ['Strong'],
    ['Even'],
    ['Middling'],
  ]);
  expect(scores).toEqual([[0.9, 0.3], [0.6], [0.6, 0.4]]);
  expect(pages.flat().map(({ matched_count }) => matched_count)).toEqual([2, 1, 3]);
});

test('[OD-03] a position shows its 25 best and says how many there are; its own pages give them all', async () => {
  const ada = await given.user();
  const scores = Array.from({ length: 30 }, (_, index) => (index % 10) / 10);
  const job = await givenMatches(ada, 'Popular', scores);
  const best = scores.toSorted((a, b) => b - a);

  const [listed] = jobsOf(await as(ada).get(HISTORY));
  const pages = (await allPages(ada, `${HISTORY}?job_id=${job.id}&limit=12`)).flat();

  expect(listed).toMatchObject({ job_id: job.id, matched_count: 30 });
  expect(listed?.matched_resumes.map(({ match_score }) => match_score)).toEqual(best.slice(0, 25));
  const paged = pages.flatMap(({ matched_resumes }) => matched_resumes);
  expect(pages.map(({ matched_resumes }) => matched_resumes.length)).toEqual([12, 12, 6]);
  expect(paged.map(({ match_score }) => match_score)).toEqual(best);
  expect(new Set(paged.map(({ match_id }) => match_id)).size).toBe(30);
});

test('[OD-03] a page ends with the position whose matches fill it, in either order', async () => {
  const ada = await given.user();
  const resumes = await Promise.all(Array.from({ length: 26 }, () => given.resume({ owner: ada })));
  for (let n = 0; n < 12; n += 1) {
    const job = await given.job({ owner: ada, title: `Position ${n}` });
    for (const resume of resumes) await given.match({ owner: ada, job, resume, score: 0.9 - n / 100 });
  }
  const titles = Array.from({ length: 12 }, (_, n) => `Position ${n}`);

  const newest = await allPages(ada, HISTORY);
  const best = await allPages(ada, `${HISTORY}?sort=best`);
  const short = await allPages(ada, `${HISTORY}?matches=3`);

  expect(newest.map((page) => page.length)).toEqual([10, 2]);
  expect(newest.flat().map(({ job_title }) => job_title)).toEqual(titles.toReversed());
  expect(best.map((page) => page.length)).toEqual([10, 2]);
  expect(best.flat().map(({ job_title }) => job_title)).toEqual(titles);
  expect(new Set(best.flat().map((each) => each.matched_resumes.length))).toEqual(new Set([25]));
  expect(short.map((page) => page.length)).toEqual([12]);
});

test('[OD-03] the matches of a position of another, of none, or without matches are none', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const foreign = await givenMatches(ada, 'Foreign', [0.5]);
  const empty = await given.job({ owner: grace });

  for (const id of [foreign.id, empty.id, newId()]) {
    expect(await as(grace).get(`${HISTORY}?job_id=${id}`)).toMatchObject({ status: 200, body: { jobs: [] } });
  }
});

test.each([
  'limit=0',
  'cursor=nothing',
  'sort=best&cursor=nothing',
  'sort=worst',
  'matches=26',
  'job_id=7',
  `job_id=${newId()}&cursor=nothing`,
])('[AP-02] a history of %s is refused in a sentence', async (query) => {
  const ada = await given.user();

  expect(await as(ada).get(`${HISTORY}?${query}`)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});

test('[CS-02] of one resume come the positions that it is matched against, its best match first, in pages', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const resume = await given.resume({ owner: ada, candidateName: 'Ines' });
  for (const [title, score] of [
    ['Low', 0.2],
    ['High', 0.9],
    ['Middle', 0.5],
  ] as const) {
    const job = await givenMatches(ada, title, [1]);
    await given.match({ owner: ada, job, resume, score });
  }

  const pages = await allPages(ada, `${HISTORY}?resume_id=${resume.id}&limit=2`);

  expect(pages.map((page) => page.map(({ job_title }) => job_title))).toEqual([['High', 'Middle'], ['Low']]);
  expect(
    pages.flat().map(({ matched_resumes }) => matched_resumes.map(({ match_score }) => match_score)),
  ).toEqual([[0.9], [0.5], [0.2]]);
  expect(pages.flat().every(({ matched_count }) => matched_count === 2)).toBe(true);
  const low = pages[1]?.[0]?.job_id ?? '';
  expect(jobsOf(await as(ada).get(`${HISTORY}?resume_id=${resume.id}&job_id=${low}`))).toHaveLength(1);
  expect(jobsOf(await as(grace).get(`${HISTORY}?resume_id=${resume.id}`))).toEqual([]);
  expect(await as(ada).get(`${HISTORY}?resume_id=7`)).toMatchObject({ status: 400 });
});
