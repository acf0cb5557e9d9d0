// @module-tag postgres: workers are processes of their own, which only a server serves.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Batch } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { read } from '../test/support/caller.ts';
import { openStream } from '../test/support/event-stream.ts';
import { TEST_SERVER } from '../test/support/test-database.ts';
import { startTestServer } from '../test/support/test-server.ts';

const COUNT = 150;
const LINES = Array.from(
  { length: 400 },
  (_, line) => `Built service ${line} in TypeScript and Go, 2019 to 2023.`,
);

function startWorker(url: string | undefined, dataDir: string): ChildProcess {
  const env = { ...process.env, DATABASE_URL: url ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  return spawn(process.execPath, [join(import.meta.dirname, 'worker.ts')], {
    env,
    stdio: ['ignore', 2, 'pipe'],
  });
}

test('a worker without a server of PostgreSQL ends with a sentence', async () => {
  const worker = startWorker(undefined, tmpdir());

  const [said, [code]] = await Promise.all([
    text(worker.stderr ?? process.stdin),
    once(worker, 'exit') as Promise<[number]>,
  ]);

  expect(said).toBe('A worker needs DATABASE_URL: the embedded database has its worker in the server.\n');
  expect(code).toBe(1);
});

// Not `test.runIf`, which runs also what its tag leaves out.
test('of three workers two are killed in the middle: every item is done, and none counts twice', {
  tags: 'thorough',
  timeout: 120_000,
  ...(TEST_SERVER ? {} : { skip: true }),
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bff-worker-'));
  const server = await startTestServer({ works: 'elsewhere' });
  const client = await server.deps.database.client();
  const ada = await server.given.user();
  const resumes = Array.from({ length: COUNT }, () =>
    server.given.resume({ owner: ada, text: `Ada Lovelace\n${LINES.join('\n')}` }),
  );
  const resume_ids = (await Promise.all(resumes)).map(({ id }) => id);
  const job = await server.given.job({ owner: ada, title: 'TypeScript Engineer' });
  const body = { kind: 'match', job_id: job.id, resume_ids };
  const batch = read(Batch, await server.as(ada).post('/api/batches', body));
  const workers = [1, 2, 3].map((each) =>
    startWorker('url' in client ? client.url : '', join(folder, String(each))),
  );
  const stream = await openStream(`${server.origin}/api/batches/${batch.id}/events`, {
    cookie: ada.cookie,
  });
  let latest = Batch.parse((await stream.next())?.data);

  while (latest.done < COUNT / 10) latest = Batch.parse((await stream.next())?.data);
  expect(latest.done).toBeLessThan(COUNT);
  for (const worker of workers.slice(1)) worker.kill('SIGKILL');
  for (let event = await stream.next(); event !== null; event = await stream.next()) {
    latest = Batch.parse(event.data);
  }

  expect(latest).toMatchObject({ status: 'done', total: COUNT, done: COUNT, failed: 0 });
  const em = server.deps.database.fork();
  const [counted] = await em.execute(
    'select count(*)::int as matches, count(distinct resume_id)::int as resumes from matches',
  );
  expect(counted).toEqual({ matches: COUNT, resumes: COUNT });
  const [again] = await em.execute<{ count: number }[]>(
    'select count(*)::int from pgboss.job where retry_count > 0',
  );
  expect(again?.count).toBeGreaterThan(0);
  const [last] = workers;
  last?.kill('SIGTERM');
  expect(await once(last as ChildProcess, 'exit')).toEqual([0, null]);
  await server.close();
  await rm(folder, { recursive: true });
});
