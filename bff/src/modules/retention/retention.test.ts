// @module-tag postgres: sweeps at once lock what they erase.
import { Resume, type Retention, retention, scores } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { dump } from '../../../test/access/dump.ts';
import { seedOwner } from '../../../test/scale/seed-owner.ts';
import { allKeys } from '../../../test/support/all-keys.ts';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { sweepRetention } from './retention-sweep.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, deps } = server;

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const set = async (owner: TestUser, months: Retention['months']) =>
  read(retention.update.response, await as(owner).put('/api/retention', { months }));
const dueOf = async (owner: TestUser) =>
  read(retention.due.response, await as(owner).get('/api/retention/due')).resumes;

/** A resume that is so many days old, with its file. */
async function resumeOf(owner: TestUser, days: number) {
  const resume = await given.resume({ owner, uploadedAt: inDays(-days) });
  await deps.storage.put(resume.storageKey, FILES.smallPdf);
  return resume;
}

test('an account keeps everything until somebody says for how long', async () => {
  const ada = await given.user();
  const old = await resumeOf(ada, 4000);

  await sweepRetention(deps, inDays(4000));

  expect((await as(ada).get('/api/retention')).body).toEqual({ months: null, due: 0 });
  expect(read(Resume, await as(ada).get(`/api/resumes/${old.id}`)).deletes_on).toBeNull();
});

test('what is past its time is marked at once, shown with its day, and stays for thirty days', async () => {
  const ada = await given.user();
  const [old, young] = [await resumeOf(ada, 400), await resumeOf(ada, 300)];

  const kept = await set(ada, 12);

  expect(kept).toEqual({ months: 12, due: 1 });
  const [marked, ...others] = await dueOf(ada);
  expect(others).toEqual([]);
  expect(marked).toMatchObject({ resume_id: old.id, candidate_name: 'Ada Lovelace', file_name: 'ada.pdf' });
  const days = (Date.parse(marked?.deletes_on ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  const listed = read(Resume, await as(ada).get(`/api/resumes/${old.id}`));
  expect(listed.deletes_on).toBe(marked?.deletes_on);
  await sweepRetention(deps, inDays(29));
  expect(await as(ada).get(`/api/resumes/${old.id}`)).toMatchObject({ status: 200 });
  expect(await as(ada).get(`/api/resumes/${young.id}`)).toMatchObject({ body: { deletes_on: null } });
});

test('after its grace a resume is erased with its file and all that was made of it, and a receipt remains', async () => {
  const ada = await given.user();
  const job = await given.job({ owner: ada });
  const old = await resumeOf(ada, 400);
  await given.match({ owner: ada, job, resume: old });
  await set(ada, 12);

  await sweepRetention(deps, inDays(31));
  await sweepRetention(deps, inDays(31));

  expect((await dump(deps)).filter((row) => row.includes(old.id))).toEqual([]);
  expect(await allKeys(deps.storage)).not.toContain(old.storageKey);
  expect((await as(ada).get('/api/candidates/erasures')).body).toMatchObject({
    erasures: [{ cause: 'retention', removed: { resumes: 1, matches: 1, analyses: 0, log_entries: 1 } }],
  });
  const { entries } = read(scores.log.response, await as(ada).get('/api/scores/log'));
  expect(entries).toMatchObject([{ kind: 'match', score: 0.8, resume_id: null }]);
});

test('a program that did not run for a year marks first and erases thirty days later', async () => {
  const ada = await given.user();
  await set(ada, 6);
  const resume = await resumeOf(ada, 1);

  await sweepRetention(deps, inDays(365));
  expect(await as(ada).get(`/api/resumes/${resume.id}`)).toMatchObject({ status: 200 });
  await sweepRetention(deps, inDays(396));

  expect(await as(ada).get(`/api/resumes/${resume.id}`)).toMatchObject({ status: 404 });
});

test('a resume that is kept longer, with a reason, loses its mark and gets another when that time is over', async () => {
  const ada = await given.user();
  const old = await resumeOf(ada, 400);
  await set(ada, 12);
  const until = inDays(100).toISOString().slice(0, 10);

  const reply = await as(ada).post(`/api/resumes/${old.id}/keep`, {
    until,
    reason: 'Agreed to be asked again in spring.',
  });

  expect(reply.body).toEqual({ kept_until: until });
  expect((await as(ada).get(`/api/resumes/${old.id}`)).body).toMatchObject({
    deletes_on: null,
    kept_until: until,
  });
  expect(await dueOf(ada)).toEqual([]);
  await sweepRetention(deps, inDays(99));
  expect(await dueOf(ada)).toEqual([]);
  await sweepRetention(deps, inDays(101));
  expect(await dueOf(ada)).toMatchObject([{ resume_id: old.id }]);
});

test('a longer time, or none, takes the marks away', async () => {
  const ada = await given.user();
  await resumeOf(ada, 400);
  await set(ada, 12);

  expect(await set(ada, 24)).toEqual({ months: 24, due: 0 });
  expect(await set(ada, 6)).toEqual({ months: 6, due: 1 });
  expect(await set(ada, null)).toEqual({ months: null, due: 0 });
});

test('marks are taken away however many there are', async () => {
  const ada = await given.user();
  await seedOwner(deps.database.fork(), { ownerId: ada.id, number: 1, jobs: 1, resumes: 1010, matches: 0 });
  const before = (await as(ada).get('/api/retention')).body;

  await sweepRetention(deps);

  expect(before).toEqual({ months: null, due: 505 });
  expect((await as(ada).get('/api/retention')).body).toEqual({ months: null, due: 0 });
});

test('of several sweeps at once each resume is erased by one', async () => {
  const ada = await given.user();
  for (let made = 0; made < 6; made += 1) await resumeOf(ada, 400);
  await set(ada, 12);

  await Promise.all(Array.from({ length: 4 }, () => sweepRetention(deps, inDays(31))));

  expect((await as(ada).get('/api/retention')).body).toEqual({ months: 12, due: 0 });
  const { erasures } = (await as(ada).get('/api/candidates/erasures')).body as { erasures: object[] };
  expect(erasures).toHaveLength(6);
});

test('[AP-02] a time that is not offered, and a day that is over, are refused in a sentence', async () => {
  const ada = await given.user();
  const resume = await resumeOf(ada, 1);
  const keep = `/api/resumes/${resume.id}/keep`;

  expect(await as(ada).put('/api/retention', { months: 1 })).toMatchObject({
    status: 400,
    body: { errors: { months: 'months must be 6, 12, 24, or null to keep resumes.' } },
  });
  expect(await as(ada).post(keep, { until: '2020-01-01', reason: 'Asked us to keep it.' })).toMatchObject({
    status: 400,
    body: { errors: { until: 'Choose a future date.' } },
  });
  expect(await as(ada).post(keep, { until: '2999-01-01', reason: 'so' })).toMatchObject({ status: 400 });
});

test('[AP-01] nobody sees or changes how long another keeps what', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const old = await resumeOf(ada, 400);
  await set(ada, 12);

  await set(grace, 24);

  expect(await dueOf(grace)).toEqual([]);
  expect(await dueOf(ada)).toHaveLength(1);
  const reason = 'Not mine, but I would like to.';
  expect(await as(grace).post(`/api/resumes/${old.id}/keep`, { until: '2999-01-01', reason })).toMatchObject({
    status: 404,
  });
  expect(await anyone.get('/api/retention')).toMatchObject({ status: 401 });
});
