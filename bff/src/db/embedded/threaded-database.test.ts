import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openThreadedDatabase } from './threaded-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'shortlist-embedded-'));
const database = await openThreadedDatabase(join(folder, 'db'));
await database.exec('create table words (word text primary key, count int not null)');

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('values of each type come as the ORM reads them', async () => {
  const { rows } = await database.query<{ bytes: Uint8Array; at: string; times: string[] }>(
    `select $1::jsonb as json, array['{"a":1}']::jsonb[] as jsons, $2::timestamptz as at, array[$2::timestamptz] as times,
       $3::bytea as bytes, true as yes, 7::int8 as number, null as nothing, $4::text as words`,
    [{ a: [1, 'ä'] }, new Date('2026-11-22T19:56:04Z'), Buffer.from([1, 2]), 'Ærø'],
  );

  expect(rows).toMatchObject([
    { json: { a: [1, 'ä'] }, jsons: [{ a: 1 }], yes: true, number: 7, nothing: null, words: 'Ærø' },
  ]);
  expect([...(rows[0]?.bytes ?? [])]).toEqual([1, 2]);
  expect(rows[0]?.at).toMatch(/^2026-11-2[23] /);
  expect(rows[0]?.times).toEqual([rows[0]?.at]);
});

test('a statement that fails says why in the code and the words of PostgreSQL', async () => {
  await database.query(`insert into words values ('once', 1)`);

  const again = database.query(`insert into words values ($1, 1)`, ['once']);

  await expect(again).rejects.toMatchObject({
    code: '23505',
    constraint: 'words_pkey',
    message: 'duplicate key value violates unique constraint "words_pkey"',
  });
});

test('a transaction that fails leaves nothing, and one that ends well all of it; others wait for it', async () => {
  const failing = database.transaction(async (tx) => {
    await tx.query(`insert into words values ('lost', 1)`);
    throw new Error('No more.');
  });
  const kept = database.transaction(async (tx) => {
    await tx.query(`insert into words values ('kept', 1)`);
    await wait(20);
    await tx.exec(`update words set count = 2 where word = 'kept'; select 1`);
    return 'done';
  });
  const beside = database.query<{ word: string; count: number }>(
    `select word, count from words where word in ('lost', 'kept')`,
  );

  await expect(failing).rejects.toThrow('No more.');
  expect(await kept).toBe('done');
  expect((await beside).rows).toEqual([{ word: 'kept', count: 2 }]);
});

test('a message of a channel is heard until nobody listens any more', async () => {
  const heard: string[] = [];
  const stop = await database.listen('news', (message) => heard.push(message));
  await database.query(`select pg_notify('news', 'first')`);
  await expect.poll(() => heard).toEqual(['first']);

  await stop();
  await database.query(`select pg_notify('news', 'second')`);
  const other: string[] = [];
  await database.listen('news', (message) => other.push(message));
  await database.query(`select pg_notify('news', 'third')`);

  await expect.poll(() => other).toContain('third');
  expect(heard).toEqual(['first']);
});

test('who waits for nothing of the database goes on while it computes', async () => {
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 1);

  await database.query('select count(*) from generate_series(1, 3000000) a where a % 7 = 3');

  clearInterval(turning);
  expect(turns).toBeGreaterThan(3);
});

test('what was there when it was closed is there when it is opened again; a closed one refuses', async () => {
  const place = join(folder, 'again');
  const first = await openThreadedDatabase(place);
  await first.exec("create table kept (word text); insert into kept values ('here')");
  await first.close();
  await first.close();

  const second = await openThreadedDatabase(place);
  const { rows } = await second.query('select word from kept');
  await second.close();

  expect(rows).toEqual([{ word: 'here' }]);
  expect(first.closed).toBe(true);
  await expect(first.query('select 1')).rejects.toThrow('The embedded database is closed.');
});

test('a folder that holds no database that can be read is refused, and no thread is left', async () => {
  const place = join(folder, 'broken');
  await mkdir(place);
  await writeFile(join(place, 'PG_VERSION'), 'nothing');

  const opening = openThreadedDatabase(place);

  await expect(opening).rejects.toThrow(/\w/);
});
