import { createHash } from 'node:crypto';
import { StartError } from '@shortlist/api-contract/settings';
import { sql } from 'kysely';
import type { EntityManager } from '../db/database.ts';
import { kysely } from '../db/kysely.ts';
import type { Add } from './archive.ts';
import { listTables, readSequences, type Table } from './database-shape.ts';
import type { KeptTable, Manifest } from './manifest.ts';

/** Rows that are read at a time. */
const ROWS = 250;

/** About so many bytes of rows make one file of a backup, and one statement of a restore. */
const PART_BYTES = 1_000_000;

/** So that a value is the same text on every server. */
const AS_TEXT = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, MDY';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;
  set local search_path = public`;

/**
 * Adds every row of every table to a backup, as `database/<table>/<part>.jsonl`: a line for each row, a JSON array of its
 * values as PostgreSQL's text, or null. Rows stand in the order of their keys, so that equal tables have equal hashes.
 *
 * @param em in a transaction that sees one moment of the database.
 * @throws StartError when it is no database of this product.
 */
export async function readTables(
  em: EntityManager,
  add: Add,
): Promise<Pick<Manifest, 'migrations' | 'tables' | 'sequences'>> {
  for (const statement of AS_TEXT.split(';')) await sql.raw(statement).execute(kysely(em));
  const tables = await listTables(em);
  if (!['migrations', 'users'].every((name) => tables.some((table) => table.name === name))) {
    throw new StartError(
      'The database holds nothing of Shortlist: check DATABASE_URL, or start the product once.',
    );
  }
  const kept: KeptTable[] = [];
  for (const table of tables) kept.push(await readTable(em, table, add));
  return { migrations: await readMigrations(em), tables: kept, sequences: await readSequences(em) };
}

async function readTable(em: EntityManager, table: Table, add: Add): Promise<KeptTable> {
  const hash = createHash('sha256');
  let [rows, parts] = [0, 0];
  for await (const lines of partsOf(em, table)) {
    const content = Buffer.from(`${lines.join('\n')}\n`);
    const name = `database/${table.name}/${String(parts).padStart(6, '0')}.jsonl`;
    await add({ name, size: content.length, content: [content] });
    hash.update(content);
    rows += lines.length;
    parts += 1;
  }
  const columns = table.columns.map(({ name }) => name);
  return { name: table.name, columns, rows, sha256: hash.digest('hex') };
}

async function* partsOf(em: EntityManager, table: Table): AsyncGenerator<string[]> {
  let [part, bytes]: [string[], number] = [[], 0];
  for await (const line of linesOf(em, table)) {
    part.push(line);
    bytes += line.length;
    if (bytes < PART_BYTES) continue;
    yield part;
    [part, bytes] = [[], 0];
  }
  if (part.length > 0) yield part;
}

async function* linesOf(em: EntityManager, { name, columns }: Table): AsyncGenerator<string> {
  const database = kysely(em);
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare kept_rows no scroll cursor for
    select to_json(array[${values}])::text as line from ${sql.table(name)} order by ${orderOf(columns)}`.execute(
    database,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS)} from kept_rows`.execute(database);
    for (const { line } of rows) yield line;
    if (rows.length < ROWS) break;
  }
  await sql`close kept_rows`.execute(database);
}

/** By the primary key, or by all columns where there is none. */
function orderOf(columns: Table['columns']) {
  const key = columns.filter(({ keyPlace }) => keyPlace !== null);
  const ordered = key.length > 0 ? key : columns;
  return sql.join(
    ordered
      .toSorted((a, b) => (a.keyPlace ?? 0) - (b.keyPlace ?? 0))
      .map(({ name, isText }) => (isText ? sql`${sql.ref(name)} collate "C"` : sql.ref(name))),
  );
}

async function readMigrations(em: EntityManager): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by id`.execute(kysely(em));
  return rows.map(({ name }) => name);
}
