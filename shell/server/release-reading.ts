import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import type { Channels } from './channels.ts';
import { newestRevision, readNewest } from './channels-folder.ts';
import { fetchRelease } from './fetch-release.ts';
import type { ReadRelease } from './live-releases.ts';
import { isReleaseName, type ReleaseName, requireName } from './release-name.ts';
import { readReleaseIn } from './release-place-folder.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { reportEdgeError } from './report-error.ts';
import type { ReleaseKeys } from './signatures/release-keys.ts';
import type { Signature } from './signatures/release-signature.ts';
import { verifySignedRelease } from './signatures/verify-signed-release.ts';
import { verifyRelease } from './verify-release.ts';

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
        new Error(`Failed to read channels in ${folder} (state ${newest}): ${sentenceOf(error)}`),
      );
    }
    return state.channels;
  };
}

/** What was found where a release lies. */
export interface ReadReleases {
  readonly read: ReadRelease;
  /** Whose signature a release has that was read; null where none is asked for. */
  readonly signatureOf: (release: Release) => Signature | null;
  /** Why a version was not read, though it is there; null: it was, or nobody asked for it. */
  readonly refusalOf: (packageName: string, version: string) => string | null;
}

/**
 * A release never changes once it lies there, so it is read once. One that can't be read is left out: the others go
 * on without it.
 *
 * @param keys who may sign a release: then it is read only when its signature and all of its files are right.
 */
export function rememberReleases(folder: string, keys?: ReleaseKeys): ReadReleases {
  const known = new Map<string, Release>();
  const signatures = new WeakMap<Release, Signature>();
  const refused = new Map<string, Refusal>();
  const report = reportOnce();

  function look(path: string, name: ReleaseName): Release | undefined {
    const release = readReleaseIn(path);
    if (!release) return undefined;
    requireName(release, name, folder);
    if (keys) {
      signatures.set(release, verifySignedRelease(path, name, keys));
      verifyRelease(path, release);
    }
    known.set(path, release);
    return release;
  }

  function read(packageName: string, version: string): Release | undefined {
    const name = { package: packageName, version };
    if (!isReleaseName(name)) return undefined;
    const path = join(folder, packageName, version);
    const release = known.get(path);
    if (release || isRecent(refused.get(path))) return release;
    refused.delete(path);
    try {
      return look(path, name);
    } catch (error) {
      refused.set(path, { sentence: sentenceOf(error), at: Date.now() });
      report(path, new Error(`Failed to read the release in ${path}: ${sentenceOf(error)}`));
      return undefined;
    }
  }

  return {
    read,
    signatureOf: (release) => signatures.get(release) ?? null,
    refusalOf: (packageName, version) => refused.get(join(folder, packageName, version))?.sentence ?? null,
  };
}

interface Refusal {
  readonly sentence: string;
  readonly at: number;
}

/** How long a release that was refused is not looked at again, milliseconds: it takes time, and each request asks. */
export const REFUSED_MS = 10_000;

const isRecent = (refusal: Refusal | undefined): boolean =>
  refusal !== undefined && Date.now() - refusal.at < REFUSED_MS;

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
      const why = `Failed to fetch ${name.version} from ${place.name}`;
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
export function reportOnce(): (what: string, error: Error) => void {
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
