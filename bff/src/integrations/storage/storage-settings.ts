import { join, resolve } from 'node:path';
import {
  FolderOrBucket,
  type S3Settings,
  S3Variables,
  s3SettingsOf,
} from '@shortlist/api-contract/s3-settings';
import type { z } from 'zod';

/** Where the uploaded files are kept. */
export type StorageSettings = { readonly kind: 'folder'; readonly folder: string } | S3Settings;

/** The variables of the storage. */
export const StorageVariables = { STORAGE: FolderOrBucket.optional(), ...S3Variables };

/**
 * The settings that the variables say; without STORAGE a folder in `dataDir`.
 *
 * @throws StartError when one key is there without the other.
 */
export function storageSettingsOf(
  values: z.output<z.ZodObject<typeof StorageVariables>>,
  dataDir: string,
): StorageSettings {
  const { STORAGE = join(dataDir, 'files') } = values;
  return s3SettingsOf(STORAGE, values) ?? { kind: 'folder', folder: resolve(STORAGE) };
}
