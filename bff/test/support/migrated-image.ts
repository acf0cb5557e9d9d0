import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { glob, link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../../src/db/database.ts';

const run = promisify(execFile);
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/test-database');

/**
 * A migrated embedded database as a file: loading it takes a fifth of the time of making one. Made once for
 * each state of the migrations and kept between runs.
 */
export async function migratedImage(): Promise<Blob> {
  return openAsBlob(await imagePath());
}

/** Puts a migrated embedded database into a folder: a process that starts on it need not make one, 3 s of work. */
export async function unpackMigrated(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await run('tar', ['-xf', await imagePath(), '-C', folder]);
}

async function imagePath(): Promise<string> {
  const path = join(CACHE, `${await stateOfMigrations()}.tar`);
  if (!existsSync(path)) await makeImage(path);
  return path;
}

/**
 * The same as long as every migration, and the database that runs them, is the same. A file that was saved after
 * this process had read it is not what runs here: then nothing that is kept may be used, nor kept for others.
 */
export async function stateOfMigrations(): Promise<string> {
  const hash = createHash('sha256');
  const lockfile = join(import.meta.dirname, '../../../package-lock.json');
  const folder = join(import.meta.dirname, '../../src/db');
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .sort();
  const files = names.map((name) => join(folder, name));
  for (const file of [lockfile, ...files]) {
    hash.update(file).update(await readFile(file));
    if ((await stat(file)).mtimeMs > performance.timeOrigin) hash.update(randomUUID());
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Written beside and linked: test files run in several processes at once, and one that reads an image could not go on if
 * another put its own in that place. Images of other states are removed.
 */
async function makeImage(path: string): Promise<void> {
  const database = await openDatabase('memory');
  const client = await database.client();
  if (!('pglite' in client)) throw new Error('The database in memory is the embedded one.');
  const image = await client.pglite.dumpDataDir('none');
  await database.close();
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, image.stream());
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  for await (const old of glob('*.tar', { cwd: CACHE })) {
    if (join(CACHE, old) !== path) await rm(join(CACHE, old), { force: true });
  }
}
