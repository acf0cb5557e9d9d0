import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { type Database, openDatabase } from '../db/database.ts';

/**
 * A migrated database of its own for a test file: in memory, or on the PostgreSQL server of
 * DATABASE_URL_TEST, where it is dropped again.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.DATABASE_URL_TEST;
  return server ? openOnServer(server) : openDatabase('memory');
}

async function openOnServer(server: string): Promise<Database> {
  const name = `shortlist_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name}`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const orm = await MikroORM.init({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
  await orm.em.getConnection().execute(statement);
  await orm.close();
}
