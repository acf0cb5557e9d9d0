import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import { type Channels, lineOf } from './channels.ts';
import { channelsFolderOf } from './environments.ts';
import { canariesFor, compose, type LiveReleases, type ReadRelease } from './live-releases.ts';
import { missingReleasesIn } from './missing-release.ts';
import { isReleaseName, type ReleaseName } from './release-name.ts';
import { folderPlace } from './release-place-folder.ts';
import { bringOnce, REFUSED_MS, rememberChannels, rememberReleases } from './release-reading.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { requireIntegrity } from './require-integrity.ts';
import type { SandboxedRemotes } from './sandbox/sandboxed-remotes.ts';
import type { Signature } from './signatures/release-signature.ts';
import type { Visitor } from './visitor.ts';

export interface ReleaseStore {
  /**
   * What is live for a visitor, and for who is not known yet. A moved pointer is seen by the very next call.
   *
   * @throws NotReleasedError when the shell was never released.
   */
  live(visitor?: Visitor): LiveReleases;
  /** What is live where, as far as it could be read at the last time. */
  channels(): Channels;
  /** A release is tried on some sessions: what a page is made of depends on its visitor. */
  hasCanary(): boolean;
  /** What a release says of itself; undefined when it is not there. */
  read(packageName: string, version: string): Release | undefined;
  /** The same of a release that the channels name, also of one that has to be brought from where it lies first. */
  obtain(packageName: string, version: string): Promise<Release | undefined>;
  /** Whose signature a release has; null where none is asked for. */
  signatureOf(release: Release): Signature | null;
  /** Why a version is not served, though it is there, in a sentence; null: it is, or it is not there. */
  refusalOf(packageName: string, version: string): string | null;
  /** That a version is live and its files are not where they should be, in a sentence; null: they are. */
  missing(packageName: string, version: string): string | null;
  /** Absolute path of a released file; undefined when no such release has it. */
  find(packageName: string, version: string, file: string): Promise<string | undefined>;
  /** Where releases lie: what `changeChannels` changes. */
  readonly place: ReleaseStorage;
  /** The remotes that run in frames. */
  readonly sandboxed: SandboxedRemotes;
}

export interface StoreOptions {
  /** Where releases lie, when the folder is kept as another place is. */
  readonly place?: ReleaseStorage | undefined;
  /** Only a release that says the integrity of its files is live. */
  readonly requiresIntegrity?: boolean;
  /** The remotes that run in frames; none unless told. */
  readonly sandboxed?: SandboxedRemotes | undefined;
}

/** Reads a folder of releases, as `folderPlace` writes it. */
export function openReleases(
  folder: string,
  { place = folderPlace(folder), requiresIntegrity = false, sandboxed = {} }: StoreOptions = {},
): ReleaseStore {
  const reading = rememberReleases(folder, place.keys);
  const { read } = reading;
  const readLive = requiresIntegrity ? requireIntegrity(read) : read;
  const channelsNow = rememberChannels(join(folder, channelsFolderOf(place.environment)));
  let seen: Channels | undefined;
  let composed = new Map<string, LiveReleases>();
  let composedAt = 0;

  function look(): Channels {
    const channels = channelsNow();
    // What was refused may have been signed since.
    if (channels !== seen || (place.keys && Date.now() - composedAt > REFUSED_MS)) {
      composed = new Map();
      composedAt = Date.now();
    }
    seen = channels;
    return channels;
  }

  const obtain = obtainFrom(place, folder, read);
  /** Of any version, for whoever asks; of no package that was never released. */
  async function findAsked(name: ReleaseName): Promise<Release | undefined> {
    const known = read(name.package, name.version);
    if (known || place.name === folder || !Object.hasOwn(look().packages, name.package)) return known;
    return obtain(name, isPlaced(look(), name));
  }

  const gone = missingReleasesIn(folder, (name, version) => isPlaced(look(), { package: name, version }));

  function live(visitor?: Visitor): LiveReleases {
    const channels = look();
    const canaries = canariesFor(channels, visitor);
    const key = canaries.join(' ');
    const known =
      composed.get(key) ?? compose({ ...channels, sandboxed }, canaries, gone.reporting(readLive));
    composed.set(key, known);
    return known;
  }

  return {
    live,
    channels: look,
    hasCanary: () => hasCanary(look()),
    ...reading,
    missing: gone.missing,
    obtain: (packageName, version) => obtain({ package: packageName, version }, true),
    place,
    sandboxed,
    find: async (packageName, version, file) =>
      gone.fileOf(await findAsked({ package: packageName, version }), file),
  };
}

/** Reads a release, also one that has to be brought from where it lies first. */
function obtainFrom(place: ReleaseStorage, folder: string, read: ReadRelease) {
  const bring = bringOnce(place, folder);
  return async (name: ReleaseName, isInLine: boolean): Promise<Release | undefined> => {
    const known = read(name.package, name.version);
    if (known || place.name === folder || !isReleaseName(name)) return known;
    await bring(name, isInLine);
    return read(name.package, name.version);
  };
}

const hasCanary = ({ packages }: Channels): boolean =>
  Object.values(packages).some(({ canary }) => canary !== null);

/** Whether the channels name a version: it is live, tried or was live before. */
function isPlaced(channels: Channels, { package: packageName, version }: ReleaseName): boolean {
  const { stable, canary, earlier } = lineOf(channels, packageName);
  return [stable, canary, ...earlier].some((each) => each?.version === version);
}
