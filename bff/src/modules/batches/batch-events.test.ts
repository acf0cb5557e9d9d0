// @module-tag postgres: the database notifies who listens.
import { Batch } from '@shortlist/api-contract';
import type { Analyzer } from '@shortlist/engine/analyzer.ts';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { openStream, type TestEvent, type TestStream } from '../../../test/support/event-stream.ts';
import { scriptedAnalyzer } from '../../../test/support/scripted-analyzer.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const scripted = scriptedAnalyzer();
let gates: Promise<void>[] = [];
const engine: Analyzer = {
  ...scripted,
  analyze: async (...all) => {
    await gates.shift();
    return scripted.analyze(...all);
  },
};
const server = await startTestServer({ works: 'here', engine });
afterAll(() => server.close());
const { given, as } = server;
const ada = await given.user();

async function aBatch(count: number): Promise<Batch> {
  const made = Array.from({ length: count }, async () => (await given.resume({ owner: ada })).id);
  return read(
    Batch,
    await as(ada).post('/api/batches', { kind: 'analysis', resume_ids: await Promise.all(made) }),
  );
}

const follow = (batch: Batch, headers: Record<string, string> = {}): Promise<TestStream> =>
  openStream(`${server.origin}/api/batches/${batch.id}/events`, { cookie: ada.cookie, ...headers });

async function allOf(stream: TestStream): Promise<TestEvent[]> {
  const events: TestEvent[] = [];
  for (let event = await stream.next(); event !== null; event = await stream.next()) events.push(event);
  return events;
}

/** Keeps the next engine calls waiting, and lets them go one by one. */
function closeGates(count: number): () => void {
  const closed = Array.from({ length: count }, () => Promise.withResolvers<void>());
  gates = closed.map(({ promise }) => promise);
  return () => closed.shift()?.resolve();
}

test('the progress of a batch comes at once, with every change, and ends with the batch', async () => {
  const openOne = closeGates(4);
  const batch = await aBatch(4);

  const stream = await follow(batch);

  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
  const first = await stream.next();
  expect(first).toMatchObject({ name: 'progress', id: null, data: { id: batch.id, total: 4, done: 0 } });
  openOne();
  await expect.poll(async () => Batch.parse((await stream.next())?.data).done).toBe(1);
  for (let each = 0; each < 3; each += 1) openOne();
  const last = (await allOf(stream)).at(-1);
  expect(last).toMatchObject({
    id: 'end',
    data: { status: 'done', done: 4, finished_at: expect.any(String) },
  });
  expect(stream.text()).toMatch(/^retry: \d+\n\n/);
});

test('many changes at once are few events', async () => {
  const began = performance.now();
  const events = await allOf(await follow(await aBatch(60)));

  const seconds = (performance.now() - began) / 1000;
  expect(events.length).toBeLessThanOrEqual(2 + seconds * 4);
  expect(Batch.parse(events.at(-1)?.data)).toMatchObject({ done: 60 });
});

test('a batch that has ended is one event, and no more for who has had the last one', async () => {
  const batch = await aBatch(1);
  await allOf(await follow(batch));

  const again = await follow(batch, { 'Last-Event-ID': '7' });
  expect((await allOf(again)).map(({ id }) => id)).toEqual(['end']);
  expect((await follow(batch, { 'Last-Event-ID': 'end' })).status).toBe(204);
});

test('a batch that is canceled ends its stream', async () => {
  const openOne = closeGates(1);
  const batch = await aBatch(1);
  await expect.poll(async () => (await as(ada).get(`/api/batches/${batch.id}`)).text).toContain('running');
  const stream = await follow(batch);
  await stream.next();

  await as(ada).post(`/api/batches/${batch.id}/cancel`);
  openOne();

  expect((await allOf(stream)).at(-1)).toMatchObject({ data: { status: 'cancelled' } });
});

test('a person has ten streams at most, and one that is closed frees its place', async () => {
  const openOne = closeGates(1);
  const batch = await aBatch(1);
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow(batch)));

  const refused = await as(ada).get(`/api/batches/${batch.id}/events`);
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  streams[0]?.close();
  const statusOfNext = async () => {
    const next = await follow(batch);
    if (next.status === 200) streams.push(next);
    return next.status;
  };
  await expect.poll(statusOfNext).toBe(200);

  for (const stream of streams) stream.close();
  openOne();
});

test('a stop of the server ends the streams, so that it need not wait for them', async () => {
  const own = await startTestServer();
  const user = await own.given.user();
  const resume = await own.given.resume({ owner: user });
  const batch = read(
    Batch,
    await own.as(user).post('/api/batches', { kind: 'analysis', resume_ids: [resume.id] }),
  );
  const address = `${own.origin}/api/batches/${batch.id}/events`;
  const stream = await openStream(address, { cookie: user.cookie });
  await stream.next();

  own.deps.endStreams();

  expect(await stream.next()).toBeNull();
  await own.close();
});
