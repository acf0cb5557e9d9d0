// @module-tag thorough: the drill migrates a backup of an older schema, and newer migrations have tests of their own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/pglite';
import { expect, test } from 'vitest';
import { timeOf } from '../new-id.ts';
import { FirstTables } from './0001-first-tables.ts';
import { Sessions } from './0002-sessions.ts';

type Migrations = (typeof FirstTables | typeof Sessions)[];

/** A database of the first release, on which somebody is signed in. */
async function openAt(folder: string, migrationsList: Migrations) {
  const orm = await MikroORM.init({
    dbName: folder,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { migrationsList, tableName: 'migrations', silent: true, snapshot: false },
  });
  await orm.migrator.up();
  return orm;
}

test('[AU-06] sessions of before stay, with an id of the time at which they began', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bff-migration-'));
  const began = '2026-11-20T10:11:12.345Z';
  const former = await openAt(folder, [FirstTables]);
  await former.em.execute(`
    insert into users (id, email, username, created_at)
    values ('019a0000-0000-7000-8000-000000000001', 'ada@example.com', 'Ada', now())`);
  await former.em.execute(`
    insert into sessions (token_hash, user_id, created_at, expires_at)
    select hash, '019a0000-0000-7000-8000-000000000001'::uuid, '${began}'::timestamptz, now() + interval '1 day'
    from (values ('one'), ('two')) as old (hash)`);
  await former.close();

  const orm = await openAt(folder, [FirstTables, Sessions]);
  const rows = await orm.em.execute<{ id: string; last_seen_at: string | Date }[]>('select * from sessions');
  await orm.close();
  await rm(folder, { recursive: true, force: true });

  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  for (const { id, last_seen_at } of rows) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(timeOf(id)).toBe(Date.parse(began));
    expect(new Date(last_seen_at).toISOString()).toBe(began);
  }
});
