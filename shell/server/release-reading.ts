import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import { bringRelease, type ReleaseName } from './bring-release.ts';
import type { Channels } from './channels.ts';
import { newestRevision, readNewest } from './channels-folder.ts';
import type { ReleasePlace } from './release-place.ts';
import { readReleaseIn } from './release-place-folder.ts';
import { reportEdgeError } from './report-error.ts';

/** What may be a part of a path. */
export const isPlainName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]*$/i.test(name);

/** Reads the channels when they were changed. If they can't be read, that is reported and those from before go on. */
export function rememberChannels(folder: string): () => Channels {
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
export function rememberReleases(
  folder: string,
): (packageName: string, version: string) => Release | undefined {
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

/** How long a version that is not there is not asked for again: anybody can ask for any version. */
const MISSING_MS = 30_000;

/** How many different versions are asked for in that time. */
const AT_ONCE = 100;

/** Brings a release once, however many files of it are asked for at a time. */
export function bringOnce(place: ReleasePlace, folder: string): (name: ReleaseName) => Promise<void> {
  const brought = new Map<string, Promise<void>>();
  const report = reportOnce();
  const bring = async (name: ReleaseName): Promise<void> => {
    try {
      await bringRelease(place, folder, name);
    } catch (error) {
      report(`${name.package} ${name.version} can't be brought from ${place.name}`, error);
    }
  };
  return (name) => {
    const key = `${name.package} ${name.version}`;
    const known = brought.get(key);
    if (known) return known;
    if (brought.size >= AT_ONCE) return Promise.resolve();
    const bringing = bring(name);
    brought.set(key, bringing);
    setTimeout(() => brought.delete(key), MISSING_MS).unref();
    return bringing;
  };
}

/** Every request would say it again. */
function reportOnce(): (what: string, error: unknown) => void {
  const reported = new Set<string>();
  return (what, error) => {
    if (reported.has(what)) return;
    reported.add(what);
    reportEdgeError(new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`));
  };
}
