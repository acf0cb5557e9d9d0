import type { EdgeOptions } from '../edge.ts';
import type { ReleaseStorage } from '../release-storage.ts';
import { reportEdgeError } from '../report-error.ts';

type Named = Pick<EdgeOptions, 'remoteOrigins' | 'sandboxed'>;

/**
 * Says in the log which names of a setting have no release. One that is spelled wrong would leave its remote to this edge, or
 * let it run in the page, and nobody would notice.
 */
export async function reportStrangers(named: Named, place: ReleaseStorage): Promise<void> {
  const { channels } = await place.readChannels();
  for (const sentence of strangersIn(named, Object.keys(channels.packages)))
    reportEdgeError(new Error(sentence));
}

/** A sentence for each name of a setting that is none of the released packages. */
export function strangersIn(
  { remoteOrigins = {}, sandboxed = {} }: Named,
  released: readonly string[],
): string[] {
  return Object.entries({ REMOTE_ORIGINS: remoteOrigins, SANDBOXED_REMOTES: sandboxed }).flatMap(
    ([setting, values]) =>
      Object.keys(values)
        .filter((name) => !released.includes(name))
        .map((name) => `${setting} names ${name}, which has no release.`),
  );
}
