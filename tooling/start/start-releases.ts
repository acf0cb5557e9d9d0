import { type KeptReleases, keepReleases, lineOf, openReleasePlace } from '@shortlist/shell/server';
import { releasedPackages } from '../build/packages.ts';
import { buildAndInstall } from '../release/commands.ts';
import type { StartEnv } from './env.ts';

/**
 * Builds and releases what this checkout is made of, where nobody has moved it by hand, and opens the releases for the
 * edge. In production a start releases only what was never released, and in a bucket too: it belongs to all teams, and
 * many edges start on it.
 *
 * @throws Error with a sentence when a build fails or a check refuses it, or when the bucket can't be used.
 */
export async function startReleases(
  start: Pick<StartEnv, 'releases' | 'dataDir' | 'isProduction'>,
  report: (line: string) => void,
): Promise<KeptReleases> {
  const place = await openReleasePlace(start.releases);
  const { channels } = await place.readChannels();
  const isShared = start.isProduction || start.releases.kind !== 'folder';
  const due = releasedPackages().filter((name) => !isShared || lineOf(channels, name).stable === null);
  await buildAndInstall(place, due, report);
  return keepReleases(place, start);
}
