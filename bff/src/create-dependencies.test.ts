import { access, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allKeys } from '../test/support/all-keys.ts';
import { createDependencies } from './create-dependencies.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './db/demo/seed-demo.ts';
import { newId } from './db/new-id.ts';
import { readEnv } from './env.ts';
import { signUp } from './modules/auth/auth.service.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bff-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const env = (demo: '0' | '1') => readEnv({ DATA_DIR: folder, DEMO: demo, LOG_LEVEL: 'silent' });

test('what was written is there after a restart, and a second process is refused meanwhile', async () => {
  const first = await createDependencies(env('0'));
  await first.database.fork().execute(`insert into plans (id, name, price, billing_cycle, created_at)
    values (gen_random_uuid(), 'Kept', 1, 'month', now())`);

  await expect(createDependencies(env('0'))).rejects.toThrow('is in use by the process');
  await first.close();
  const second = await createDependencies(env('0'));

  const rows = await second.database.fork().execute('select name from plans');
  await second.close();
  expect(rows).toEqual([{ name: 'Kept' }]);
  await expect(access(join(folder, 'lock'))).rejects.toThrow('ENOENT');
});

test('a start removes files that no resume points to, and uploads that were interrupted', {
  tags: 'thorough',
}, async () => {
  const orphan = join(folder, 'files', newId(), `${newId()}.pdf`);
  const interrupted = join(folder, 'uploads', newId(), 'part');
  for (const path of [orphan, interrupted]) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'x');
  }

  const deps = await createDependencies(env('0'));

  expect(await allKeys(deps.storage)).toEqual([]);
  expect(await readdir(deps.uploadFolder)).toEqual([]);
  await deps.close();
});

test('[PD-03] only the user that runs the product can read the data folder and what is in it', {
  tags: 'thorough',
}, async () => {
  const dataDir = join(folder, 'made');
  const deps = await createDependencies(readEnv({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' }));
  const uploaded = join(folder, 'uploaded.pdf');
  await writeFile(uploaded, 'x', { mode: 0o644 });
  await deps.storage.put(`${newId()}/${newId()}.pdf`, uploaded);

  const modes = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (path === uploaded) continue;
    modes.add(`${entry.isDirectory() ? 'folder' : 'file'} ${((await stat(path)).mode & 0o777).toString(8)}`);
  }
  await deps.close();

  expect([...modes].sort()).toEqual(['file 600', 'folder 700']);
});

test('[PD-03] a damaged database, and a data folder that can’t be made, end in a sentence that says what to do', async () => {
  await mkdir(join(folder, 'db'));
  await writeFile(join(folder, 'db/PG_VERSION'), 'nothing');
  const file = join(folder, 'file');
  await writeFile(file, 'x');

  const damaged = createDependencies(env('0'));
  await expect(damaged).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('is damaged or can’t be read: bring back a backup'),
  });
  const elsewhere = createDependencies(readEnv({ DATA_DIR: join(file, 'data'), LOG_LEVEL: 'silent' }));
  await expect(elsewhere).rejects.toMatchObject({
    name: 'StartError',
    message: `DATA_DIR: ${join(file, 'data')} can’t be used (ENOTDIR): a part of its path is a file: choose another place.`,
  });
});

test('what others can reach does not start on the demo’s accounts', async () => {
  const first = await createDependencies(readEnv({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'silent' }));
  await signUp(first.database.fork(), { ...DEMO_ACCOUNTS[0], password: DEMO_PASSWORD });
  await first.close();
  const variables = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'http://localhost',
  };

  await expect(createDependencies(readEnv(variables))).rejects.toThrow(
    'This database has the demo account recruiter@example.com, whose password everybody knows',
  );
});
