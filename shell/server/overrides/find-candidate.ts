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
  { origins, releases, preview }: CandidateSources,
): Promise<Candidate> {
  if ((wish.version === undefined) === (wish.url === undefined)) {
    throw new Refusal('invalid_input', 'Specify either a version or a build URL.');
  }
  if (wish.version !== undefined) return { release: releasedIn(wish, releases), folder: null };
  const own = URL.parse(wish.url ?? '');
  const previewed = own && (await preview(own));
  if (previewed) return { release: ofPackage(previewed, wish, own), folder: own };
  const folder = buildFolder(wish.url ?? '', origins);
  // Only of the caller's own machine, which may be another than this one, is it believed what a build holds.
  const isTold = wish.release !== undefined && isLoopback(folder);
  const release = isTold ? parseBuild(wish.release, folder) : await fetchBuild(folder);
  return { release: ofPackage(release, wish, folder), folder };
}

interface CandidateSources {
  /** Where builds may come from. */
  readonly origins: readonly string[];
  readonly releases: Pick<ReleaseStore, 'read'>;
  /** The preview that an address of this edge names. */
  readonly preview: (url: URL) => Promise<RemoteRelease | undefined>;
}

function ofPackage(release: RemoteRelease, { package: name }: OverrideWish, folder: URL): RemoteRelease {
  if (release.package === name) return release;
  throw new Refusal('invalid_input', `The build at ${folder.href} is of ${release.package}, not of ${name}.`);
}

function releasedIn(
  { package: name, version = '' }: OverrideWish,
  releases: Pick<ReleaseStore, 'read'>,
): RemoteRelease {
  const release = releases.read(name, version);
  if (release?.kind === 'remote') return release;
  throw new Refusal('not_found', `${name} has no release ${version}.`);
}
