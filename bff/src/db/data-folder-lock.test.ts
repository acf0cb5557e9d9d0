import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder-lock.ts';

const FREE = { pid: process.pid, left: [] };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bff-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a data folder in use is refused in a sentence that names it, and is free after its release', async () => {
  const unlock = await lockDataFolder(folder);

  await expect(lockDataFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by the process ${process.pid}. Stop that process or set another DATA_DIR.`,
  );
  unlock();
  expect(await takeAndRelease()).toEqual(FREE);
});

test('another live process keeps its folder', async () => {
  const other = spawn('sleep', ['30']);
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: other.pid, started: null }));

  await expect(lockDataFolder(folder)).rejects.toThrow(`the process ${other.pid}`);
  other.kill();
});

test('the lock of a process that died is taken over', async () => {
  const dead = spawn('true');
  await new Promise((resolve) => dead.on('exit', resolve));
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: dead.pid, started: null }));

  expect(await takeAndRelease()).toEqual(FREE);
});

test.runIf(process.platform === 'linux')('a pid that another program got since is no holder', async () => {
  await writeFile(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: '1' }));

  expect(await takeAndRelease()).toEqual(FREE);
});

test('a lock that can’t be read is taken over', async () => {
  await writeFile(join(folder, 'lock'), 'half a lo');

  expect(await takeAndRelease()).toEqual(FREE);
});

/** Takes the folder and gives it back: whose lock was in it meanwhile, and what is left. */
async function takeAndRelease() {
  const unlock = await lockDataFolder(folder);
  const { pid } = JSON.parse(await readFile(join(folder, 'lock'), 'utf8'));
  unlock();
  return { pid, left: await readdir(folder) };
}
