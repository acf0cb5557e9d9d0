import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Logger } from 'pino';
import type { FileStore, StoredFile } from '../integrations/storage/file-store.ts';
import type { StorageSettings } from '../integrations/storage/storage-settings.ts';

/** What a release says of itself. It is put last: without it, a release is not there. */
const RELEASE_FILE = 'release.json';

/** Which releases are live: an object of a bucket, and the first state in a folder, whose later ones are numbered. */
export const CHANNELS = 'channels.json';
const NUMBERED = /^(\d+)\.json$/;

/** `<package>/<version>/<file>`; what the edge itself keeps there has no such name. And who moved which version. */
const OF_RELEASE = /^([a-z][^/]*\/[^/]+\/.+|history\/.+)/;

/** The channels of an environment other than production, as a bucket has them; a folder numbers those too. */
const OF_ENVIRONMENT = /^environments\/[^/]+\/channels\.json$/;
const STATE_OF_ENVIRONMENT = /^(environments\/[^/]+\/channels)\/.+/;

/** The place of releases as the edge lays it out (`shell/server/release-storage.ts`), for who keeps and brings back all of it. */
export interface ReleaseFiles {
  /** Which releases are live; null before the first release. */
  readChannels(): Promise<Buffer | null>;
  /** Makes those live that the file at `path` names. */
  writeChannels(path: string): Promise<void>;
  /** The keys of all files of releases, in the order in which they are put: what a release says of itself last. */
  list(): Promise<string[]>;
  get(key: string): Promise<StoredFile>;
  /** Keeps a copy of the file at `path`; all of it or nothing. */
  put(key: string, path: string): Promise<void>;
}

/**
 * Opens where releases lie.
 *
 * @throws StartError when a bucket can't be used.
 */
export async function openReleaseFiles(settings: StorageSettings, log: Logger): Promise<ReleaseFiles> {
  if (settings.kind === 'folder') return inFolder(settings.folder);
  const { openS3Store } = await import('../integrations/storage/s3-store.ts');
  return inBucket(await openS3Store(settings, { log, variable: 'RELEASES' }));
}

function inFolder(folder: string): ReleaseFiles {
  const fileOf = (key: string) => join(folder, key);
  return {
    readChannels: () => contentOf(openState(folder)),
    writeChannels: (path) => putState(path, folder),
    async list() {
      const entries = await entriesOf(folder, { recursive: true });
      const files = entries.filter((entry) => entry.isFile());
      const keys = files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
      const paths = keys.map((key) => key.split(sep).join('/'));
      return inOrder([...new Set(paths.map((path) => path.replace(STATE_OF_ENVIRONMENT, '$1.json')))]);
    },
    get: (key) => (OF_ENVIRONMENT.test(key) ? openState(dirname(fileOf(key))) : openFile(fileOf(key))),
    put: (key, path) =>
      OF_ENVIRONMENT.test(key) ? putState(path, dirname(fileOf(key))) : putFile(path, fileOf(key)),
  };
}

/** The state of channels that counts in a folder of them. */
async function openState(folder: string): Promise<StoredFile> {
  const newest = await newestState(folder);
  return openFile(join(folder, newest === 0 ? CHANNELS : `channels/${newest}.json`));
}

/** The edge goes by the highest number. */
const putState = async (path: string, folder: string): Promise<void> =>
  putFile(path, join(folder, `channels/${(await newestState(folder)) + 1}.json`));

/** The number of the state of channels that counts; 0 where none has a number. */
async function newestState(folder: string): Promise<number> {
  const entries = await entriesOf(join(folder, 'channels'), {});
  return Math.max(0, ...entries.map(({ name }) => Number(NUMBERED.exec(name)?.[1] ?? 0)));
}

/** None where there is no such folder. */
async function entriesOf(folder: string, options: { recursive?: boolean }) {
  return readdir(folder, { ...options, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function openFile(path: string): Promise<StoredFile> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new AppError('not_found', `${path} is not there.`);
    throw error;
  });
  return { stream: file.createReadStream(), size: (await file.stat()).size };
}

async function putFile(source: string, target: string): Promise<void> {
  const draft = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    await copyFile(source, draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

function inBucket(store: FileStore): ReleaseFiles {
  return {
    readChannels: () => contentOf(store.get(CHANNELS)),
    writeChannels: (path) => store.put(CHANNELS, path),
    async list() {
      const keys: string[] = [];
      for await (const page of store.list()) keys.push(...page);
      return inOrder(keys);
    },
    get: (key) => store.get(key),
    put: (key, path) => store.put(key, path),
  };
}

async function contentOf(file: Promise<StoredFile>): Promise<Buffer | null> {
  try {
    return await buffer((await file).stream);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

function inOrder(keys: readonly string[]): string[] {
  const [last, first] = [true, false].map((isLast) =>
    keys.filter((key) => OF_RELEASE.test(key) && key.endsWith(`/${RELEASE_FILE}`) === isLast).sort(),
  );
  return [...(first ?? []), ...(last ?? [])];
}
