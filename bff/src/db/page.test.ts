// @module-tag postgres: where a page ends depends on how exactly times are read and words are sorted.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/test-database.ts';
import { newId } from './new-id.ts';
import { pageSql, readPage, type Sort, type SortKind } from './page.ts';

const database = await openTestDatabase();
afterAll(async () => {
  await em.execute('drop table things');
  await database.close();
});
const em = database.fork();
await em.execute(`create table things (id uuid primary key, moment timestamptz not null, day date,
  score double precision, name text not null)`);

const NAMES = ['Ångström', 'zoë', '日本語', `O'Neill "R&D"`, 'a', 'A', '', '\u0001'.repeat(200), '👩‍💻 %_\\'];
for (const [index, name] of NAMES.entries()) {
  const [day, score] = index % 3 === 0 ? [null, null] : [`2026-01-0${(index % 3) + 1}`, index / 7];
  const moment = `2026-01-01T00:00:00.00000${index % 4}Z`;
  await em.execute('insert into things values (?, ?::timestamptz, ?::date, ?::float8, ?)', [
    newId(),
    moment,
    day,
    score,
    name,
  ]);
}

const BY: Readonly<Record<SortKind, readonly RawBuilder<unknown>[]>> = {
  time: [sql`moment`],
  date: [sql`coalesce(day, 'infinity')`, sql`coalesce(day, '-infinity')`],
  number: [sql`coalesce(score, -1)`, sql`coalesce(score, 2)`],
  text: [sql`left(lower(name), 200)`],
};
const kinds: SortKind[] = ['time', 'date', 'number', 'text'];
const sorts: Sort<'things.id'>[] = kinds.flatMap((kind) =>
  BY[kind].flatMap((by) =>
    (['asc', 'desc'] as const).map((direction) => ({ by, id: 'things.id', kind, direction })),
  ),
);
const things = em.getKysely<{ things: { id: string } }>().selectFrom('things').select('id');

test.each(sorts)('pages by $kind, $direction, hold every row once and in order', async (sort) => {
  const all = await things.orderBy(sort.by, sort.direction).orderBy('id', sort.direction).execute();

  const seen: { id: string }[] = [];
  for (let cursor: string | undefined | null; cursor !== null; ) {
    const { rows, nextCursor } = await readPage(things, sort, { cursor, limit: 2 });
    seen.push(...rows);
    expect(nextCursor?.length ?? 0).toBeLessThanOrEqual(1000);
    cursor = nextCursor;
  }

  expect(seen.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

const ID = newId();
test.each([
  ['time', 'not base64 of ours'],
  ['time', `${ID}2026-02-30T00:00:00Z`],
  ['time', `${ID}0000-01-01T00:00:00Z`],
  ['time', ID],
  ['date', `${ID}2026-02-30`],
  ['date', `${ID}tomorrow`],
  ['number', ID],
  ['number', `${ID}1e999`],
  ['number', `${ID}NaN`],
  ['text', `${ID}a\0b`],
  ['text', 'name'],
] as const)('a cursor of %s that holds %j is refused in a sentence', (kind, content) => {
  const cursor = Buffer.from(content).toString('base64url');

  expect(() => pageSql({ by: 'x', id: 'id', kind, direction: 'asc' }, cursor)).toThrow(
    "This page doesn't exist. Start from the first page.",
  );
});

test('a number too small for the database is refused or read, never a fault', async () => {
  const cursor = Buffer.from(`${ID}1e-999`).toString('base64url');
  const sort = { by: sql`coalesce(score, -1)`, id: 'id', kind: 'number', direction: 'asc' } as const;

  expect((await readPage(things, sort, { cursor, limit: 1 })).rows).toHaveLength(1);
});
