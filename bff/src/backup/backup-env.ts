import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderOrBucket, S3Variables, s3SettingsOf } from '@shortlist/api-contract/s3-settings';
import { readSettings, StartError } from '@shortlist/api-contract/settings';
import { z } from 'zod';
import { type Env, readEnv } from '../env.ts';
import type { StorageSettings } from '../integrations/storage/storage-settings.ts';

/** Where releases lie, as the edge reads it. */
export const ReleaseVariables = z.object({ RELEASES: FolderOrBucket.optional(), ...S3Variables });

/** Where everything is that a backup keeps. */
export interface BackupEnv extends Pick<Env, 'dataDir' | 'databaseUrl' | 'databasePassword' | 'storage'> {
  readonly releases: StorageSettings;
}

/**
 * Reads the variables that the product reads.
 *
 * @throws StartError with a sentence that names the variable whose value is wrong.
 */
export function readBackupEnv(source: Readonly<Record<string, string | undefined>> = process.env): BackupEnv {
  const { dataDir, databaseUrl, databasePassword, storage } = readEnv(source);
  const values = readSettings(ReleaseVariables, source, (file) => readFileSync(file, 'utf8'));
  if (typeof values === 'string') throw new StartError(values);
  const { RELEASES = join(dataDir, 'releases') } = values;
  const releases = s3SettingsOf(RELEASES, values) ?? { kind: 'folder', folder: resolve(RELEASES) };
  return { dataDir, databaseUrl, databasePassword, storage, releases };
}
