import { sql } from 'kysely';
import type { EntityManager } from '../db/database.ts';
import { kysely } from '../db/kysely.ts';

/** A column as PostgreSQL names it, and its type as a cast writes it. */
export interface Column {
  readonly name: string;
  readonly type: string;
  /** Whether its values are sorted by the rules of a language, which differ from server to server. */
  readonly isText: boolean;
  /** Its place in the primary key; null: not in it. */
  readonly keyPlace: number | null;
}

export interface Table {
  readonly name: string;
  /** Those that are stored; what the database computes itself is left out. */
  readonly columns: readonly Column[];
}

/** The product's own tables by name. Those of the queue lie in a schema of their own, and are made again from these. */
export async function listTables(em: EntityManager): Promise<Table[]> {
  const { rows } = await sql<Column & { table: string }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attcollation <> 0 as "isText", array_position(i.indkey::int2[], a.attnum) as "keyPlace"
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname collate "C", a.attnum`.execute(kysely(em));
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return [...byTable].map(([name, columns]) => ({ name, columns }));
}

/** By name, the last number that each sequence gave; null: none yet. */
export async function readSequences(em: EntityManager): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`.execute(kysely(em));
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
