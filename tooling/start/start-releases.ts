import { type KeptReleases, keepReleases, lineOf, openReleasePlace } from '@shortlist/shell/server';
import { releasedPackages } from '../build/packages.ts';
import { releaseAll } from '../release/release.ts';
import type { StartEnv } from './env.ts';

/**
 * Releases what this checkout is made of, and opens the releases for the edge. A bucket belongs to all teams, and many
 * edges start on it: there only what was never released is.
 *
 * @throws Error with a sentence when a build fails or a check refuses it, or when the bucket can't be used.
 */
export async function startReleases(
  start: Pick<StartEnv, 'releases' | 'dataDir'>,
  report: (line: string) => void,
): Promise<KeptReleases> {
  const place = await openReleasePlace(start.releases);
  if (start.releases.kind === 'folder') {
    await releaseAll(place, undefined, report);
    return keepReleases(place, start);
  }
  const { channels } = await place.readChannels();
  const missing = releasedPackages().filter((name) => lineOf(channels, name).stable === null);
  if (missing.length > 0) await releaseAll(place, missing, report);
  return keepReleases(place, start);
}
