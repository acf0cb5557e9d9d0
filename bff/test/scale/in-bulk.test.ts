import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { EntityManager } from '../../src/db/database.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { inBulk } from './in-bulk.ts';
import { type OwnerRows, seedOwner } from './seed-owner.ts';

const OWNER: OwnerRows = {
  ownerId: '0193f000-0000-7000-8000-000000000001',
  number: 1,
  jobs: 12,
  resumes: 130,
  matches: 3,
};

const Tables = z.array(z.object({ name: z.string() }));
const Rows = z.array(z.object({ row: z.record(z.string(), z.unknown()) }));

/** The ids of these are of chance. */
const OF_CHANCE = new Set(['score_log', 'counters']);

test('what is written in bulk is what the ordinary way writes', async () => {
  const ordinary = await written((em) => seedOwner(em, OWNER));

  const bulk = await written((em) =>
    em.transactional((alone) => inBulk(alone, (each) => seedOwner(each, OWNER))),
  );

  for (const [name, rows] of ordinary) expect(bulk.get(name), name).toEqual(rows);
  const filled = ['resumes', 'resume_words', 'score_log', 'counters', 'superseded_matches', 'pg_indexes'];
  expect(filled.filter((name) => ordinary.get(name)?.length === 0)).toEqual([]);
});

/** All rows of a new database after this, with its indexes and triggers. */
async function written(write: (em: EntityManager) => Promise<void>): Promise<Map<string, string[]>> {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const em = database.fork();
  await em.execute(
    `insert into users (id, email, username, created_at) values (?, 'ada@example.com', 'Ada', '2026-01-01')`,
    [OWNER.ownerId],
  );
  await write(em);
  const tables = Tables.parse(
    await em.execute(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    ),
  );
  const contents = new Map<string, string[]>();
  for (const { name } of tables) {
    // A counter of zero says what one that is missing says.
    const all = name === 'counters' ? `${name} t where n <> 0` : `${name} t`;
    contents.set(name, await rowsOf(em, name, `select to_jsonb(t) as row from ${all}`));
  }
  contents.set('pg_indexes', await rowsOf(em, '', INDEXES));
  contents.set('pg_trigger', await rowsOf(em, '', TRIGGERS));
  return contents;
}

const INDEXES = `select jsonb_build_object('index', indexdef) as row from pg_indexes where schemaname = 'public'`;

const TRIGGERS = `
  select jsonb_build_object('table', tgrelid::regclass, 'name', tgname, 'enabled', tgenabled) as row
  from pg_trigger where not tgisinternal`;

async function rowsOf(em: EntityManager, table: string, query: string): Promise<string[]> {
  const rows = Rows.parse(await em.execute(query)).map(({ row }) => row);
  return rows.map(({ id, ...row }) => JSON.stringify(OF_CHANCE.has(table) ? row : { id, ...row })).toSorted();
}
