// @module-tag postgres: migrations, the pool, and several processes that start at once.
import { afterAll, expect, test } from 'vitest';
import { createServerDatabase, openTestDatabase, TEST_SERVER } from '../../test/support/test-database.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/index.ts';
import { newId } from './new-id.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test('the migrations make the tables that the entities describe', async () => {
  const difference = await database.orm.schema.getUpdateSchemaSQL();

  // The entities name no foreign keys, because a module does not know another's entity.
  const statements = difference.split('\n').filter((line) => line !== '' && !line.endsWith('_fkey";'));
  expect(statements.filter((line) => !line.startsWith('set names'))).toEqual([]);
});

test.each([
  ['jobs', 'created_at', { columns: 'title, created_at, updated_at', values: `'x', now(), now()` }],
  [
    'resumes',
    'uploaded_at',
    {
      columns:
        'file_name, storage_key, media_type, size_bytes, text, blocks, extracted, candidate_name, uploaded_at',
      values: `'x', 'x', 'x', 1, 'x', '[]', '{}', 'x', now()`,
    },
  ],
])(
  'a page of %s comes from its index, without sorting or reading the table',
  async (table, time, { columns, values }) => {
    const em = database.fork();
    const owner = newId();
    await em.execute(`insert into users (id, email, username, created_at) values (?, ?, 'x', now())`, [
      owner,
      owner,
    ]);
    await em.execute(
      `insert into ${table} (id, owner_id, ${columns})
      select gen_random_uuid(), ?, ${values} from generate_series(1, 5000)`,
      [owner],
    );
    await em.execute(`analyze ${table}`);

    const plan = await em.execute<{ 'QUERY PLAN': string }[]>(
      `explain select id from ${table} where owner_id = ? and (${time}, id) < (?, ?)
      order by ${time} desc, id desc limit 10`,
      [owner, new Date('2999-01-01'), newId()],
    );

    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain(`Backward using ${table}_newest_index`);
    expect(lines).not.toMatch(/Sort|Seq Scan/);
  },
);

test.runIf(TEST_SERVER)(
  'processes that start at once on one server migrate one after the other',
  async () => {
    const { url, drop } = await createServerDatabase(TEST_SERVER ?? '');

    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url })));

    const rows = await opened[0]?.fork().execute('select name from migrations');
    await Promise.all(opened.map((each) => each.close()));
    await drop();
    expect(rows).toHaveLength(migrations.length);
  },
);

test('a server that does not answer stops the start with a sentence', async () => {
  const start = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/nothing' });

  await expect(start).rejects.toThrow("Couldn't connect to the database in DATABASE_URL");
});
