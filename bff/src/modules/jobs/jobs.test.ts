import { Job, jobs, serializeJobDescription } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { capture } from '../../../test/scale/captured-queries.ts';
import { read } from '../../../test/support/caller.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

const METADATA = {
  dueDate: '2026-12-01',
  company: 'Example',
  contactMethod: 'Email' as const,
  contactInfo: '',
  tagColor: '#DBEAFE',
  skillTags: ['TypeScript'],
  isActive: true,
};

test('[JB-02] [ST-01] posts a position, and the list shows it', async () => {
  const ada = await given.user();

  const reply = await as(ada).post('/api/jobs', { title: '  Engineer  ', description: 'Builds engines.' });

  const job = read(Job, reply);
  expect(reply.status).toBe(201);
  expect(job).toMatchObject({
    title: 'Engineer',
    description: 'Builds engines.',
    is_active: true,
    matched_resumes: 0,
    best_match_score: null,
  });
  expect((await as(ada).get('/api/jobs')).body).toEqual([job]);
});

test('[JB-02] a position needs no description', async () => {
  const ada = await given.user();

  expect(await as(ada).post('/api/jobs', { title: 'Engineer' })).toMatchObject({
    status: 201,
    body: { description: null },
  });
});

test('[JB-02] [JB-04] refuses a position without a title, at the field', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada });
  const refusal = { status: 400, body: { code: 'invalid_input', errors: { title: 'Title is required.' } } };

  expect(await as(ada).post('/api/jobs', { description: 'x' })).toMatchObject(refusal);
  expect(await as(ada).post('/api/jobs', { title: '  ' })).toMatchObject(refusal);
  expect(await as(ada).put(`/api/jobs/${job.id}`, { title: '' })).toMatchObject(refusal);
});

test('[JB-03] a recruiter cannot open the position of another', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const job = await given.job({ owner: ada });

  const reply = await as(grace).get(`/api/jobs/${job.id}`);

  expect(reply).toMatchObject({
    status: 404,
    body: { code: 'not_found', error: 'Job not found or you are not authorized.' },
  });
});

test('[JB-04] [ST-01] changes a position, and says when', async () => {
  const ada = await given.user();
  const job = await given.job({
    owner: ada,
    createdAt: new Date('2026-01-01'),
    updatedAt: new Date('2026-01-01'),
  });

  const changed = read(
    Job,
    await as(ada).put(`/api/jobs/${job.id}`, { title: 'Senior Engineer', description: null }),
  );

  expect(changed.title).toBe('Senior Engineer');
  expect(changed.created_at).toBe('2026-01-01T00:00:00.000Z');
  expect(Date.parse(changed.updated_at)).toBeGreaterThan(Date.parse('2026-01-02'));
  expect((await as(ada).get(`/api/jobs/${job.id}`)).body).toEqual(changed);
});

test('[PM-01] whether a position is active is read from its serialized description', async () => {
  const ada = await given.user();
  const description = serializeJobDescription({ text: 'x', metadata: { ...METADATA, isActive: false } });

  const job = read(Job, await as(ada).post('/api/jobs', { title: 'Engineer', description }));

  expect(job).toMatchObject({ is_active: false, description });
  expect(await as(ada).get('/api/dashboard/stats')).toMatchObject({
    body: { total_job_positions: 1, open_job_positions: 0 },
  });
});

test('a due date that is no date is kept as text and counts for nothing', async () => {
  const ada = await given.user();
  const description = serializeJobDescription({ text: 'x', metadata: { ...METADATA, dueDate: 'soon' } });

  expect(await as(ada).post('/api/jobs', { title: 'Engineer', description })).toMatchObject({
    status: 201,
    body: { description },
  });
});

test('[JB-05] [ST-01] deletes a position with its matches, and leaves the resume', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada });
  const resume = await given.resume({ owner: ada });
  await given.match({ owner: ada, job, resume });

  expect(await as(ada).delete(`/api/jobs/${job.id}`)).toMatchObject({ status: 200, body: { ok: true } });

  expect(await as(ada).get(`/api/jobs/${job.id}`)).toMatchObject({ status: 404 });
  expect(await as(ada).get('/api/job-resume-scores/user/jobs-with-matches')).toMatchObject({
    body: { jobs: [] },
  });
  expect(await as(ada).get(`/api/resumes/${resume.id}`)).toMatchObject({ body: { best_match: null } });
});

test('[JB-01] [FR-03] the list counts the matches of each position and tells the best, and what it meets', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada });
  for (const score of [0.25, 0.75]) {
    await given.match({ owner: ada, job, resume: await given.resume({ owner: ada }), score });
  }

  const expected = {
    matched_resumes: 2,
    best_match_score: 0.75,
    best_match_verdicts: { met: 1, to_check: 0 },
  };
  expect((await as(ada).get('/api/jobs')).body).toMatchObject([expected]);
  expect((await as(ada).get(`/api/jobs/${job.id}`)).body).toMatchObject(expected);
});

test('[JB-01] pages go from the newest to the oldest and miss none, those of one moment included', async () => {
  const ada = await given.user();
  const moment = new Date('2026-11-01T00:00:00Z');
  const older = new Date('2026-10-01T00:00:00Z');
  for (const createdAt of [older, moment, moment, moment, older]) await given.job({ owner: ada, createdAt });

  const seen: Job[] = [];
  let path: string | undefined = '/api/jobs?limit=2';
  while (path !== undefined) {
    const reply = await as(ada).get(path);
    seen.push(...read(jobs.list.response, reply));
    path = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }

  expect(new Set(seen.map(({ id }) => id)).size).toBe(5);
  expect(seen.map(({ created_at }) => created_at)).toEqual(
    [moment, moment, moment, older, older].map((date) => date.toISOString()),
  );
});

test.each(['limit=0', 'limit=201', 'limit=x', 'cursor=bm9uc2Vuc2U'])(
  'a page of %s is refused',
  async (query) => {
    const ada = await given.user();

    expect(await as(ada).get(`/api/jobs?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
  },
);

test('[JB-01] the lists ask the database as often for many rows as for one', async () => {
  const one = await queriesFor(1);

  expect(one).toBeGreaterThan(0);
  expect(await queriesFor(6)).toBe(one);
});

/** How many queries the lists of a user with so many positions, resumes and matches take. */
async function queriesFor(rows: number): Promise<number> {
  const ada = await given.user();
  for (let row = 0; row < rows; row += 1) {
    const job = await given.job({ owner: ada });
    await given.match({ owner: ada, job, resume: await given.resume({ owner: ada }) });
  }
  let queries = 0;
  for (const path of ['/api/jobs', '/api/resumes', '/api/job-resume-scores/user/jobs-with-matches'])
    queries += (await capture(deps.database, () => as(ada).get(path))).queries.length;
  return queries;
}
