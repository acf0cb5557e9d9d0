import { join } from 'node:path';
import { keepMirror } from './mirror.ts';
import type { ReleasePlace } from './release-place.ts';
import type { ReleaseSettings } from './release-settings.ts';

/** What reads releases needs to know of them. */
export interface KeptReleases {
  /** Where they lie. */
  readonly place: ReleasePlace;
  /** Where they are read. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Releases that are read where they lie, or, of a bucket, in a folder that is kept as the bucket is. */
export async function keepReleases(
  place: ReleasePlace,
  { releases, dataDir }: { readonly releases: ReleaseSettings; readonly dataDir: string },
): Promise<KeptReleases> {
  if (releases.kind === 'folder') return { place, folder: releases.folder, stop: async () => {} };
  const folder = join(dataDir, 'mirror');
  const mirror = await keepMirror(place, folder);
  return { place, folder, stop: () => mirror.stop() };
}
