// @module-tag postgres: a trigger keeps what was written as it is.
import { Match, type ScoreEntry, scores } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer({ works: 'here' });
afterAll(() => server.close());
const { given, as, anyone, analyzer, deps } = server;

const entriesOf = async (owner: TestUser, query = ''): Promise<ScoreEntry[]> =>
  read(scores.log.response, await as(owner).get(`/api/scores/log${query}`)).entries;

async function pair(owner: TestUser) {
  const [job, resume] = [await given.job({ owner, title: 'Planner' }), await given.resume({ owner })];
  const match = () => as(owner).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/match`);
  return { job, resume, match };
}

test('[AI-06] each computation is logged once, with engine, fingerprint and what changed since the one before', async () => {
  const ada = await given.user({ username: 'Ada' });
  const { job, resume, match } = await pair(ada);

  await match();
  await match();
  analyzer.version = '2';
  analyzer.score = 0.6;
  await match();
  await as(ada).put(`/api/jobs/${job.id}`, { title: 'Head planner' });
  const newest = read(Match, await match());
  analyzer.version = '1';
  analyzer.score = 0.8;

  const entries = await entriesOf(ada, `?resume_id=${resume.id}&job_id=${job.id}`);
  expect(entries.map(({ score, previous_score, changes }) => ({ score, previous_score, changes }))).toEqual([
    { score: 0.6, previous_score: 0.6, changes: ['position'] },
    { score: 0.6, previous_score: 0.8, changes: ['engine'] },
    { score: 0.8, previous_score: null, changes: [] },
  ]);
  expect(entries[0]).toMatchObject({
    kind: 'match',
    job_title: 'Head planner',
    potential: newest.potential_score,
    engine: { name: 'local', version: '2', fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/), note: null },
    actor: 'Ada',
    at: newest.evaluated_at,
  });
});

test('an analysis and the items of a batch are logged as a single call is', async () => {
  const ada = await given.user();
  const { job, resume } = await pair(ada);

  await as(ada).post(`/api/ai/resumes/${resume.id}/analyze`);
  await as(ada).post('/api/batches', { kind: 'match', job_id: job.id, resume_ids: [resume.id] });
  await expect.poll(async () => (await entriesOf(ada)).length, { timeout: 30_000 }).toBe(2);

  const entries = await entriesOf(ada);
  expect(entries.map(({ kind, job_id }) => ({ kind, job_id }))).toEqual([
    { kind: 'match', job_id: job.id },
    { kind: 'analysis', job_id: null },
  ]);
});

test.each([
  ['changed', 'update score_log set score = 1 where owner_id = ?'],
  [
    'changed in who it is of',
    'update score_log set resume_id = null, subject = gen_random_uuid(), score = 1 where owner_id = ?',
  ],
  ['deleted', 'delete from score_log where owner_id = ?'],
])('a line of the log cannot be %s in the database', async (_, statement) => {
  const ada = await given.user();
  const { match } = await pair(ada);
  await match();
  const before = await entriesOf(ada);

  const tried = deps.database.fork().execute(statement, [ada.id]);

  await expect(tried).rejects.toThrow('append-only');
  expect(await entriesOf(ada)).toEqual(before);
});

test('the log as a whole cannot be emptied', async () => {
  await expect(deps.database.fork().execute('truncate score_log')).rejects.toThrow('append-only');
});

test('a result that is not kept leaves no line', async () => {
  const ada = await given.user();
  const { job, resume } = await pair(ada);

  const kept = deps.database.fork().transactional(async (tx) => {
    await tx.execute(
      `insert into matches (id, owner_id, job_id, resume_id, fingerprint, match_score, potential_score, summary,
        verdicts, result, evaluated_at)
      values (gen_random_uuid(), ?, ?, ?, 'f', 0.5, 1, '', '{}', '{}', now())`,
      [ada.id, job.id, resume.id],
    );
    throw new Error('stopped');
  });

  await expect(kept).rejects.toThrow('stopped');
  expect(await entriesOf(ada)).toEqual([]);
});

test('a deleted resume leaves its scores in the log, and nothing that says whose they were', async () => {
  const ada = await given.user();
  const { resume, match } = await pair(ada);
  await match();

  await as(ada).delete(`/api/resumes/${resume.id}`);

  expect(await entriesOf(ada, `?resume_id=${resume.id}`)).toEqual([]);
  expect(await entriesOf(ada)).toMatchObject([
    { score: 0.8, resume_id: null, engine: { name: 'local', version: '1', fingerprint: null } },
  ]);
});

test('[AP-01] the log is read in pages, by its owner alone', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const { resume, match } = await pair(ada);
  for (const version of ['1', '2', '3']) {
    analyzer.version = version;
    await match();
  }
  analyzer.version = '1';

  const first = await as(ada).get(`/api/scores/log?resume_id=${resume.id}&limit=2`);
  const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await as(ada).get(next);

  const versions = [first, second].map((reply) =>
    read(scores.log.response, reply).entries.map(({ engine }) => engine?.version),
  );
  expect(versions).toEqual([['3', '2'], ['1']]);
  expect(await entriesOf(grace, `?resume_id=${resume.id}`)).toEqual([]);
  expect(await anyone.get('/api/scores/log')).toMatchObject({ status: 401 });
  expect(await as(ada).get('/api/scores/log?resume_id=7')).toMatchObject({ status: 400 });
});

test('the log is saved as a table in which no cell is a formula', async () => {
  const ada = await given.user({ username: '=1+1' });
  const job = await given.job({ owner: ada, title: 'A "quoted", title' });
  const resume = await given.resume({ owner: ada });
  await given.match({ owner: ada, job, resume, score: 0.25 });

  const reply = await as(ada).get(`/api/scores/log.csv?job_id=${job.id}`);

  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="scores-.+\.csv"$/);
  const [head, line] = reply.text.split('\r\n');
  expect(head).toBe(
    'at,kind,resume_id,job_id,position,score,potential,previous_score,changed,engine,version,fingerprint,note,verdict,requirement,read_as,said,reason,by',
  );
  expect(line).toContain(`"${resume.id}","${job.id}","A ""quoted"", title",0.25,1,,,"local","1","given"`);
  expect(line).toMatch(/,"'=1\+1"$/);
});
