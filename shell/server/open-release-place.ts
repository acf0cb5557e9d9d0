import { folderPlace } from './release-place-folder.ts';
import type { ReleaseSettings } from './release-settings.ts';
import type { ReleaseStorage } from './release-storage.ts';

/** Opens where releases lie. The SDK is loaded only where a bucket is used. */
export async function openReleasePlace(settings: ReleaseSettings): Promise<ReleaseStorage> {
  if (settings.kind === 'folder') return folderPlace(settings.folder, settings);
  const { bucketPlace } = await import('./release-place-s3.ts');
  return bucketPlace(settings);
}
