// @module-tag postgres: only a server with several connections has deadlocks.
import { Client } from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { TEST_SERVER } from '../../test/support/test-database.ts';
import { startTestServer } from '../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;

describe.runIf(TEST_SERVER)(
  'a request that waits for another, which waits for it',
  { timeout: 60_000 },
  () => {
    test('runs its transaction again', async () => {
      const ada = await given.user();
      const [main, other] = [await given.resume({ owner: ada }), await given.resume({ owner: ada })];

      const reply = await deadlocked({
        held: ['resumes', other.id],
        wanted: ['users', ada.id],
        call: () => as(ada).post('/api/duplicates/merges', { main_id: main.id, resume_ids: [other.id] }),
      });

      expect(reply.status).toBe(200);
      expect(await as(ada).get(`/api/resumes/${other.id}`)).toMatchObject({ body: { merged_into: main.id } });
    });

    test('sends its statement again', async () => {
      const ada = await given.user();
      const [job, resume] = [await given.job({ owner: ada }), await given.resume({ owner: ada })];
      await given.match({ owner: ada, job, resume });

      const reply = await deadlocked({
        held: ['resumes', resume.id],
        wanted: ['jobs', job.id],
        call: () => as(ada).delete(`/api/jobs/${job.id}`),
      });

      expect(reply.status).toBe(200);
      expect(await as(ada).get(`/api/jobs/${job.id}`)).toMatchObject({ status: 404 });
    });
  },
);

type Row = readonly [table: string, id: string];

/** Has a call wait for a row that somebody else holds, who then wants one that the call holds, until the call is undone. */
async function deadlocked<Reply>(rows: {
  held: Row;
  wanted: Row;
  call: () => Promise<Reply>;
}): Promise<Reply> {
  const client = await deps.database.client();
  const other = new Client('url' in client ? client.url : '');
  await other.connect();
  const lock = ([table, id]: Row) => other.query(`select from ${table} where id = $1 for update`, [id]);
  try {
    await other.query('begin');
    // The one of the two that looks for a deadlock first is undone.
    await other.query(`set local deadlock_timeout = '1min'`);
    await lock(rows.held);
    const before = await deadlocks(other);
    const reply = rows.call();
    await vi.waitFor(async () => expect(await waiting(other)).toBe(1), PATIENCE);
    await lock(rows.wanted);
    await vi.waitFor(async () => expect(await deadlocks(other)).toBe(before + 1), PATIENCE);
    await other.query('rollback');
    return await reply;
  } finally {
    await other.end();
  }
}

const PATIENCE = { timeout: 20_000, interval: 50 };

function waiting(client: Client): Promise<number> {
  return statistic(
    client,
    `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
}

function deadlocks(client: Client): Promise<number> {
  return statistic(
    client,
    'select deadlocks::int as n from pg_stat_database where datname = current_database()',
  );
}

/** A transaction sees the same statistics until it asks for new ones. */
async function statistic(client: Client, query: string): Promise<number> {
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ n: number }>(query);
  return rows[0]?.n ?? Number.NaN;
}

describe.runIf(TEST_SERVER)('a request that is undone each time', () => {
  test.each(['update', 'delete'] as const)('is told so after four attempts: %s', async (action) => {
    const ada = await given.user();
    const path = `/api/jobs/${(await given.job({ owner: ada })).id}`;
    const calls = {
      // In a transaction, and as a statement alone.
      update: () => as(ada).put(path, { title: 'Engineer', description: 'Builds things.' }),
      delete: () => as(ada).delete(path),
    };
    await undoEach(action);

    const reply = await calls[action]();

    expect(await attempts()).toBe(4);
    expect(reply).toMatchObject({
      status: 503,
      body: { code: 'unavailable', error: 'Others are changing the same data. Try again in a moment.' },
    });
    expect(reply.headers.get('retry-after')).toBe('5');
  });
});

/** Has the database undo each change of positions, as if in a deadlock; it keeps count of them. */
async function undoEach(action: 'update' | 'delete'): Promise<void> {
  const em = deps.database.fork();
  await em.execute('drop sequence if exists attempts');
  await em.execute('create sequence attempts');
  await em.execute(`create or replace function undo() returns trigger language plpgsql as $$
    begin
      perform nextval('attempts');
      raise exception 'deadlock detected' using errcode = '40P01';
    end $$`);
  await em.execute(`create trigger undo_${action} before ${action} on jobs execute function undo()`);
}

async function attempts(): Promise<number> {
  const [row] = await deps.database
    .fork()
    .execute<{ n: number }[]>('select last_value::int as n from attempts');
  return row?.n ?? 0;
}
