import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { AppError } from '../../errors.ts';
import type { FileStore } from './file-store.ts';

const UNFINISHED = '.unfinished';

/** A file store in a folder of this machine. */
export async function createFolderStore(folder: string): Promise<FileStore> {
  const root = resolve(folder);
  await mkdir(root, { recursive: true });
  return {
    put: (key, path) => put(pathOf(root, key), path),
    get: (key) => get(pathOf(root, key)),
    remove: (key) => rm(pathOf(root, key), { force: true }),
    list: () => list(root),
  };
}

/** Copies beside the target and renames, so that a crash leaves no half file under the key. */
async function put(target: string, source: string): Promise<void> {
  const unfinished = target + UNFINISHED;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(source, unfinished);
  await rename(unfinished, target);
}

async function get(path: string): ReturnType<FileStore['get']> {
  try {
    const file = await open(path);
    const { size } = await file.stat();
    return { stream: file.createReadStream(), size };
  } catch {
    throw new AppError('not_found', 'The file is not there any more.');
  }
}

async function list(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function pathOf(root: string, key: string): string {
  const path = resolve(root, key);
  if (!path.startsWith(root + sep)) throw new Error('A storage key leads out of the folder.');
  return path;
}
