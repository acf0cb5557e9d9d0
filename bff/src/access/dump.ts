import type { Dependencies } from '../dependencies.ts';

/** Tables that say nothing of anyone's data: counters, and what has been migrated. */
const ASIDE = ['rate_limits', 'mikro_orm_migrations'];

/** Every row of every table as text, and the key of every stored file. */
export async function dump({ database, storage }: Dependencies): Promise<string[]> {
  const em = database.fork();
  const tables = await em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const rows: string[] = [];
  for (const { name } of tables.filter((table) => !ASIDE.includes(table.name))) {
    const found = await em.execute<{ row: string }[]>(`select to_jsonb(t)::text as row from "${name}" t`);
    rows.push(...found.map(({ row }) => `${name} ${row}`));
  }
  for await (const keys of storage.list()) rows.push(...keys.map((key) => `file ${key}`));
  return rows.sort();
}
