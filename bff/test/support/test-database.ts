import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { type Database, openDatabase } from '../../src/db/database.ts';
import { migratedImage, stateOfMigrations } from './migrated-image.ts';

/** The PostgreSQL server to test on; undefined: the embedded database. */
export const TEST_SERVER = process.env.DATABASE_URL_TEST;

/** Any bigint: the key under which test files take turns in making the template. */
const TEMPLATE_LOCK = 7_405_311_043;

/**
 * A migrated database of its own for a test file: in memory, or on the PostgreSQL server of
 * DATABASE_URL_TEST, where it is dropped again.
 */
export async function openTestDatabase(): Promise<Database> {
  if (!TEST_SERVER) return openEmbedded();
  const { url, drop } = await createServerDatabase(TEST_SERVER, await migratedTemplate(TEST_SERVER));
  const database = await openDatabase({ url, connections: 5 });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Embedded databases that no test uses now. To make one takes half a second, and 150 MB that a process never gives back. */
const free: Database[] = [];

async function openEmbedded(): Promise<Database> {
  const database = free.pop() ?? (await openDatabase({ image: await migratedImage() }));
  let isOpen = true;
  return {
    ...database,
    fork() {
      if (!isOpen) throw new Error('The test that this database belonged to has closed it.');
      return database.fork();
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await database.fork().execute(AS_MIGRATED);
      free.push(database);
    },
  };
}

/** Takes away all rows but those that migrations wrote, and what the queue has made. */
const AS_MIGRATED = `
  do $$
    declare each record;
    begin
      drop schema if exists pgboss cascade;
      set local session_replication_role = replica;
      for each in select table_name from information_schema.tables where table_schema = 'public'
          and table_name not in ('migrations', 'sandbox_stripe_clock') loop
        execute format('delete from %I', each.table_name);
      end loop;
      update sandbox_stripe_clock set ahead_seconds = 0;
    end
  $$`;

/** A database on a server, empty or a copy of a template, and how to drop it. */
export async function createServerDatabase(server: string, template = 'template1') {
  const name = `shortlist_test_${randomUUID().replaceAll('-', '')}`;
  const drop = () => onServer(server, (execute) => execute(`drop database if exists ${name} with (force)`));
  await onServer(server, (execute) => execute(`create database ${name} template ${template}`));
  return { name, url: urlOf(server, name), drop };
}

/** The name of a migrated database to copy; made by the first test file that asks. */
async function migratedTemplate(server: string): Promise<string> {
  const template = `shortlist_template_${await stateOfMigrations()}`;
  await onServer(server, async (execute) => {
    await execute(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const found = await execute(`select 1 from pg_database where datname = '${template}'`);
    if (found.length > 0) return;
    const draft = await createServerDatabase(server);
    await (await openDatabase({ url: draft.url })).close();
    await execute(`alter database ${draft.name} rename to ${template}`);
  });
  return template;
}

type Execute = (statement: string) => Promise<unknown[]>;

/** Statements on one connection, whose end also ends the locks that it took. */
async function onServer(server: string, work: (execute: Execute) => Promise<unknown>): Promise<void> {
  const orm = await MikroORM.init({
    clientUrl: server,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 1, max: 1 },
  });
  try {
    await work((statement) => orm.em.getConnection().execute(statement));
  } finally {
    await orm.close();
  }
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
