import { afterAll, expect, test } from 'vitest';
import { newId } from '../../db/new-id.ts';
import { allKeys } from '../../testing/all-keys.ts';
import { FILES } from '../../testing/files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { removeOrphanFiles } from './orphan-files.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, deps } = server;

const HOUR_MS = 60 * 60 * 1000;

test('files without a resume are removed once they are older than the grace', async () => {
  const ada = await given.user();
  const { storageKey } = await given.resume({ owner: ada });
  const [old, young] = [newId(Date.now() - 2 * HOUR_MS), newId()].map((id) => `${ada.id}/${id}.pdf`);
  for (const key of [storageKey, old, young]) await deps.storage.put(key ?? '', FILES.smallPdf);

  await removeOrphanFiles(deps.database.fork(), { ...deps, graceMs: HOUR_MS });

  const left = await allKeys(deps.storage);
  expect(new Set(left)).toEqual(new Set([storageKey, young]));
});
