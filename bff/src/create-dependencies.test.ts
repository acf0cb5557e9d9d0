import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allKeys } from '../test/support/all-keys.ts';
import { createDependencies } from './create-dependencies.ts';
import { newId } from './db/new-id.ts';
import { readEnv } from './env.ts';

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

test('a start removes files that no resume points to, and uploads that were interrupted', async () => {
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
