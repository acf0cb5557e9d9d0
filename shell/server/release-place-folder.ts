import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Release } from '@shortlist/platform/release-set';
import { readNewest, writeNext, writeState } from './channels-folder.ts';
import { channelsFolderOf, PRODUCTION } from './environments.ts';
import { filesIn } from './place-files-folder.ts';
import { pathInside, requireName } from './release-name.ts';
import type { ReleaseStorage, SourceMaps } from './release-storage.ts';
import type { ReleaseKeys } from './signatures/release-keys.ts';
import { sourceMapPath } from './source-maps/source-map-path.ts';

/** Says what a release holds. */
export const RELEASE_FILE = 'release.json';

/** Says who vouches for it: the only file that may come later, or be replaced. */
export const SIGNATURE_FILE = 'signature.json';

/** Releases that are still being copied lie here, so that a release folder is complete or absent. */
const DRAFTS = '.drafts';

interface FolderOptions {
  readonly keys?: ReleaseKeys | undefined;
  /** Whose channels are meant; production's unless told. */
  readonly environment?: string | undefined;
}

/** Releases in a folder of this machine: `<package>/<version>/`, and the channels of each environment. */
export function folderPlace(
  folder: string,
  { keys, environment = PRODUCTION }: FolderOptions = {},
): ReleaseStorage {
  const channelsOf = (name: string) => join(folder, channelsFolderOf(name));
  const target = (packageName: string, version: string) => pathInside(folder, packageName, version);
  return {
    name: folder,
    environment,
    keys,
    files: filesIn(folder),
    readChannels: async (name = environment) => readNewest(channelsOf(name)),
    writeChannels: async (next, revision) =>
      writeNext(channelsOf(environment), writeState(next), Number(revision)),
    async readRelease(packageName, version) {
      const release = readReleaseIn(target(packageName, version));
      if (release) requireName(release, { package: packageName, version }, folder);
      return release;
    },
    async putRelease({ package: packageName, version }, source) {
      await putFolder({ source, drafts: join(folder, DRAFTS), target: target(packageName, version) });
    },
    ...sourceMapsIn(folder),
    async putSignature(name, signature) {
      const file = join(target(name.package, name.version), SIGNATURE_FILE);
      const draft = `${file}.${randomUUID()}`;
      writeFileSync(draft, signature);
      renameSync(draft, file);
    },
    async fetchRelease(packageName, version, to) {
      const source = target(packageName, version);
      if (!existsSync(join(source, RELEASE_FILE))) return false;
      copyFolder(source, to);
      return true;
    },
  };
}

const sourceMapsIn = (folder: string): SourceMaps => ({
  async putSourceMap(packageName, integrity, content) {
    const file = pathInside(folder, sourceMapPath(packageName, integrity));
    const draft = join(folder, DRAFTS, randomUUID());
    for (const path of [file, draft]) mkdirSync(dirname(path), { recursive: true });
    writeFileSync(draft, content);
    renameSync(draft, file);
  },
  async readSourceMap(packageName, integrity) {
    const file = pathInside(folder, sourceMapPath(packageName, integrity));
    return existsSync(file) ? readFile(file) : undefined;
  },
});

/** What the release in a folder says of itself; undefined when there is none. */
export function readReleaseIn(folder: string): Release | undefined {
  const file = join(folder, RELEASE_FILE);
  return existsSync(file) ? Release.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

interface Put {
  readonly source: string;
  readonly drafts: string;
  readonly target: string;
}

/** Copies aside and renames: a folder that was killed in the middle never gets its name. */
async function putFolder({ source, drafts, target }: Put): Promise<void> {
  if (existsSync(target)) return;
  removeAbandoned(drafts);
  const draft = join(drafts, randomUUID());
  mkdirSync(dirname(target), { recursive: true });
  copyFolder(source, draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Somebody else released the same version at this moment: the same sources, the same files.
    if (!existsSync(target)) throw error;
  }
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else copyFileSync(source, target);
  }
}

/** What was left by a release that was killed; nobody copies for an hour. */
function removeAbandoned(drafts: string): void {
  if (!existsSync(drafts)) return;
  for (const name of readdirSync(drafts)) {
    const path = join(drafts, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > 3_600_000) rmSync(path, { recursive: true, force: true });
  }
}
