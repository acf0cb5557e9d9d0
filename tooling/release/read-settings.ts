import { readFileSync } from 'node:fs';
import { readSettings } from '@shortlist/api-contract/settings';
import { type ReleaseSettings, ReleaseVariables, releaseSettingsOf } from '@shortlist/shell/server';
import { z } from 'zod';
import { IS_KIT, WORKSPACE } from '../build/packages.ts';

/**
 * Reads where releases lie from the environment.
 *
 * @param dataDir holds them unless told.
 * @throws Error with a sentence that names the variable whose value is wrong.
 */
export function readReleaseSettings(
  dataDir: string,
  source: Readonly<Record<string, string | undefined>> = process.env,
): ReleaseSettings {
  if (IS_KIT && !source.RELEASES)
    throw new Error(
      'Say where the product keeps its releases: RELEASES=s3://bucket/prefix, or a folder. The file .env of the remote can hold it.',
    );
  const values = readSettings(z.object(ReleaseVariables), source, (file) => readFileSync(file, 'utf8'));
  if (typeof values === 'string') throw new Error(values);
  return releaseSettingsOf(values, { dataDir, base: WORKSPACE });
}
