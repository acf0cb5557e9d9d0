import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import type { ReadRelease } from './live-releases.ts';
import { RELEASE_FILE } from './release-place-folder.ts';
import { reportOnce } from './release-reading.ts';

/** Notices live releases whose files are gone. */
export interface MissingReleases {
  /** That the files of a live version are not where they should be, in a sentence; null: they are. */
  readonly missing: (packageName: string, version: string) => string | null;
  /** Path of a file of a release, also of one that is gone; undefined when the release doesn't have it. */
  fileOf(release: Release | undefined, file: string): string | undefined;
  /** A way to read releases that says so in the log, once, of those that it does not find. */
  reporting(read: ReadRelease): ReadRelease;
}

/** @param isPlaced whether the channels name a version: anybody can ask for any other. */
export function missingReleasesIn(
  folder: string,
  isPlaced: (packageName: string, version: string) => boolean,
): MissingReleases {
  const tell = reportOnce();
  function missing(packageName: string, version: string): string | null {
    const path = join(folder, packageName, version);
    if (existsSync(join(path, RELEASE_FILE))) return null;
    return `${packageName} ${version} is live, but its files are missing: there is no ${path}. Release it again, or roll back.`;
  }
  function report(packageName: string, version: string): void {
    const sentence = isPlaced(packageName, version) ? missing(packageName, version) : null;
    if (sentence !== null) tell(sentence, new Error(sentence));
  }
  return {
    missing,
    fileOf(release, file) {
      if (!release || !Object.hasOwn(release.sizes, file)) return undefined;
      const path = join(folder, release.package, release.version, file);
      if (!existsSync(path)) report(release.package, release.version);
      return path;
    },
    reporting: (read) => (packageName, version) => {
      const release = read(packageName, version);
      if (!release) report(packageName, version);
      return release;
    },
  };
}
