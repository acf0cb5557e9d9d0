import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { AppError } from '@shortlist/api-contract/app-error';
import { storageFullError } from '../../storage-full-error.ts';
import { sweepFolder } from '../../uploads/upload-folder.ts';
import { FILE_GONE, type FileStore } from './file-store.ts';

/** Holds files while they are copied: in the store, since a rename works within one file system. */
const UNFINISHED = '.unfinished';
const PAGE = 1000;

/** Only this user of the machine reads resumes. */
const FOR_US = { recursive: true, mode: 0o700 };

/** A file store in a folder of this machine. */
export async function createFolderStore(folder: string): Promise<FileStore> {
  const root = resolve(folder);
  const unfinished = join(root, UNFINISHED);
  await mkdir(unfinished, FOR_US);
  return {
    put: (key, path) => put(path, join(unfinished, randomUUID()), pathOf(root, key)),
    get: (key) => get(pathOf(root, key)),
    size: (key) => sizeOf(pathOf(root, key)),
    remove: (key) => rm(pathOf(root, key), { force: true }),
    list: () => pagesOf(root),
    removeUnfinished: (graceMs) => sweepFolder(unfinished, graceMs),
  };
}

/**
 * Copies aside, forces the bytes to the disk and renames: no crash leaves half a file under the key. The folder is
 * forced as well, because the row that follows may be durable before a name in a folder is.
 */
async function put(source: string, unfinished: string, target: string): Promise<void> {
  try {
    await copyFile(source, unfinished);
    await chmod(unfinished, 0o600);
    await force(unfinished);
    const made = await mkdir(dirname(target), FOR_US);
    await rename(unfinished, target);
    await force(dirname(target));
    if (made !== undefined) await force(dirname(made));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw storageFullError(error) ?? error;
  }
}

async function force(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function get(path: string): ReturnType<FileStore['get']> {
  const file = await open(path).catch(explainGone);
  const { size } = await file.stat();
  return { stream: file.createReadStream(), size };
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(explainGone)).size;
}

function explainGone(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOENT') throw new AppError('not_found', FILE_GONE);
  throw error;
}

async function* pagesOf(root: string): AsyncGenerator<string[]> {
  let page: string[] = [];
  for await (const key of keysOf(root)) {
    if (page.push(key) < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}

/** One folder an owner, and files in it: whatever else lies there is not ours. */
async function* keysOf(root: string): AsyncGenerator<string> {
  for await (const owner of await opendir(root)) {
    if (!owner.isDirectory() || owner.name === UNFINISHED) continue;
    for await (const file of await opendir(join(root, owner.name))) {
      if (file.isFile()) yield `${owner.name}/${file.name}`;
    }
  }
}

function pathOf(root: string, key: string): string {
  const path = resolve(root, key);
  if (!path.startsWith(root + sep)) throw new Error('A storage key leads out of the folder.');
  return path;
}
