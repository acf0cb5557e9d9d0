import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Release, type RemoteRelease, type ShellRelease } from '@shortlist/platform/release-set';
import { CHANNELS_FILE, Channels } from './channels.ts';

/** The releases that a page is composed of now. */
export interface LiveReleases {
  readonly shell: ShellRelease;
  readonly remotes: readonly RemoteRelease[];
}

/** There is nothing to compose a page of. */
export class NotReleasedError extends Error {
  override readonly name = 'NotReleasedError';

  constructor() {
    super('No release of the shell is there. Make one with: npm run release -- shell');
  }
}

export interface ReleaseStore {
  /**
   * What is live. A moved pointer is seen by the very next call.
   *
   * @throws NotReleasedError when the shell was never released.
   */
  live(): LiveReleases;
  /** Absolute path of a released file; undefined when no such release has it. */
  find(packageName: string, version: string, file: string): string | undefined;
}

/** Reads a folder of releases: `<package>/<version>/`, and `channels.json`. */
export function openReleases(folder: string): ReleaseStore {
  const releases = new Map<string, Release>();
  const channelsFile = join(folder, CHANNELS_FILE);
  let seen = '';
  let composed: LiveReleases | undefined;

  /** A release never changes once it lies there, so it is read once. */
  function read(packageName: string, version: string): Release | undefined {
    const file = join(folder, packageName, version, 'release.json');
    const known = releases.get(file);
    if (known || !existsSync(file)) return known;
    const release = Release.parse(JSON.parse(readFileSync(file, 'utf8')));
    releases.set(file, release);
    return release;
  }

  function live(): LiveReleases {
    const stamp = stampOf(channelsFile);
    if (!composed || stamp !== seen) {
      composed = compose(readChannels(channelsFile), read);
      seen = stamp;
    }
    return composed;
  }

  function find(packageName: string, version: string, file: string): string | undefined {
    const release = isPlainName(packageName) && isPlainName(version) ? read(packageName, version) : undefined;
    return release && file in release.sizes ? join(folder, packageName, version, file) : undefined;
  }

  return { live, find };
}

const isPlainName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]*$/i.test(name);

/** Changes whenever the file is replaced; the inode too, as two replacements may fall into one clock tick. */
function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.ino}-${stat.mtimeMs}-${stat.size}` : 'missing';
}

function readChannels(file: string): Channels {
  if (!existsSync(file)) return { stable: {} };
  return Channels.parse(JSON.parse(readFileSync(file, 'utf8')));
}

type Read = (packageName: string, version: string) => Release | undefined;

function compose({ stable }: Channels, read: Read): LiveReleases {
  const releases = Object.entries(stable).flatMap(([name, { live }]) => read(name, live) ?? []);
  const shell = releases.find((release) => release.kind === 'shell');
  if (!shell) throw new NotReleasedError();
  const remotes = releases.filter((release) => release.kind === 'remote');
  return { shell, remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)) };
}
