// @module-tag postgres: the queue has connections of its own.
import { Batch } from '@shortlist/api-contract';
import { afterEach, expect, test } from 'vitest';
import { read } from '../../test/support/caller.ts';
import { startTestServer, type TestServer } from '../../test/support/test-server.ts';
import { newId } from '../db/new-id.ts';
import { cancelBatch } from '../modules/batches/batch-steps.ts';
import { createBatchTask } from '../modules/batches/batch-task.ts';
import { createBatch } from '../modules/batches/batches.service.ts';
import { removeOldBatches } from '../modules/batches/old-batches.ts';
import { dispatchOutbox, enqueueInOutbox } from './outbox.ts';
import type { QueuedJob } from './task.ts';

let server: TestServer | undefined;
afterEach(() => server?.close());

const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** A server whose queue was never started: as a process that dies right after it has answered. */
async function aPromise() {
  server = await startTestServer();
  const ada = await server.given.user();
  const resume = await server.given.resume({ owner: ada });
  const body = { kind: 'analysis', resume_ids: [resume.id] };
  const batch = read(Batch, await server.as(ada).post('/api/batches', body));
  return { ...server, ada, batch, get: () => server?.as(ada).get(`/api/batches/${batch.id}`) };
}

test('work that was promised before a crash is done after the next start', async () => {
  const { get, deps } = await aPromise();
  expect(await get()).toMatchObject({ body: { status: 'queued' } });

  await deps.queue.start();

  await expect.poll(get, { timeout: 10_000 }).toMatchObject({ body: { status: 'done', done: 1 } });
  await expect.poll(() => deps.database.fork().execute('select id from outbox')).toEqual([]);
});

test('dispatching an outbox row twice is idempotent', async () => {
  const { get, deps, batch, analyzer } = await aPromise();
  await deps.queue.start();
  await expect.poll(get, { timeout: 10_000 }).toMatchObject({ body: { done: 1 } });
  const [asked, before] = [analyzer.asked, (await get())?.body];
  const [item] = await deps.database
    .fork()
    .execute<{ id: string }[]>('select id from batch_items where batch_id = ?', [batch.id]);

  const em = deps.database.fork();
  enqueueInOutbox(em, 'batch', batch.id);
  await em.flush();
  deps.queue.poke();
  await createBatchTask(deps).run(item?.id ?? '', { isLast: false });
  await createBatchTask(deps).giveUp(item?.id ?? '');

  await expect.poll(() => deps.database.fork().execute('select id from outbox')).toEqual([]);
  expect((await get())?.body).toEqual(before);
  expect(analyzer.asked).toBe(asked);
});

test('a crash between handing over and forgetting hands over the same jobs again', async () => {
  const { deps } = await aPromise();
  const task = createBatchTask(deps);
  const seen: QueuedJob[][] = [];
  const crash = async (_: unknown, jobs: readonly QueuedJob[]): Promise<void> => {
    seen.push([...jobs]);
    if (seen.length === 1) throw new Error('killed');
  };

  await expect(dispatchOutbox(deps.database.fork(), [task], crash)).rejects.toThrow('killed');
  await dispatchOutbox(deps.database.fork(), [task], crash);

  expect(seen).toHaveLength(2);
  expect(seen[1]).toEqual(seen[0]);
  expect(await deps.database.fork().execute('select id from outbox')).toEqual([]);
});

test('a batch whose transaction fails leaves neither items nor a promise', async () => {
  server = await startTestServer();
  const em = server.deps.database.fork();
  const nobody = newId();

  await expect(createBatch(em, nobody, { kind: 'analysis', resume_ids: [newId()] })).rejects.toThrow(
    'foreign key',
  );

  for (const table of ['batches', 'batch_items', 'outbox']) {
    expect(await server.deps.database.fork().execute(`select id from ${table}`)).toEqual([]);
  }
});

test('an item that takes its worker down at every attempt fails, and the batch ends', async () => {
  const { get, deps, batch } = await aPromise();
  const [item] = await deps.database
    .fork()
    .execute<{ id: string }[]>('select id from batch_items where batch_id = ?', [batch.id]);

  await createBatchTask(deps).giveUp(item?.id ?? '');

  expect(await get()).toMatchObject({ body: { status: 'done', failed: 1 } });
});

test('what waits in a batch canceled before the start is never asked of the engine', async () => {
  const { get, deps, batch, ada, analyzer } = await aPromise();
  await cancelBatch(deps.database.fork(), { ownerId: ada.id, id: batch.id });

  await deps.queue.start();
  await expect.poll(() => deps.database.fork().execute('select id from outbox')).toEqual([]);

  expect(await get()).toMatchObject({
    body: { status: 'cancelled', done: 0, finished_at: expect.any(String) },
  });
  expect(analyzer.asked).toBe(0);
});

test('a batch is kept for thirty days', async () => {
  const { get, deps } = await aPromise();

  await removeOldBatches(deps.database.fork(), inDays(29));
  expect(await get()).toMatchObject({ status: 200 });
  await removeOldBatches(deps.database.fork(), inDays(31));

  expect(await get()).toMatchObject({ status: 404 });
});

test('[PD-11] how much waits, for how long, and how jobs ended is measured, and each job is logged', async () => {
  const { get, deps, origin, logged } = await aPromise();
  const metrics = async () => (await fetch(`${origin}/metrics`)).text();
  await deps.queue.start();
  await expect.poll(get, { timeout: 10_000 }).toMatchObject({ body: { status: 'done' } });

  await expect.poll(metrics).toMatch(/queue_job_duration_seconds_count\{queue="batch",outcome="ok"\} [1-9]/);
  expect(await metrics()).toContain('queue_oldest_job_seconds{queue="outbox"} 0');
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'A job is done', queue: 'batch', attempt: 1, outcome: 'ok' }),
  );

  const em = deps.database.fork();
  await em.execute(
    `insert into pgboss.job (name, data, created_on, start_after)
      values ('batch-lost', '{}', now() - interval '90 seconds', now() + interval '1 hour')`,
  );

  expect(await metrics()).toMatch(/queue_oldest_job_seconds\{queue="batch-lost"\} 9\d/);
  expect(await metrics()).toContain('queue_jobs{queue="batch-lost",state="waiting"} 1');
});
