import { rspack } from '@rspack/core';
import type { BuildMode } from './rules.ts';

/**
 * Has the runtime of a bundle name the hash of every chunk and style sheet that it asks for, so that the browser runs
 * no other bytes. It is a link of a chain: the page names the hash of the file that holds this runtime. While a package is
 * edited its chunks are made again under it, so a dev server names none.
 */
export function chunkIntegrity(mode: BuildMode): InstanceType<typeof rspack.SubresourceIntegrityPlugin>[] {
  // One hash, and the one of `release.json`: a preload with another would be fetched a second time.
  return mode === 'production' ? [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] })] : [];
}
