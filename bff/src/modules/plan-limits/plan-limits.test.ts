// @module-tag postgres: two requests for the last place are let in one after the other.
import { Batch, GIGABYTE, PlanUse } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { scriptedAnalyzer } from '../../../test/support/scripted-analyzer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import type { Plan } from '../plans/plans.service.ts';

const scripted = scriptedAnalyzer();
const runs = { begun: 0, held: Promise.resolve() };
async function begin(): Promise<void> {
  runs.begun += 1;
  await runs.held;
}

/** Runs begin from now on, and none ends before the returned function is called. */
function holdRuns(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(runs, { begun: 0, held: promise });
  return resolve;
}

const server = await startTestServer({
  engine: {
    ...scripted,
    analyze: (...asked) => begin().then(() => scripted.analyze(...asked)),
    match: (...asked) => begin().then(() => scripted.match(...asked)),
  },
});
afterAll(() => server.close());
const { given, as, deps } = server;

let ada: TestUser;
beforeEach(async () => {
  await deps.database.fork().execute('delete from subscriptions');
  await deps.database.fork().execute('delete from plans');
  ada = await given.user();
});

/** Ada subscribes to a plan with some limits. */
async function onPlan(limits: Partial<Plan>): Promise<void> {
  await given.subscription({ owner: ada, plan: await given.plan({ name: 'Solo', price: 9, ...limits }) });
}

const use = async () => read(PlanUse, await as(ada).get('/api/subscriptions/me/use'));
const post = () => as(ada).post('/api/jobs', { title: 'Engineer' });
const refusal = (error: unknown) => ({ status: 402, body: { code: 'plan_limit', error } });

const next = new Date();
next.setUTCMonth(next.getUTCMonth() + 1, 1);
const RESET_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(next);

test('[PD-10] without a plan nothing is limited, and the use is told', async () => {
  await given.job({ owner: ada });
  await given.resume({ owner: ada, sizeBytes: 3000 });
  await given.resume({ owner: ada, sizeBytes: 500, uploadedAt: new Date('2026-01-31T23:59:59Z') });

  expect(await use()).toEqual({
    plan_name: null,
    positions: { used: 1, limit: null },
    resumes: { used: 1, limit: null },
    ai_runs: { used: 0, limit: null },
    storage_bytes: { used: 3500, limit: null },
    resets_at: `${next.toISOString().slice(0, 7)}-01T00:00:00.000Z`,
  });
  expect(await post()).toMatchObject({ status: 201 });
});

test('[PD-10] who has no subscription has what the free plan on offer includes', async () => {
  await given.plan({ name: 'Old', price: 0, limitPositions: 0, isArchived: true });
  await given.plan({ name: 'Starter', price: 0, limitPositions: 1 });

  expect(await post()).toMatchObject({ status: 201 });
  expect(await post()).toMatchObject(
    refusal('The Starter plan includes 1 position, and 1 is used. Delete a position, or change your plan.'),
  );
  expect(await use()).toMatchObject({ plan_name: 'Starter', positions: { used: 1, limit: 1 } });
});

test('[PD-10] a plan that is over limits no more than the free one', async () => {
  const plan = await given.plan({ limitPositions: 0 });
  await given.subscription({ owner: ada, plan, isActive: false, status: 'canceled' });

  expect(await post()).toMatchObject({ status: 201 });
});

test('[PD-10] a position more than the plan includes is refused until one is deleted', async () => {
  await onPlan({ limitPositions: 2 });
  const job = await given.job({ owner: ada });
  await given.job({ owner: await given.user() });
  expect(await post()).toMatchObject({ status: 201 });
  expect(await post()).toMatchObject(refusal(expect.stringContaining('The Solo plan includes 2 positions')));

  await as(ada).delete(`/api/jobs/${job.id}`);

  expect(await post()).toMatchObject({ status: 201 });
});

test('[PD-10] of two requests for the last place one is refused', async () => {
  await onPlan({ limitPositions: 3 });

  const replies = await Promise.all([post(), post(), post(), post(), post(), post()]);

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 201, 201, 402, 402, 402,
  ]);
  expect(await use()).toMatchObject({ positions: { used: 3, limit: 3 } });
});

test('[PD-10] two uploads at once do not both take the last resume of the month', async () => {
  await onPlan({ limitResumes: 1 });
  await given.resume({ owner: ada, uploadedAt: new Date('2026-01-31T23:59:59Z') });

  const replies = await Promise.all([as(ada).upload(FILES.smallPdf), as(ada).upload(FILES.smallPdf)]);

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 402]);
  expect(replies.find(({ status }) => status === 402)).toMatchObject(
    refusal(
      `The Solo plan includes 1 resume a month, and 1 is used. Wait until ${RESET_DAY}, or change your plan.`,
    ),
  );
  const stored = [];
  for await (const page of deps.storage.list()) stored.push(...page);
  expect(stored.filter((key) => key.startsWith(ada.id))).toHaveLength(1);
});

test('[PD-10] a file that does not fit into the storage is refused', async () => {
  await onPlan({ limitStorageBytes: GIGABYTE });
  await given.resume({ owner: ada, sizeBytes: GIGABYTE - 10 });

  expect(await as(ada).upload(FILES.smallPdf)).toMatchObject(
    refusal('The Solo plan includes 1 GB of storage, and 1 GB is used. Delete resumes, or change your plan.'),
  );
});

test('[PD-10] an AI run more than the plan includes is refused; what is stored is answered still', async () => {
  await onPlan({ limitAiRuns: 2 });
  const [job, one, other] = [
    await given.job({ owner: ada }),
    await given.resume({ owner: ada }),
    await given.resume({ owner: ada }),
  ];
  const analyze = (id: string) => as(ada).post(`/api/ai/resumes/${id}/analyze`);
  const match = (id: string) => as(ada).post(`/api/ai/jobs/${job.id}/resumes/${id}/match`);
  expect(await analyze(one.id)).toMatchObject({ status: 200 });
  expect(await match(one.id)).toMatchObject({ status: 200 });

  const sentence = `The Solo plan includes 2 AI runs a month, and 2 are used. Wait until ${RESET_DAY}, or change your plan.`;
  expect(await analyze(other.id)).toMatchObject(refusal(sentence));
  expect(await match(other.id)).toMatchObject(refusal(sentence));
  expect(await analyze(one.id)).toMatchObject({ status: 200 });
  expect(await match(one.id)).toMatchObject({ status: 200 });
  const many = (ids: string[]) =>
    as(ada).post(`/api/ai/jobs/${job.id}/resumes/match_batch`, { resume_ids: ids });
  expect(await many([one.id])).toMatchObject({ status: 200 });
  expect(await many([one.id, other.id])).toMatchObject(refusal(sentence));
  // Deleting what was scored gives nothing back.
  await as(ada).delete(`/api/resumes/${one.id}`);
  expect(await analyze(other.id)).toMatchObject(refusal(sentence));
});

test('[PD-10] AI runs that are under way together do not exceed the plan', async () => {
  await onPlan({ limitAiRuns: 3 });
  const [one, other] = [await given.job({ owner: ada }), await given.job({ owner: ada })];
  const ids = [(await given.resume({ owner: ada })).id, (await given.resume({ owner: ada })).id];
  const release = holdRuns();

  const asked = ids.flatMap((id) => [
    as(ada).post(`/api/ai/resumes/${id}/analyze`),
    as(ada).post(`/api/ai/jobs/${one.id}/resumes/${id}/match`),
  ]);
  const group = as(ada).post(`/api/ai/jobs/${other.id}/resumes/match_batch`, { resume_ids: ids });
  // All have room, and none is done.
  await expect.poll(() => runs.begun).toBe(6);
  release();

  const done = (await Promise.all(asked)).filter(({ status }) => status === 200);
  const { results } = (await group).body as { results: { code?: string }[] };
  const matched = results.filter(({ code }) => code !== 'plan_limit');
  expect(done.length + matched.length).toBe(3);
  expect(await use()).toMatchObject({ ai_runs: { used: 3, limit: 3 } });
});

test('[PD-10] a batch needs room for all of it, and what it still has to do counts', async () => {
  await onPlan({ limitAiRuns: 3 });
  const ids = [(await given.resume({ owner: ada })).id, (await given.resume({ owner: ada })).id];
  const batch = () => as(ada).post('/api/batches', { kind: 'analysis', resume_ids: ids });

  const [first, second] = await Promise.all([batch(), batch()]);

  const [taken, refused] = first.status === 201 ? [first, second] : [second, first];
  expect(taken.status).toBe(201);
  expect(refused).toMatchObject(
    refusal(
      `The Solo plan includes 3 AI runs a month, and 2 are used. 2 more are needed. Wait until ${RESET_DAY}, or change your plan.`,
    ),
  );
  expect(await use()).toMatchObject({ ai_runs: { used: 2, limit: 3 } });
  await as(ada).post(`/api/batches/${read(Batch, taken).id}/cancel`);
  expect(await use()).toMatchObject({ ai_runs: { used: 0, limit: 3 } });
});

test('[PD-10] an administrator limits a plan, and its subscribers are limited from then on', async () => {
  const admin = await given.user({ isAdmin: true });
  const plan = await given.plan({ name: 'Solo', price: 9 });
  await given.subscription({ owner: ada, plan });
  const limits = { positions: 0, resumes: 10, ai_runs: null, storage_bytes: 5 * GIGABYTE };
  const input = { name: 'Solo', price: 9 };

  expect(await as(admin).put(`/api/plans/${plan.id}`, { ...input, limits })).toMatchObject({
    body: { limits },
  });

  expect((await as(ada).get('/api/plans/')).body).toMatchObject([{ limits }]);
  expect(await post()).toMatchObject({ status: 402 });
  expect(
    await as(admin).put(`/api/plans/${plan.id}`, { ...input, limits: { positions: 1.5 } }),
  ).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});
