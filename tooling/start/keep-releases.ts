import { join } from 'node:path';
import { keepMirror, type ReleasePlace } from '@shortlist/shell/server';
import type { StartEnv } from './env.ts';

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
  { releases, dataDir }: Pick<StartEnv, 'releases' | 'dataDir'>,
): Promise<KeptReleases> {
  if (releases.kind === 'folder') return { place, folder: releases.folder, stop: async () => {} };
  const folder = join(dataDir, 'mirror');
  const mirror = await keepMirror(place, folder);
  return { place, folder, stop: () => mirror.stop() };
}
