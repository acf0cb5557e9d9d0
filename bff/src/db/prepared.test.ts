// @module-tag postgres: a server keeps prepared statements for each connection.
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';
import { kysely } from './kysely.ts';
import { prepared } from './prepared.ts';

const server = await startTestServer();
afterAll(() => server.close());
const fork = () => server.deps.database.fork();

const titlesOf = prepared(
  'titles of a test',
  (db, { ownerId }: { ownerId: string }, direction: 'asc' | 'desc') =>
    db.selectFrom('jobs').select('title').where('owner_id', '=', ownerId).orderBy('title', direction),
);

test('a prepared query answers each call by its values, and each shape by its own text', async () => {
  const [ada, grace] = [await server.given.user(), await server.given.user()];
  for (const title of ['Chef', 'Waiter']) await server.given.job({ owner: ada, title });

  // So often that a server plans it without the values.
  for (let call = 0; call < 8; call += 1) {
    expect(await titlesOf(fork(), { ownerId: ada.id }, 'asc')).toEqual([
      { title: 'Chef' },
      { title: 'Waiter' },
    ]);
    expect(await titlesOf(fork(), { ownerId: ada.id }, 'desc')).toEqual([
      { title: 'Waiter' },
      { title: 'Chef' },
    ]);
    expect(await titlesOf(fork(), { ownerId: grace.id }, 'asc')).toEqual([]);
  }
});

test('a prepared query takes part in the transaction of the EntityManager', async () => {
  const ada = await server.given.user();
  await server.given.job({ owner: ada, title: 'Chef' });

  const failed = fork().transactional(async (tx) => {
    await kysely(tx).updateTable('jobs').set({ title: 'Waiter' }).where('owner_id', '=', ada.id).execute();
    expect(await titlesOf(tx, { ownerId: ada.id }, 'asc')).toEqual([{ title: 'Waiter' }]);
    throw new Error('Taken back.');
  });

  await expect(failed).rejects.toThrow('Taken back.');
  expect(await titlesOf(fork(), { ownerId: ada.id }, 'asc')).toEqual([{ title: 'Chef' }]);
});

const alter = (change: string) => fork().getConnection().execute(`alter table users ${change}`);

test('[PD-02] who is signed in stays so while a later version adds a column to accounts', async () => {
  const ada = await server.given.user();
  const look = async () => (await server.as(ada).get('/api/auth/')).status;
  expect(await look()).toBe(200);

  await alter('add column later text');
  try {
    for (let call = 0; call < 8; call += 1) expect(await look()).toBe(200);
  } finally {
    await alter('drop column later');
  }
});
