import { join } from 'node:path';
import { keepMirror, lineOf, openReleasePlace, type ReleasePlace } from '@shortlist/shell/server';
import { releasedPackages } from '../build/packages.ts';
import { releaseAll } from '../release/release.ts';
import type { StartEnv } from './env.ts';

/** What the edge needs to know of releases. */
export interface StartedReleases {
  /** Where they lie. */
  readonly place: ReleasePlace;
  /** Where the edge reads them. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Releases what this checkout is made of, and opens the releases for the edge. A bucket belongs to all teams, and many
 * edges start on it: there only what was never released is.
 *
 * @throws Error with a sentence when a build fails or a check refuses it, or when the bucket can't be used.
 */
export async function startReleases(
  { releases, dataDir }: Pick<StartEnv, 'releases' | 'dataDir'>,
  report: (line: string) => void,
): Promise<StartedReleases> {
  const place = await openReleasePlace(releases);
  if (releases.kind === 'folder') {
    await releaseAll(place, undefined, report);
    return { place, folder: releases.folder, stop: async () => {} };
  }
  const { channels } = await place.readChannels();
  const missing = releasedPackages().filter((name) => lineOf(channels, name).stable === null);
  if (missing.length > 0) await releaseAll(place, missing, report);
  const folder = join(dataDir, 'mirror');
  const mirror = await keepMirror(place, folder);
  return { place, folder, stop: () => mirror.stop() };
}
