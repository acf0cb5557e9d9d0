import { join } from 'node:path';
import { startMirror } from './mirror.ts';
import type { ReleaseSettings } from './release-settings.ts';
import type { ReleaseStorage } from './release-storage.ts';

/** What reads releases needs to know of them. */
export interface KeptReleases {
  /** Where they lie. */
  readonly place: ReleaseStorage;
  /** Where they are read. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
}

/** Releases that are read where they lie, or, of a bucket, in a folder that is kept as the bucket is. */
export async function keepReleases(
  place: ReleaseStorage,
  { releases, dataDir }: { readonly releases: ReleaseSettings; readonly dataDir: string },
): Promise<KeptReleases> {
  if (releases.kind === 'folder') return { place, folder: releases.folder, stop: async () => {} };
  const folder = join(dataDir, 'mirror');
  const mirror = await startMirror(place, folder);
  return { place, folder, stop: () => mirror.stop() };
}
