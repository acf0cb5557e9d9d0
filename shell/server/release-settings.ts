import { join, resolve } from 'node:path';
import {
  FolderOrBucket,
  type S3Settings,
  S3Variables,
  s3SettingsOf,
} from '@shortlist/api-contract/s3-settings';
import type { z } from 'zod';
import { Environment, PRODUCTION } from './environments.ts';
import { type ReleaseKeys, ReleaseKeysText } from './signatures/release-keys.ts';

/** Where releases lie. */
export type ReleaseSettings = ({ readonly kind: 'folder'; readonly folder: string } | S3Settings) & {
  /** Who may sign them; undefined: they need no signature. */
  readonly keys?: ReleaseKeys | undefined;
  /** Whose live versions are served and moved; production's unless told. */
  readonly environment?: string | undefined;
};

/** The variables of where releases lie; those of S3 are the ones that `STORAGE` has too. */
export const ReleaseVariables = {
  RELEASES: FolderOrBucket.optional(),
  RELEASE_ENVIRONMENT: Environment.default(PRODUCTION),
  RELEASE_KEYS: ReleaseKeysText.optional(),
  ...S3Variables,
};

/**
 * The settings that the variables say; without `RELEASES` the folder of releases in `dataDir`.
 *
 * @param folders `base` is where a relative folder begins.
 * @throws StartError when one key is there without the other.
 */
export function releaseSettingsOf(
  values: z.output<z.ZodObject<typeof ReleaseVariables>>,
  { dataDir, base }: { readonly dataDir: string; readonly base: string },
): ReleaseSettings {
  const { RELEASES = join(dataDir, 'releases') } = values;
  const place = s3SettingsOf(RELEASES, values) ?? { kind: 'folder', folder: resolve(base, RELEASES) };
  return { ...place, keys: values.RELEASE_KEYS, environment: values.RELEASE_ENVIRONMENT };
}
