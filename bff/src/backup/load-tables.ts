import { type RawBuilder, sql } from 'kysely';
import { type EntityManager, MIGRATION_LOCK, type UnmigratedDatabase } from '../db/database.ts';
import { kysely } from '../db/kysely.ts';
import { BATCH_TOPIC } from '../modules/batches/batch-changes.ts';
import { enqueueInOutbox } from '../queue/outbox.ts';
import { listTables, type Table } from './database-shape.ts';
import type { Manifest } from './manifest.ts';

/** Inserts rows into a table: lines of a backup. */
export type InsertRows = (table: string, lines: string) => Promise<void>;

/**
 * Replaces all of a database, or nothing: the schema is made as it was when the backup was taken, filled, and then migrated
 * to the newest. A product that starts meanwhile waits.
 *
 * @param fill inserts the rows of every table, in any order.
 */
export async function loadTables(
  { orm, fork }: UnmigratedDatabase,
  { migrations, sequences }: Pick<Manifest, 'migrations' | 'sequences'>,
  fill: (insert: InsertRows) => Promise<void>,
): Promise<void> {
  // Makes the table of migrations, for which the migrator uses a connection outside of the transaction.
  await orm.migrator.getExecuted();
  await fork().transactional(async (em) => {
    const transaction = em.getTransactionContext();
    await run(em, sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}::bigint)`);
    await run(em, sql.raw(EMPTY));
    await orm.migrator.up({ to: migrations.at(-1) ?? 0, transaction });
    const tables = await listTables(em);
    await withoutRules(em, tables, () => fill(inserterOf(em, tables)));
    await setSequences(em, sequences);
    await orm.migrator.up({ transaction });
    await promiseUnfinishedBatches(em);
  });
}

/** Drops what is ours one by one: who owns the tables may do so, and what extensions have put there stays. */
const EMPTY = `
  do $$
    declare each record;
    begin
      drop schema if exists pgboss cascade;
      for each in select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'
          and not exists (select from pg_depend where objid = format('public.%I', tablename)::regclass and deptype = 'e') loop
        execute format('drop table public.%I cascade', each.name);
      end loop;
      for each in select sequencename as name from pg_sequences
          where schemaname = 'public' and sequencename <> 'migrations_id_seq' loop
        execute format('drop sequence public.%I cascade', each.name);
      end loop;
      for each in select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
        execute format('drop routine if exists %s cascade', each.name);
      end loop;
      delete from migrations;
    end
  $$`;

/**
 * Lets rows come in any order and as they were: without triggers, and with foreign keys that are checked at the end. Both
 * can be done by who owns the tables; switching off all rules at once is for superusers.
 */
async function withoutRules(
  em: EntityManager,
  tables: readonly Table[],
  fill: () => Promise<void>,
): Promise<void> {
  const all = sql.join(tables.map(({ name }) => sql.table(name)));
  const { rows: keys } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`.execute(kysely(em));
  for (const { table, name } of keys) await run(em, sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of tables) await run(em, sql`alter table ${sql.table(name)} disable trigger user`);
  // Migrations wrote rows of their own.
  await run(em, sql`truncate ${all}`);
  await fill();
  for (const { name } of tables) await run(em, sql`alter table ${sql.table(name)} enable trigger user`);
  for (const { table, name, definition } of keys) {
    await run(em, sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
  }
}

function inserterOf(em: EntityManager, tables: readonly Table[]): InsertRows {
  return async (name, lines) => {
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const names = sql.join(columns.map((column) => sql.ref(column.name)));
    const values = sql.join(
      columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
    );
    const json = `[${lines.trimEnd().replaceAll('\n', ',')}]`;
    await run(
      em,
      sql`insert into ${sql.table(name)} (${names}) overriding system value
        select ${values} from json_array_elements(${json}::json) line`,
    );
  };
}

/**
 * No lower than they are: that of the migrations was there before, and a transaction that fails takes no number of a sequence
 * back.
 */
async function setSequences(em: EntityManager, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last === null) continue;
    await run(
      em,
      sql`select setval(quote_ident(sequencename)::regclass, greatest(last_value, ${last}::text::bigint))
        from pg_sequences where schemaname = 'public' and sequencename = ${name}`,
    );
  }
}

/** The queue was not kept: what was not finished is promised to it again. Its jobs do nothing that was done before. */
async function promiseUnfinishedBatches(em: EntityManager): Promise<void> {
  const open = await kysely(em).selectFrom('batches').select('id').where('finished_at', 'is', null).execute();
  for (const { id } of open) enqueueInOutbox(em, BATCH_TOPIC, id);
}

async function run(em: EntityManager, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(kysely(em));
}
