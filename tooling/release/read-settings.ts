import { type ReleaseSettings, ReleaseVariables, releaseSettingsOf } from '@shortlist/shell/server';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';

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
  const given = Object.entries(source).filter(([, value]) => value);
  const parsed = z.object(ReleaseVariables).safeParse(Object.fromEntries(given));
  if (parsed.success) return releaseSettingsOf(parsed.data, { dataDir, base: WORKSPACE });
  const issue = parsed.error.issues[0];
  throw new Error(`${String(issue?.path[0])} ${issue?.message}`);
}
