import type { EnvironmentSeen } from '@shortlist/platform/platform-status';
import { lineOf, type Placement } from '../channels.ts';
import { environmentsIn } from '../environments.ts';
import type { ReleaseStorage } from '../release-storage.ts';
import { reportEdgeError } from '../report-error.ts';

/**
 * What is live in the other environments over the same releases, as it is where they lie. What can't be read at the moment
 * is left out, and reported: people still see their own.
 */
export async function otherEnvironments(place: ReleaseStorage): Promise<EnvironmentSeen[]> {
  try {
    const others = (await environmentsIn(place)).filter((name) => name !== place.environment);
    return await Promise.all(others.map((name) => environmentSeen(place, name)));
  } catch (error) {
    reportEdgeError(error as Error);
    return [];
  }
}

async function environmentSeen(place: ReleaseStorage, name: string): Promise<EnvironmentSeen> {
  const { channels } = await place.readChannels(name);
  const versions = Object.keys(channels.packages).flatMap((packageName) => {
    const { stable, canary } = lineOf(channels, packageName);
    return [
      ...(stable ? [versionSeen(packageName, stable, null)] : []),
      ...(canary ? [versionSeen(packageName, canary, canary.percent)] : []),
    ];
  });
  return { name, versions };
}

const versionSeen = (packageName: string, { version, since, by }: Placement, percent: number | null) => ({
  package: packageName,
  version,
  percent,
  since,
  by,
});
