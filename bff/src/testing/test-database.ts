import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { type Database, openDatabase } from '../db/database.ts';

/** The PostgreSQL server to test on; undefined: the embedded database. */
export const TEST_SERVER = process.env.DATABASE_URL_TEST;

/**
 * A migrated database of its own for a test file: in memory, or on the PostgreSQL server of
 * DATABASE_URL_TEST, where it is dropped again.
 */
export async function openTestDatabase(): Promise<Database> {
  if (!TEST_SERVER) return openDatabase('memory');
  const { url, drop } = await createServerDatabase(TEST_SERVER);
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** An empty database on a server, and how to drop it. */
export async function createServerDatabase(server: string) {
  const name = `shortlist_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name}`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const orm = await MikroORM.init({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
  await orm.em.getConnection().execute(statement);
  await orm.close();
}
