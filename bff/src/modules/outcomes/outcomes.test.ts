// @module-tag postgres: two that record at once meet in one row.
import { dashboard, outcomes } from '@shortlist/api-contract';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone } = server;

/** A position and a resume that were never matched: an outcome needs no match. */
async function pair(owner: TestUser) {
  const [job, resume] = [await given.job({ owner }), await given.resume({ owner })];
  return { job, resume, path: `/api/jobs/${job.id}/resumes/${resume.id}/outcome` };
}

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const refused = (field: string, sentence: string) => ({
  status: 400,
  body: { code: 'invalid_input', error: sentence, errors: { [field]: sentence } },
});

test('[AP-01] [ST-01] an outcome is recorded step by step, read, listed and taken back', async () => {
  const ada = await given.user();
  const { job, resume, path } = await pair(ada);
  expect(await as(ada).get(path)).toMatchObject({ status: 200, body: { outcome: null } });

  await as(ada).put(path, { interviewed_on: '2026-11-02' });
  await as(ada).put(path, { offer_sent_on: '2026-11-09' });
  const reply = await as(ada).put(path, { offer_accepted_on: '2026-11-09' });

  const { outcome } = read(outcomes.record.response, reply);
  expect(outcome).toMatchObject({
    job_id: job.id,
    resume_id: resume.id,
    interviewed_on: '2026-11-02',
    offer_sent_on: '2026-11-09',
    offer_accepted_on: '2026-11-09',
  });
  expect((await as(ada).get(path)).body).toEqual({ outcome });
  expect((await as(ada).get('/api/outcomes')).body).toEqual({ outcomes: [outcome] });

  expect(await as(ada).delete(path)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await as(ada).get(path)).body).toEqual({ outcome: null });
  expect(await as(ada).delete(path)).toMatchObject({ status: 200 });
});

test('[AP-01] null takes a step back, and an outcome without any step goes', async () => {
  const ada = await given.user();
  const { path } = await pair(ada);
  await as(ada).put(path, { interviewed_on: '2026-11-02', offer_sent_on: '2026-11-09' });

  const one = await as(ada).put(path, { offer_sent_on: null });
  expect(one.body).toMatchObject({ outcome: { interviewed_on: '2026-11-02', offer_sent_on: null } });

  const none = await as(ada).put(path, { interviewed_on: null });
  expect(none).toMatchObject({ status: 200, body: { outcome: { interviewed_on: null } } });
  expect((await as(ada).get(path)).body).toEqual({ outcome: null });
  expect(await as(ada).put(path, {})).toMatchObject({ status: 200 });
  expect((await as(ada).get('/api/outcomes')).body).toEqual({ outcomes: [] });
});

test('[AP-01] an offer is accepted only after it was sent', async () => {
  const ada = await given.user();
  const { path } = await pair(ada);
  const put = (body: object) => as(ada).put(path, body);

  expect(await put({ offer_accepted_on: '2026-11-09' })).toMatchObject(
    refused('offer_accepted_on', 'Enter the date the offer was sent first.'),
  );
  expect((await as(ada).get(path)).body).toEqual({ outcome: null });
  expect(await put({ offer_sent_on: '2026-11-09', offer_accepted_on: '2026-11-08' })).toMatchObject(
    refused('offer_accepted_on', "The acceptance date can't be before the offer date (2026-11-09)."),
  );
  expect(await put({ offer_sent_on: '2026-11-09', offer_accepted_on: '2026-11-10' })).toMatchObject({
    status: 200,
  });
  expect(await put({ offer_sent_on: '2026-11-11' })).toMatchObject(
    refused('offer_sent_on', "The offer date can't be after the acceptance date (2026-11-10)."),
  );
  expect(await put({ offer_sent_on: null })).toMatchObject(
    refused('offer_sent_on', 'Remove the acceptance date (2026-11-10) first.'),
  );
  expect(await put({ offer_sent_on: null, offer_accepted_on: null })).toMatchObject({ status: 200 });
});

test('[AP-01] a day in the future is refused, tomorrow is today somewhere', async () => {
  const ada = await given.user();
  const { path } = await pair(ada);

  expect(await as(ada).put(path, { interviewed_on: inDays(2) })).toMatchObject(
    refused('interviewed_on', "The date can't be in the future."),
  );
  expect(await as(ada).put(path, { interviewed_on: inDays(1) })).toMatchObject({ status: 200 });
});

test.each(['2026-02-30', 'yesterday', 5, '0000-01-01', ''])('[AP-01] %j is no day', async (day) => {
  const ada = await given.user();
  const { path } = await pair(ada);

  expect(await as(ada).put(path, { offer_sent_on: day })).toMatchObject({
    status: 400,
    body: { errors: { offer_sent_on: expect.any(String) } },
  });
});

test('[AP-01] position and resume must both be own, and someone must be logged in', async () => {
  const [ada, grace] = [await given.user(), await given.user()];
  const [own, other] = [await pair(ada), await pair(grace)];
  const paths = [other.path, `/api/jobs/${own.job.id}/resumes/${other.resume.id}/outcome`];
  const body = { interviewed_on: '2026-11-02' };

  for (const path of paths) {
    expect(await as(ada).put(path, body)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await as(ada).get(path)).toMatchObject({ status: 404 });
    expect(await as(ada).delete(path)).toMatchObject({ status: 404 });
  }
  await as(grace).put(other.path, body);
  expect((await as(ada).get('/api/outcomes')).body).toEqual({ outcomes: [] });
  const calls = [
    anyone.put(own.path, body),
    anyone.get(own.path),
    anyone.delete(own.path),
    anyone.get('/api/outcomes'),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});

test('[AP-01] the list is of one position or one resume, and in pages, the latest change first', async () => {
  const ada = await given.user();
  const [first, second, third] = [await pair(ada), await pair(ada), await pair(ada)];
  const both = `/api/jobs/${first.job.id}/resumes/${second.resume.id}/outcome`;
  for (const path of [first.path, second.path, both, third.path, first.path]) {
    await as(ada).put(path, { interviewed_on: '2026-11-02' });
  }
  const list = async (query: string) => {
    const reply = await as(ada).get(`/api/outcomes?${query}`);
    const rows = read(outcomes.list.response, reply).outcomes;
    return { pairs: rows.map((row) => `/api/jobs/${row.job_id}/resumes/${row.resume_id}/outcome`), reply };
  };

  expect((await list('')).pairs).toEqual([first.path, third.path, both, second.path]);
  expect((await list(`job_id=${first.job.id}`)).pairs).toEqual([first.path, both]);
  expect((await list(`resume_id=${second.resume.id}`)).pairs).toEqual([both, second.path]);
  const page = await list(`job_id=${first.job.id}&limit=1`);
  const next = /<\/api\/outcomes\?(.+)>; rel="next"/.exec(page.reply.headers.get('link') ?? '')?.[1] ?? '';
  expect(next).toContain(`job_id=${first.job.id}`);
  expect((await list(next)).pairs).toEqual([both]);
  expect(await as(ada).get('/api/outcomes?job_id=x')).toMatchObject({ status: 400 });
  expect(await as(ada).get('/api/outcomes?cursor=x')).toMatchObject({ status: 400 });
});

test('[AP-01] two windows that record different steps at once lose neither', async () => {
  const ada = await given.user();
  for (let round = 0; round < 5; round += 1) {
    const { path } = await pair(ada);
    const bodies = [{ interviewed_on: '2026-11-02' }, { offer_sent_on: '2026-11-09' }];

    await Promise.all(Array.from({ length: 10 }, (_, index) => as(ada).put(path, bodies[index % 2])));

    expect((await as(ada).get(path)).body).toMatchObject({ outcome: { ...bodies[0], ...bodies[1] } });
  }
});

test('[HM-03] [JB-05] recorded outcomes are counted, and go with their position or resume', async () => {
  const ada = await given.user();
  const [first, second, third] = [await pair(ada), await pair(ada), await pair(ada)];
  await as(ada).put(first.path, { interviewed_on: '2026-11-01' });
  await as(ada).put(second.path, { interviewed_on: '2026-11-02', offer_sent_on: '2026-11-03' });
  await as(ada).put(third.path, { offer_sent_on: '2026-11-03', offer_accepted_on: '2026-11-04' });
  const stats = async () => read(dashboard.stats.response, await as(ada).get('/api/dashboard/stats'));

  expect(await stats()).toMatchObject({
    interviewed: 2,
    offers_sent: 2,
    offers_accepted: 1,
    recorded_outcomes: 3,
  });
  await as(ada).delete(`/api/jobs/${second.job.id}`);
  await as(ada).delete(`/api/resumes/${third.resume.id}`);
  expect(await stats()).toMatchObject({
    interviewed: 1,
    offers_sent: 0,
    offers_accepted: 0,
    recorded_outcomes: 1,
  });
});
