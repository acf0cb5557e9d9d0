import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataFolder } from '@shortlist/bff';
import { expect, test } from 'vitest';
import { prepareDataFolder } from './data-folder.ts';

function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tool-data-'));
  mkdirSync(join(folder, 'db'));
  writeFileSync(join(folder, 'db/PG_VERSION'), '17');
  return folder;
}

test('a fresh start empties the data folder', async () => {
  const folder = aDataFolder();

  await prepareDataFolder(folder, true);

  expect(readdirSync(folder)).toEqual([]);
});

test('a plain start leaves the data folder as it is', async () => {
  const folder = aDataFolder();

  await prepareDataFolder(folder, false);

  expect(readdirSync(folder)).toEqual(['db']);
});

test('a fresh start deletes nothing in a folder that holds something else', async () => {
  const folder = aDataFolder();
  writeFileSync(join(folder, 'thesis.docx'), 'years of work');

  await expect(prepareDataFolder(folder, true)).rejects.toThrow(
    'holds "thesis.docx", which Shortlist has not put there: nothing was deleted',
  );

  expect(existsSync(join(folder, 'db/PG_VERSION'))).toBe(true);
});

test('a folder in use is refused, and nothing is deleted', async () => {
  const folder = aDataFolder();
  const unlock = await lockDataFolder(folder);

  await expect(prepareDataFolder(folder, true)).rejects.toThrow(
    `${folder} is in use by the process ${process.pid}`,
  );

  unlock();
  expect(readdirSync(folder)).toEqual(['db']);
});
