// @module-tag postgres: items are taken from a queue under locks.
import { Batch, type BatchItem, batches } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Analyzer } from '@shortlist/engine/analyzer.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { scriptedAnalyzer } from '../../../test/support/scripted-analyzer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';

const scripted = scriptedAnalyzer();
/** What an engine call waits for, and what it may fail with. */
let gate: Promise<void> = Promise.resolve();
let faults: Error[] = [];
/** Hears of each signal that a match could be ended by. */
let watched: (signal: AbortSignal) => void = () => {};
const before = async () => {
  await gate;
  const fault = faults.shift();
  if (fault !== undefined) throw fault;
};
const engine: Analyzer = {
  ...scripted,
  analyze: (...all) => before().then(() => scripted.analyze(...all)),
  match: (document, job, options) => {
    if (options?.signal !== undefined) watched(options.signal);
    return before().then(() => scripted.match(document, job, options));
  },
};

const server = await startTestServer({ works: 'here', engine, limits: { ai: { points: 60, seconds: 60 } } });
afterAll(() => server.close());
const { given, as } = server;
let ada = await given.user();
beforeEach(async () => {
  ada = await given.user();
  faults = [];
  gate = Promise.resolve();
  watched = () => {};
});

const create = (body: unknown) => as(ada).post('/api/batches', body);
const get = async (id: string) => read(Batch, await as(ada).get(`/api/batches/${id}`));
const itemsOf = async (id: string): Promise<BatchItem[]> =>
  read(batches.items.response, await as(ada).get(`/api/batches/${id}/items`)).items;

/** The batch once it has ended. */
async function endOf(id: string): Promise<Batch> {
  const ended = { finished_at: expect.any(String) };
  await expect.poll(() => get(id), { timeout: 15_000 }).toMatchObject(ended);
  return get(id);
}

const connectionLost = () => Object.assign(new Error('Secret of the database'), { code: 'ECONNRESET' });

async function resumes(count: number): Promise<string[]> {
  const made = Array.from({ length: count }, async () => (await given.resume({ owner: ada })).id);
  return Promise.all(made);
}

function closeGate(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
}

test('a match batch is answered at once and ends with a match for every resume', async () => {
  const [job, resume_ids] = [await given.job({ owner: ada }), await resumes(2)];

  const reply = await create({ kind: 'match', job_id: job.id, resume_ids });

  expect(reply.status).toBe(201);
  const batch = read(Batch, reply);
  expect(batch).toMatchObject({ kind: 'match', job_id: job.id, status: 'queued', total: 2, done: 0 });
  expect(await endOf(batch.id)).toMatchObject({ status: 'done', done: 2, failed: 0 });
  expect(await itemsOf(batch.id)).toEqual(
    resume_ids.map((resume_id) => ({ resume_id, status: 'done', score: 0.8, error: null, code: null })),
  );
  const match = await as(ada).get(`/api/ai/jobs/${job.id}/resumes/${resume_ids[0]}/match`);
  expect(match).toMatchObject({ body: { match: { match_score: 0.8 } } });
});

test('an analysis batch analyzes every resume, more of them than are worked on at a time', async () => {
  const resume_ids = await resumes(30);

  const batch = read(Batch, await create({ kind: 'analysis', resume_ids }));

  expect(batch.job_id).toBeNull();
  expect(await endOf(batch.id)).toMatchObject({ status: 'done', done: 30, failed: 0 });
  expect(new Set((await itemsOf(batch.id)).map(({ status }) => status))).toEqual(new Set(['done']));
});

test('requests are answered while a batch is worked on', async () => {
  const batch = read(Batch, await create({ kind: 'analysis', resume_ids: await resumes(50) }));

  const meanwhile = await get(batch.id);

  expect(meanwhile.finished_at).toBeNull();
  expect(await endOf(batch.id)).toMatchObject({ done: 50 });
});

test('a failed item reports its error, the rest continue, and duplicate IDs are matched once', async () => {
  const job = await given.job({ owner: ada });
  const [good = ''] = await resumes(1);
  const empty = await given.resume({ owner: ada, text: '' });
  const foreign = await given.resume({ owner: await given.user() });
  const resume_ids = [empty.id, good, foreign.id, newId(), good];

  const batch = read(Batch, await create({ kind: 'match', job_id: job.id, resume_ids }));

  expect(await endOf(batch.id)).toMatchObject({ status: 'done', total: 4, done: 1, failed: 3 });
  const notFound = { code: 'not_found', error: 'Resume not found or you are not authorized.' };
  expect(await itemsOf(batch.id)).toMatchObject([
    { status: 'failed', code: 'no_text', score: null },
    { status: 'done', score: 0.8 },
    { status: 'failed', ...notFound },
    { status: 'failed', ...notFound },
  ]);
});

test('a failure that may pass is tried again; one that stays is a sentence and no detail', async () => {
  const resume_ids = await resumes(1);
  faults = [new AppError('timeout', 'The engine took too long.'), connectionLost()];

  const passed = read(Batch, await create({ kind: 'analysis', resume_ids }));
  expect(await endOf(passed.id)).toMatchObject({ done: 1, failed: 0 });

  faults = Array.from({ length: 20 }, connectionLost);
  const stayed = read(Batch, await create({ kind: 'analysis', resume_ids: await resumes(1) }));
  expect(await endOf(stayed.id)).toMatchObject({ status: 'done', done: 0, failed: 1 });
  const [item] = await itemsOf(stayed.id);
  expect(item).toMatchObject({ code: 'internal', error: 'Something went wrong. Please try again' });
  expect(faults).toHaveLength(15);
});

test.each([
  ['an error of the engine', new TypeError('undefined is not a function')],
  ['a resume that takes down each thread', new AppError('internal', 'The engine broke down.')],
  ['a value that the database refuses', Object.assign(new Error('bad byte'), { code: '22P05' })],
])('%s ends its item at the first attempt', async (_, fault) => {
  faults = Array.from({ length: 20 }, () => fault);

  const batch = read(Batch, await create({ kind: 'analysis', resume_ids: await resumes(1) }));

  expect(await endOf(batch.id)).toMatchObject({ status: 'done', done: 0, failed: 1 });
  expect(faults).toHaveLength(19);
});

test('a canceled batch has ended at once: what was done is kept, what runs is ended and keeps nothing', async () => {
  const [job, resume_ids] = [await given.job({ owner: ada }), await resumes(30)];
  const open = closeGate();
  const batch = read(Batch, await create({ kind: 'match', job_id: job.id, resume_ids }));
  await expect.poll(() => get(batch.id)).toMatchObject({ status: 'running' });

  const cancelled = read(Batch, await as(ada).post(`/api/batches/${batch.id}/cancel`));

  expect(cancelled).toMatchObject({
    status: 'cancelled',
    finished_at: expect.any(String),
    done: 0,
    failed: 0,
  });
  open();
  const later = read(
    Batch,
    await create({ kind: 'match', job_id: job.id, resume_ids: resume_ids.slice(29) }),
  );
  await endOf(later.id);
  expect(await get(batch.id)).toEqual(cancelled);
  expect(new Set((await itemsOf(batch.id)).map(({ status }) => status))).toEqual(new Set(['cancelled']));
  const match = await as(ada).get(`/api/ai/jobs/${job.id}/resumes/${resume_ids[0]}/match`);
  expect(match).toMatchObject({ body: { match: null } });
});

test('a batch that is canceled ends the work of the engine within a second', async () => {
  const signals: AbortSignal[] = [];
  const endless = Promise.withResolvers<void>();
  gate = endless.promise;
  watched = (signal) => signals.push(signal);
  const [job, resume_ids] = [await given.job({ owner: ada }), await resumes(3)];
  const batch = read(Batch, await create({ kind: 'match', job_id: job.id, resume_ids }));
  await expect.poll(() => signals.length).toBeGreaterThan(0);

  await as(ada).post(`/api/batches/${batch.id}/cancel`);

  await expect.poll(() => signals.every(({ aborted }) => aborted)).toBe(true);
  endless.resolve();
});

test('a batch that has ended stays as it is when it is canceled', async () => {
  const batch = read(Batch, await create({ kind: 'analysis', resume_ids: await resumes(1) }));
  const ended = await endOf(batch.id);

  expect(await as(ada).post(`/api/batches/${batch.id}/cancel`)).toMatchObject({ status: 200, body: ended });
});

test('a position or a resume that is deleted meanwhile fails its items, and the batch ends', async () => {
  const [job, resume_ids] = [await given.job({ owner: ada }), await resumes(6)];
  const open = closeGate();
  const batch = read(Batch, await create({ kind: 'match', job_id: job.id, resume_ids }));
  await expect.poll(() => get(batch.id)).toMatchObject({ status: 'running' });

  await as(ada).delete(`/api/resumes/${resume_ids[5]}`);
  await as(ada).delete(`/api/jobs/${job.id}`);
  open();

  expect(await endOf(batch.id)).toMatchObject({ status: 'done', done: 0, failed: 6 });
  expect(new Set((await itemsOf(batch.id)).map(({ code }) => code))).toEqual(new Set(['not_found']));
});

test('batches and items come in pages, newest batch first and items as they were given', async () => {
  const resume_ids = await resumes(3);
  const made: string[] = [];
  for (let each = 0; each < 3; each += 1) {
    made.unshift(read(Batch, await create({ kind: 'analysis', resume_ids })).id);
  }

  const first = await as(ada).get('/api/batches?limit=2');
  const second = await as(ada).get(nextOf(first.headers));
  const items = await as(ada).get(`/api/batches/${made[0]}/items?limit=2`);
  const rest = await as(ada).get(nextOf(items.headers));

  const ids = [first, second].flatMap((page) =>
    read(batches.list.response, page).batches.map(({ id }) => id),
  );
  expect(ids).toEqual(made);
  expect(second.headers.get('link')).toBeNull();
  const pages = [items, rest].map((page) => read(batches.items.response, page).items);
  expect(pages.flat().map(({ resume_id }) => resume_id)).toEqual(resume_ids);
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
});

function nextOf(headers: Headers): string {
  return /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? '';
}

test('the position of another, no resume, too many resumes and another kind are refused', async () => {
  const foreign = await given.job({ owner: await given.user() });
  const [resume = ''] = await resumes(1);

  expect(await create({ kind: 'match', job_id: foreign.id, resume_ids: [resume] })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect(await create({ kind: 'analysis', resume_ids: [] })).toMatchObject({
    status: 400,
    body: { errors: { resume_ids: 'Please select at least one resume.' } },
  });
  expect(await create({ kind: 'analysis' })).toMatchObject({
    status: 400,
    body: { errors: { resume_ids: 'Please select at least one resume.' } },
  });
  const many = Array.from({ length: 1001 }, () => newId());
  expect(await create({ kind: 'analysis', resume_ids: many })).toMatchObject({
    status: 400,
    body: { errors: { resume_ids: 'A batch can include up to 1000 resumes.' } },
  });
  expect(await create({ kind: 'other', resume_ids: [resume] })).toMatchObject({
    status: 400,
    body: { errors: { kind: 'kind must be match or analysis.' } },
  });
  expect(read(batches.list.response, await as(ada).get('/api/batches')).batches).toEqual([]);
});

test('the batch of another is not found, and who is not signed in is asked to log in', async () => {
  const batch = read(Batch, await create({ kind: 'analysis', resume_ids: await resumes(1) }));
  const grace = await given.user();
  const path = `/api/batches/${batch.id}`;

  for (const [method, address] of [
    ['GET', path],
    ['GET', `${path}/items`],
    ['GET', `${path}/events`],
    ['POST', `${path}/cancel`],
  ] as const) {
    expect(await as(grace).send(address, { method })).toMatchObject({ status: 404 });
    expect(await server.anyone.send(address, { method })).toMatchObject({ status: 401 });
  }
  expect(await endOf(batch.id)).toMatchObject({ status: 'done' });
});

test('a batch counts each of its resumes, and one that is too large for the hour is refused whole', async () => {
  expect((await create({ kind: 'analysis', resume_ids: await resumes(40) })).status).toBe(201);

  const refused = await create({ kind: 'analysis', resume_ids: await resumes(21) });

  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  expect(read(batches.list.response, await as(ada).get('/api/batches')).batches).toHaveLength(1);
});
