// @module-tag postgres: many that match at once meet in one row.
import { Resume } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, analyzer, deps } = server;

const get = async (owner: TestUser, id: string) => read(Resume, await as(owner).get(`/api/resumes/${id}`));
const execute = (statement: string, params: unknown[]) => deps.database.fork().execute(statement, params);

/** Resumes whose kept scores are not those of their analyses and matches; none is the only right answer. */
const differing = () =>
  execute(
    `select r.id from resumes r
    left join analyses a on a.resume_id = r.id
    left join lateral (select match_score, job_id, band, rank_key from matches where resume_id = r.id
      order by rank_key desc, job_id desc limit 1) b on true
    where (r.analysis_score, r.analysed_at) is distinct from (a.score_overall, a.evaluated_at)
      or (r.best_match_score, r.best_match_job_id, r.best_match_band, r.best_match_rank_key)
        is distinct from (b.match_score, b.job_id, b.band, b.rank_key)`,
    [],
  );

test('[RS-01] the best match follows a match that came out lower the next time', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  const [first, second] = [await given.job({ owner: ada }), await given.job({ owner: ada, title: 'Second' })];
  await given.match({ owner: ada, job: first, resume, score: 0.9 });
  await given.match({ owner: ada, job: second, resume, score: 0.45 });
  analyzer.score = 0.2;

  await as(ada).post(`/api/ai/jobs/${first.id}/resumes/${resume.id}/match`);

  analyzer.score = 0.8;
  expect((await get(ada, resume.id)).best_match).toEqual({
    job_id: second.id,
    job_title: 'Second',
    match_score: 0.45,
    band: 'possible',
    verdicts: { met: 1, partly: 0, not_met: 0, to_check: 0, not_mentioned: 0 },
  });
  expect(await differing()).toEqual([]);
});

test('[RS-01] [JB-05] when the position of the best match is deleted, the next best counts, then none', async () => {
  const ada = await given.user();
  const [best, other] = [await given.job({ owner: ada }), await given.job({ owner: ada })];
  const resumes = [await given.resume({ owner: ada }), await given.resume({ owner: ada })];
  for (const resume of resumes) {
    await given.match({ owner: ada, job: best, resume, score: 0.9 });
    await given.match({ owner: ada, job: other, resume, score: 0.4 });
  }

  await as(ada).delete(`/api/jobs/${best.id}`);

  for (const { id } of resumes) {
    expect(await get(ada, id)).toMatchObject({ best_match: { job_id: other.id, match_score: 0.4 } });
  }
  await as(ada).delete(`/api/jobs/${other.id}`);
  for (const { id } of resumes) expect(await get(ada, id)).toMatchObject({ best_match: null });
  expect(await differing()).toEqual([]);
});

test('[RS-01] rows that were written or taken away by hand are followed as well', async () => {
  const ada = await given.user();
  const [one, two] = [await given.resume({ owner: ada }), await given.resume({ owner: ada })];
  const job = await given.job({ owner: ada });
  await given.analysis({ owner: ada, resume: one, score: 0.5 });
  await given.match({ owner: ada, job, resume: one, score: 0.5 });

  await execute('update analyses set resume_id = ? where resume_id = ?', [two.id, one.id]);
  await execute('update matches set resume_id = ? where resume_id = ?', [two.id, one.id]);

  expect(await get(ada, one.id)).toMatchObject({ analysis: null, best_match: null });
  expect(await get(ada, two.id)).toMatchObject({
    analysis: { score_overall: 0.5 },
    best_match: { match_score: 0.5 },
  });
  await execute('delete from analyses where resume_id = ?', [two.id]);
  expect(await get(ada, two.id)).toMatchObject({ analysis: null });
  expect(await differing()).toEqual([]);
});

test('[RS-01] [AI-01] [AI-03] the same resume matched and analyzed many times at once ends with one truth', async () => {
  const ada = await given.user();
  const resume = await given.resume({ owner: ada });
  const jobs = await Promise.all(Array.from({ length: 8 }, () => given.job({ owner: ada })));

  const replies = await Promise.all(
    [...jobs, ...jobs].flatMap((job) => [
      as(ada).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`),
      as(ada).post(`/api/ai/resumes/${resume.id}/analyze`),
    ]),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await get(ada, resume.id)).toMatchObject({
    analysis: { score_overall: 0.8 },
    best_match: { match_score: 0.8 },
  });
  const [rows] = await deps.database.fork().execute<{ matches: number; analyses: number }[]>(
    `select (select count(*)::int from matches where resume_id = ?) as matches,
      (select count(*)::int from analyses where resume_id = ?) as analyses`,
    [resume.id, resume.id],
  );
  expect(rows).toEqual({ matches: 8, analyses: 1 });
  expect(await differing()).toEqual([]);
});

test('[RS-01] [JB-05] [RS-04] matching while positions and resumes are deleted fails in a sentence at worst', async () => {
  const ada = await given.user();
  const resumes = await Promise.all(Array.from({ length: 6 }, () => given.resume({ owner: ada })));
  const jobs = await Promise.all(Array.from({ length: 4 }, () => given.job({ owner: ada })));
  for (const resume of resumes) await given.match({ owner: ada, job: jobs[0] ?? fail(), resume });
  // Every match is computed again, so that each call writes.
  analyzer.version = '2';

  const replies = await Promise.all([
    ...jobs.flatMap((job) =>
      resumes.map((resume) => as(ada).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`)),
    ),
    ...jobs.slice(0, 2).map((job) => as(ada).delete(`/api/jobs/${job.id}`)),
    ...resumes.slice(0, 3).map((resume) => as(ada).delete(`/api/resumes/${resume.id}`)),
  ]);

  analyzer.version = '1';
  expect(replies.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
  expect(await differing()).toEqual([]);
});

function fail(): never {
  throw new Error('There is no position.');
}
