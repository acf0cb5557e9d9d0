import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import type { Channels } from './channels.ts';
import { newestRevision, readNewest } from './channels-folder.ts';
import { canariesFor, compose, type LiveReleases } from './live-releases.ts';
import { readReleaseIn } from './release-place-folder.ts';
import { reportEdgeError } from './report-error.ts';
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
  /** Absolute path of a released file; undefined when no such release has it. */
  find(packageName: string, version: string, file: string): string | undefined;
}

/** Reads a folder of releases: `<package>/<version>/`, and the channels. */
export function openReleases(folder: string): ReleaseStore {
  const read = rememberReleases(folder);
  const channelsNow = rememberChannels(folder);
  let seen: Channels | undefined;
  let composed = new Map<string, LiveReleases>();

  function look(): Channels {
    const channels = channelsNow();
    if (channels !== seen) composed = new Map();
    seen = channels;
    return channels;
  }

  function live(visitor?: Visitor): LiveReleases {
    const channels = look();
    const canaries = canariesFor(channels, visitor);
    const key = canaries.join(' ');
    const known = composed.get(key) ?? compose(channels, canaries, read);
    composed.set(key, known);
    return known;
  }

  return {
    live,
    channels: look,
    hasCanary: () => Object.values(look().packages).some(({ canary }) => canary !== null),
    read,
    find(packageName, version, file) {
      const release = read(packageName, version);
      return release && Object.hasOwn(release.sizes, file)
        ? join(folder, packageName, version, file)
        : undefined;
    },
  };
}

const isPlainName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]*$/i.test(name);

/** Reads the channels when they were changed. If they can't be read, that is reported and those from before go on. */
function rememberChannels(folder: string): () => Channels {
  const report = reportOnce();
  let state: { readonly revision: string; readonly channels: Channels } | undefined;
  return () => {
    const newest = newestRevision(folder);
    if (state && newest > 0 && state.revision === String(newest)) return state.channels;
    try {
      state = readNewest(folder);
    } catch (error) {
      if (!state) throw error;
      report(`The channels in ${folder} can't be read, state ${newest}`, error);
    }
    return state.channels;
  };
}

/**
 * A release never changes once it lies there, so it is read once. One that can't be read is left out: the others go
 * on without it.
 */
function rememberReleases(folder: string): ReleaseStore['read'] {
  const known = new Map<string, Release>();
  const report = reportOnce();
  return (packageName, version) => {
    if (!isPlainName(packageName) || !isPlainName(version)) return undefined;
    const path = join(folder, packageName, version);
    try {
      const release = known.get(path) ?? readReleaseIn(path);
      if (release) known.set(path, release);
      return release;
    } catch (error) {
      report(`The release in ${path} can't be read`, error);
      return undefined;
    }
  };
}

/** Every request would say it again. */
function reportOnce(): (what: string, error: unknown) => void {
  const reported = new Set<string>();
  return (what, error) => {
    if (reported.has(what)) return;
    reported.add(what);
    reportEdgeError(new Error(`${what}: ${error instanceof Error ? error.message : error}`));
  };
}
