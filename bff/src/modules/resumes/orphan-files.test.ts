import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { allKeys } from '../../../test/support/all-keys.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { newId } from '../../db/new-id.ts';
import { startCleanup } from './cleanup.ts';
import { removeOrphanFiles } from './orphan-files.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, deps, logged } = server;

const HOUR_MS = 60 * 60 * 1000;
const ada = await given.user();
const oldKey = () => `${ada.id}/${newId(Date.now() - 2 * HOUR_MS)}.pdf`;
const sweep = () => removeOrphanFiles(deps.database.fork(), { ...deps, graceMs: HOUR_MS });

beforeEach(async () => {
  for (const key of await allKeys(deps.storage)) await deps.storage.remove(key);
  logged.length = 0;
});

test('files without a resume are removed once they are older than the grace', async () => {
  const { storageKey } = await given.resume({ owner: ada });
  const [old, young] = [oldKey(), `${ada.id}/${newId()}.docx`];
  for (const key of [storageKey, old, young]) await deps.storage.put(key, FILES.smallPdf);

  const removed = await sweep();

  expect(removed).toBe(1);
  expect(new Set(await allKeys(deps.storage))).toEqual(new Set([storageKey, young]));
  expect(logged.join('')).toContain('"removed":1');
});

test('files that are not ours are left alone', async () => {
  const foreign = [`${ada.id}/photo.pdf`, `backups/${newId(0)}.pdf`, `${ada.id}/${newId(0)}.zip`];
  for (const key of foreign) await deps.storage.put(key, FILES.smallPdf);

  await sweep();

  expect((await allKeys(deps.storage)).sort()).toEqual(foreign.sort());
});

test('a store that belongs to another database is left alone, and the log says why', async () => {
  const keys = Array.from({ length: 25 }, oldKey);
  for (const key of keys) await deps.storage.put(key, FILES.smallPdf);

  const removed = await sweep();

  expect(removed).toBe(0);
  expect(await allKeys(deps.storage)).toHaveLength(25);
  expect(logged.join('')).toContain('check that DATABASE_URL and STORAGE belong together');
});

test('the sweep comes again and again, after a failure too, and takes interrupted uploads with it', async () => {
  const upload = join(deps.uploadFolder, newId());
  await mkdir(upload, { recursive: true });
  await utimes(upload, 0, 0);
  const remove = vi.spyOn(deps.storage, 'removeUnfinished').mockRejectedValueOnce(new Error('no answer'));
  const key = oldKey();
  await deps.storage.put(key, FILES.smallPdf);

  const stop = startCleanup(deps, 20);

  await vi.waitFor(async () => expect(await allKeys(deps.storage)).toEqual([]));
  await stop();
  expect(remove.mock.calls.length).toBeGreaterThan(1);
  expect(logged.join('')).toContain('Files could not be swept');
  expect(logged.join('')).toContain('Removed uploads that were interrupted');
});
