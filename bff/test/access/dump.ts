import type { Dependencies } from '../../src/dependencies.ts';
import { allKeys } from '../support/all-keys.ts';

/** Tables that say nothing of anyone's data: counters, and what has been migrated. */
const ASIDE = ['rate_limits', 'migrations'];

/** Every row of every table as text, and the key of every stored file. */
export async function dump({ database, storage }: Dependencies): Promise<string[]> {
  const em = database.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !ASIDE.includes(name));
  const selects = names.map((name) => `select '${name} ' || to_jsonb(t)::text as row from "${name}" t`);
  const rows = await em.execute<{ row: string }[]>(selects.join(' union all '));
  return [...rows.map(({ row }) => row), ...(await allKeys(storage)).map((key) => `file ${key}`)].sort();
}
