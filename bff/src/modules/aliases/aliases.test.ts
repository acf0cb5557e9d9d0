// @module-tag postgres: names are told apart by an index.
import { Alias, aliases, Match, RequirementList, scores } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { MOST_ALIASES } from './aliases.service.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, analyzer, deps } = server;

const PATH = '/api/ai/aliases';
const K8S = { name: 'Kubernetes', alias: 'Platform K' };
const listed = async (owner: TestUser) =>
  read(aliases.list.response, await as(owner).get(PATH)).aliases.map(({ name, alias }) => [name, alias]);

test('[VD-06] a name is added, listed with the newest first, and removed', async () => {
  const ada = await given.user();

  const added = read(Alias, await as(ada).post(PATH, { name: ' Kubernetes ', alias: 'Platform K' }));
  await as(ada).post(PATH, { name: 'Lift truck', alias: 'Stapler' });

  expect(added).toMatchObject(K8S);
  expect(await listed(ada)).toEqual([
    ['Lift truck', 'Stapler'],
    ['Kubernetes', 'Platform K'],
  ]);
  expect(await as(ada).delete(`${PATH}/${added.id}`)).toMatchObject({ status: 200 });
  expect(await listed(ada)).toEqual([['Lift truck', 'Stapler']]);
  expect(await as(ada).delete(`${PATH}/${added.id}`)).toMatchObject({ status: 404 });
});

test('[VD-06] matches from then on are made with it, and those of before are told to be older', async () => {
  const ada = await given.user();
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
  const path = `/api/ai/jobs/${job.id}/resumes/${resume.id}/match`;
  await as(ada).post(path);
  const asked = analyzer.asked;

  const added = read(Alias, await as(ada).post(PATH, K8S));

  const older = { match: { is_older_reading: true, older_reading: 'aliases' } };
  expect((await as(ada).get(path)).body).toMatchObject(older);
  const list = read(RequirementList, await as(ada).get(`/api/ai/jobs/${job.id}/requirements`));
  expect(list.older_matches).toBe(1);
  expect(read(Match, await as(ada).post(path)).is_older_reading).toBe(false);
  expect(analyzer.asked).toBe(asked + 1);
  await as(ada).delete(`${PATH}/${added.id}`);
  expect((await as(ada).get(path)).body).toMatchObject(older);
});

test('[VD-06] the log tells a match that is made again for them from one of a changed position', async () => {
  const ada = await given.user();
  const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
  const path = `/api/ai/jobs/${job.id}`;
  const match = () => as(ada).post(`${path}/resumes/${resume.id}/match`);
  await match();
  await as(ada).post(PATH, K8S);
  await match();
  const asked = { text: 'Kubernetes', kind: 'must', type: 'skill', weight: 3, alternatives: [], needed: 1 };
  await as(ada).put(`${path}/requirements`, { requirements: [{ id: '', span: null, ...asked }] });

  const older = await as(ada).get(`${path}/resumes/${resume.id}/match`);
  expect(older.body).toMatchObject({ match: { older_reading: 'requirements' } });
  expect(await match()).toMatchObject({ body: { is_older_reading: false, older_reading: null } });
  const reply = await as(ada).get(`/api/scores/log?job_id=${job.id}`);
  expect(read(scores.log.response, reply).entries.map(({ changes }) => changes)).toEqual([
    ['position'],
    ['aliases'],
    [],
  ]);
});

test.each([
  [{ name: 'K', alias: 'Platform K' }, 'name', 'Name must be at least 2 characters.'],
  [{ name: 'Kubernetes', alias: 'x'.repeat(81) }, 'alias', 'Name must be 80 characters or fewer.'],
  [{ name: 'Kubernetes' }, 'alias', 'Enter both names.'],
  [{ name: 'Kubernetes', alias: 'kubernetes' }, 'alias', 'Enter a different name.'],
])('%j is no pair of names', async (body, field, sentence) => {
  const ada = await given.user();

  expect(await as(ada).post(PATH, body)).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', errors: { [field]: sentence } },
  });
  expect(await listed(ada)).toEqual([]);
});

test('the same pair is added once, case aside, also when it is sent twice at once', async () => {
  const ada = await given.user();

  const replies = await Promise.all([
    as(ada).post(PATH, K8S),
    as(ada).post(PATH, { name: 'KUBERNETES', alias: 'platform k' }),
  ]);

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await listed(ada)).toHaveLength(1);
  const grace = await given.user();
  expect(await as(grace).post(PATH, K8S)).toMatchObject({ status: 200 });
});

test('an account has so many names and no more', async () => {
  const ada = await given.user();
  await deps.database.fork().execute(
    `insert into aliases (id, owner_id, name, alias, created_at)
      select gen_random_uuid(), ?, 'Name ' || n, 'Alias ' || n, now() from generate_series(1, ${MOST_ALIASES}) n`,
    [ada.id],
  );

  expect(await as(ada).post(PATH, K8S)).toMatchObject({
    status: 409,
    body: { code: 'conflict', error: 'You can add up to 500 names. Remove one first.' },
  });
});

test('[AP-01] names are of their account alone, and go with it', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const { id } = read(Alias, await as(ada).post(PATH, K8S));

  expect(await listed(grace)).toEqual([]);
  expect(await as(grace).delete(`${PATH}/${id}`)).toMatchObject({ status: 404 });
  expect(await anyone.get(PATH)).toMatchObject({ status: 401 });
  expect(await anyone.post(PATH, K8S)).toMatchObject({ status: 401 });
  expect((await as(ada).get('/api/account/export')).body).toMatchObject({ aliases: [{ id, ...K8S }] });
  expect(await as(ada).post('/api/account/remove', { email: ada.email })).toMatchObject({ status: 200 });
  const left = await deps.database.fork().execute('select id from aliases where id = ?', [id]);
  expect(left).toEqual([]);
});
