import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import type { Channels } from './channels.ts';
import { newestRevision, readNewest } from './channels-folder.ts';
import { fetchRelease } from './fetch-release.ts';
import { isReleaseName, type ReleaseName, requireName } from './release-name.ts';
import { readReleaseIn } from './release-place-folder.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { reportEdgeError } from './report-error.ts';

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
      report(
        String(newest),
        new Error(`The channels in ${folder} can't be read, state ${newest}: ${sentenceOf(error)}`),
      );
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
    const name = { package: packageName, version };
    if (!isReleaseName(name)) return undefined;
    const path = join(folder, packageName, version);
    try {
      const release = known.get(path) ?? readReleaseIn(path);
      if (!release) return undefined;
      requireName(release, name, folder);
      known.set(path, release);
      return release;
    } catch (error) {
      report(path, new Error(`The release in ${path} can't be read: ${sentenceOf(error)}`));
      return undefined;
    }
  };
}

/** How long a version that is not there is not asked for again: anybody can ask for any version. */
const MISSING_MS = 30_000;

/** How many different versions that nothing points at are asked for in that time. */
const AT_ONCE = 100;

/** @param isPlaced the channels name the version: however many others are asked for, it is brought. */
export type BringOnce = (name: ReleaseName, isPlaced: boolean) => Promise<void>;

/** Brings a release once, however many files of it are asked for at a time. */
export function bringOnce(place: ReleaseStorage, folder: string): BringOnce {
  const [placed, others] = [new Map<string, Promise<void>>(), new Map<string, Promise<void>>()];
  const report = reportOnce();
  const bring = async (name: ReleaseName): Promise<void> => {
    try {
      await fetchRelease(place, folder, name);
    } catch (error) {
      const why = `${name.version} can't be brought from ${place.name}`;
      report(name.package, new Error(`${name.package} ${why}: ${sentenceOf(error)}`));
    }
  };
  return (name, isPlaced) => {
    const brought = isPlaced ? placed : others;
    const key = `${name.package} ${name.version}`;
    const known = brought.get(key);
    if (known) return known;
    if (!isPlaced && brought.size >= AT_ONCE) return Promise.resolve();
    const bringing = bring(name);
    brought.set(key, bringing);
    setTimeout(() => brought.delete(key), MISSING_MS).unref();
    return bringing;
  };
}

/** What was said lately, and is not said again. */
const REPORTED = 100;

/** Every request would say it again: once for each `what`. */
function reportOnce(): (what: string, error: Error) => void {
  const reported = new Set<string>();
  return (what, error) => {
    if (reported.has(what)) return;
    reported.add(what);
    const [oldest] = reported;
    if (reported.size > REPORTED && oldest !== undefined) reported.delete(oldest);
    reportEdgeError(error);
  };
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
