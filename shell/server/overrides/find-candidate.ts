import type { OverrideWish } from '@shortlist/platform/overrides';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import { Refusal } from '../refusal.ts';
import type { ReleaseStore } from '../release-store.ts';
import { buildFolder, isLoopback } from './permitted-origins.ts';
import { fetchBuild, parseBuild } from './read-build.ts';

/** What is wished in the place of the live release. */
export interface Candidate {
  readonly release: RemoteRelease;
  /** Where a build lies; null for a release of this installation. */
  readonly folder: URL | null;
}

/**
 * Finds what a wish means.
 *
 * @throws Refusal when it means nothing, or comes from where builds may not come from.
 */
export async function findCandidate(
  wish: OverrideWish,
  origins: readonly string[],
  releases: Pick<ReleaseStore, 'read'>,
): Promise<Candidate> {
  if ((wish.version === undefined) === (wish.url === undefined)) {
    throw new Refusal('invalid_input', 'Specify either a version or a build URL.');
  }
  if (wish.version !== undefined) return { release: releasedIn(wish, releases), folder: null };
  const folder = buildFolder(wish.url ?? '', origins);
  // Only of the caller's own machine, which may be another than this one, is it believed what a build holds.
  const isTold = wish.release !== undefined && isLoopback(folder);
  const release = isTold ? parseBuild(wish.release, folder) : await fetchBuild(folder);
  if (release.package !== wish.package) {
    throw new Refusal(
      'invalid_input',
      `The build at ${folder.href} is of ${release.package}, not of ${wish.package}.`,
    );
  }
  return { release, folder };
}

function releasedIn(
  { package: name, version = '' }: OverrideWish,
  releases: Pick<ReleaseStore, 'read'>,
): RemoteRelease {
  const release = releases.read(name, version);
  if (release?.kind === 'remote') return release;
  throw new Refusal('not_found', `${name} has no release ${version}.`);
}
