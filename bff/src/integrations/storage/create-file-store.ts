import type { Logger } from 'pino';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import type { StorageSettings } from './storage-settings.ts';

/**
 * Opens the store that the settings name and checks that it can be used.
 *
 * @throws StartError when it can't, in a sentence for the person who starts.
 */
export async function createFileStore(settings: StorageSettings, log: Logger): Promise<FileStore> {
  if (settings.kind === 'folder') return createFolderStore(settings.folder);
  // The SDK is loaded only where a bucket is used.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(settings, { log });
}
