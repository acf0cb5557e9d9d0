// @module-tag postgres: rows are read, replaced, and migrated by statements that the two databases might understand differently.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isThorough } from '../../../tooling/test/depth.ts';
import {
  contentOf,
  databaseOf,
  emptyPlace,
  filledPlace,
  type Place,
  releaseIn,
} from '../../test/backup/place.ts';
import { runBackupProcess } from '../../test/backup/run-backup-process.ts';
import { allKeys } from '../../test/support/all-keys.ts';
import { startBffProcess } from '../../test/support/bff-process.ts';
import { givenIn } from '../../test/support/given.ts';
import { TEST_SERVER } from '../../test/support/test-database.ts';
import { createDependencies } from '../create-dependencies.ts';
import { type EntityManager, embeddedFolder, openUnmigrated } from '../db/database.ts';
import { migrationNames } from '../db/migrations/index.ts';
import { readEnv } from '../env.ts';
import { backUp } from './back-up.ts';
import { whileBackingUp } from './backup-lock.ts';
import { askForCopy } from './copy-for-backup.ts';
import { restore } from './restore.ts';

const log = pino({ level: 'silent' });

/** Migrations take the embedded database seconds: without depth these are tried on a server alone. */
const isTried = TEST_SERVER !== undefined || isThorough;

/** Each of these opens several databases. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
afterAll(() => vi.resetConfig());

let source: Place;
let path: string;
const places: Place[] = [];

beforeAll(async () => {
  source = await filledPlace();
  path = join(source.env.dataDir, 'one.tar.gz');
  await backUp(source.env, path, log);
});
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});
afterAll(() => source.remove());

async function another(place: Promise<Place>): Promise<Place> {
  places.push(await place);
  return place;
}

test('[PD-03] a restore brings back every row of every table, every file, and the releases, as counts and hashes say', async () => {
  const target = await another(emptyPlace());

  await restore(target.env, { path, replaces: false }, log);

  const [before, after] = [await contentOf(source), await contentOf(target)];
  expect(after).toEqual(before);
  expect(Object.keys(before.tables).length).toBeGreaterThan(30);
  expect(before.tables).toMatchObject({ users: { rows: 1 }, resumes: { rows: 2 }, score_log: { rows: 4 } });
  expect([before.files, before.releases].map((each) => Object.keys(each).length)).toEqual([2, 2]);
});

test.runIf(isTried)('equal data makes an equal backup, but for when it was taken', async () => {
  const target = await another(emptyPlace());
  await restore(target.env, { path, replaces: false }, log);

  const { manifest } = await backUp(source.env, join(target.env.dataDir, 'again.tar.gz'), log);
  const { manifest: ofTarget } = await backUp(target.env, join(target.env.dataDir, 'two.tar.gz'), log);

  expect({ ...ofTarget, takenAt: '' }).toEqual({ ...manifest, takenAt: '' });
});

test.runIf(TEST_SERVER)('[PD-03] what was kept of one database is brought back into the other', async () => {
  const embedded = await another(emptyPlace(null));
  await restore(embedded.env, { path, replaces: false }, log);
  const back = join(embedded.env.dataDir, 'back.tar.gz');
  await backUp(embedded.env, back, log);
  const server = await another(emptyPlace());

  await restore(server.env, { path: back, replaces: false }, log);

  const content = await contentOf(source);
  expect(await contentOf(embedded)).toEqual(content);
  expect(await contentOf(server)).toEqual(content);
});

test('[PD-03] a restore that may replace data leaves nothing of it in the database, and makes the releases of the backup live', {
  tags: 'thorough',
}, async () => {
  const target = await another(filledPlace());
  await releaseIn(target, 'other');

  await restore(target.env, { path, replaces: true }, log);

  const before = await contentOf(source);
  const { files, sequences, ...after } = await contentOf(target);
  expect(after).toEqual({ tables: before.tables, releases: before.releases, channels: before.channels });
  expect(sequences).toContainEqual({ name: 'stripe_readings', last: '2' });
  // Files that no resume points to are left to the sweep of the product.
  expect(files).toMatchObject(before.files);
});

test.runIf(isTried)(
  'a backup of an older schema is brought back with its sequences, and migrated',
  async () => {
    const older = await another(emptyPlace());
    const name = migrationNames.at(-2) ?? '';
    const place =
      older.env.databaseUrl === undefined
        ? { folder: join(older.env.dataDir, 'db') }
        : { url: older.env.databaseUrl };
    const database = await openUnmigrated(place);
    await database.orm.migrator.up({ to: name });
    await database.fork().execute(`select nextval('stripe_readings')`);
    await database.close();
    const old = join(older.env.dataDir, 'old.tar.gz');
    const { manifest } = await backUp(older.env, old, log);

    const target = await another(emptyPlace());
    await restore(target.env, { path: old, replaces: false }, log);

    expect(manifest.migrations.at(-1)).toBe(name);
    const { tables, sequences } = await databaseOf(target);
    expect(tables).toMatchObject({ migrations: { rows: migrationNames.length } });
    expect(sequences).toContainEqual({ name: 'migrations_id_seq', last: String(migrationNames.length) });
    expect(sequences).toContainEqual({ name: 'stripe_readings', last: '1' });
  },
);

test.runIf(isTried)('a batch that was not finished is promised to the queue again', async () => {
  const [place, target] = [await another(filledPlace()), await another(emptyPlace())];
  await onDatabase(place, (em) =>
    em.execute(`insert into batches (id, owner_id, kind, status, total, done, failed, created_at)
      select gen_random_uuid(), id, 'analysis', 'running', 0, 0, 0, now() from users`),
  );
  const file = join(place.env.dataDir, 'unfinished.tar.gz');
  await backUp(place.env, file, log);

  await restore(target.env, { path: file, replaces: false }, log);

  const promised = await onDatabase(target, (em) =>
    em.execute('select 1 from outbox join batches on subject_id = batches.id where finished_at is null'),
  );
  expect(promised).toHaveLength(1);
});

test('[PD-03] a backup that is taken while the product writes holds each transaction whole, and the file of each resume', async () => {
  const place = await another(filledPlace());
  const deps = await createDependencies(readEnv({ ...place.variables, DEMO: '0', LOG_LEVEL: 'silent' }));
  const given = givenIn(() => deps.database.fork());
  const owner = await given.user();
  const keys: string[] = [];
  for (let each = 0; each < 20; each += 1) {
    const { storageKey } = await given.resume({ owner });
    await deps.storage.put(storageKey, path);
    keys.push(storageKey);
  }
  const ended = new AbortController();
  let pairs = 0;
  async function write(): Promise<void> {
    for (; !ended.signal.aborted; pairs += 1) {
      await deps.database.fork().transactional(async (em) => {
        for (const side of ['left', 'right'])
          await em.execute(
            `insert into plans (id, name, price, billing_cycle, created_at)
            values (gen_random_uuid(), ?, 1, 'month', now())`,
            [`${side} ${pairs}`],
          );
      });
      const key = keys.pop();
      if (key === undefined) continue;
      await deps.database.fork().execute('delete from resumes where storage_key = ?', [key]);
      await deps.storage.remove(key);
    }
  }

  const writing = write();
  await wait(50);
  const file = join(place.env.dataDir, 'busy.tar.gz');
  const { manifest, missing } = await backUp(place.env, file, log);
  ended.abort();
  await writing;
  await deps.close();

  const target = await another(emptyPlace());
  await restore(target.env, { path: file, replaces: false }, log);
  const plans = await onDatabase(target, (em) => em.execute<{ name: string }[]>('select name from plans'));
  const [left, right] = ['left', 'right'].map(
    (side) => plans.filter(({ name }) => name.startsWith(side)).length,
  );
  expect(left).toBe(right);
  expect(left).toBeGreaterThan(0);
  expect(pairs).toBeGreaterThan(left ?? 0);
  expect(missing).toEqual([]);
  expect(manifest.files).toHaveLength(manifest.tables.find(({ name }) => name === 'resumes')?.rows ?? -1);
});

async function onDatabase<T>(
  { env: { databaseUrl, dataDir } }: Place,
  work: (em: EntityManager) => Promise<T>,
): Promise<T> {
  const place = databaseUrl === undefined ? { folder: embeddedFolder(dataDir) } : { url: databaseUrl };
  const database = await openUnmigrated(place);
  try {
    return await work(database.fork());
  } finally {
    await database.close();
  }
}

test('while a backup is taken the file of a deleted resume stays, and after it such a file goes', {
  tags: 'thorough',
}, async () => {
  const place = await another(filledPlace());
  const deps = await createDependencies(readEnv({ ...place.variables, DEMO: '0', LOG_LEVEL: 'silent' }));
  const [key = ''] = await allKeys(deps.storage);

  if (TEST_SERVER) await whileBackingUp(deps.database.fork(), () => deps.storage.remove(key));
  else {
    const copy = await askForCopy(place.env.dataDir);
    await deps.storage.remove(key);
    copy?.end();
  }
  const during = await allKeys(deps.storage);
  await expect
    .poll(async () => {
      await deps.storage.remove(key);
      return allKeys(deps.storage);
    })
    .not.toContain(key);
  await deps.close();

  expect(during).toContain(key);
});

test('[PD-03] the commands back up a running product, refuse to restore under it, and bring its data back once it is stopped', async () => {
  const place = await another(filledPlace());
  const { variables, env } = place;
  const file = join(env.dataDir, 'kept.tar.gz');
  const product = await startBffProcess(env.dataDir, { DATABASE_URL: env.databaseUrl ?? '' });

  const kept = await runBackupProcess(['backup', file], variables);
  const refused = await runBackupProcess(['restore', file, '--replace'], variables);
  product.child.kill('SIGTERM');
  await product.ended;
  const before = await contentOf(place);
  const restored = await runBackupProcess(['restore', file, '--replace'], variables);
  const after = await contentOf(place);

  expect(kept).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Backed up \d+ rows of \d+ tables, 2 files/),
  });
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^[^\n]+ Stop [^\n]+\n$/) });
  expect(restored).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Restored \d+ rows of \d+ tables, 2 files/),
  });
  // What a product makes of a resume in its own time may have come later.
  expect(after.tables).toMatchObject({ users: before.tables.users, matches: before.tables.matches });
  expect([after.files, after.releases]).toEqual([before.files, before.releases]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
