import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openReleasePlace, type ReleaseStorage } from '@shortlist/shell/server';
import { releasedPackages, WORKSPACE } from '../build/packages.ts';
import { buildAndRelease, runReleaseCommand } from './commands.ts';
import { readReleaseCommand } from './read-command.ts';
import { readReleaseSettings } from './read-settings.ts';
import type { Released } from './release-package.ts';

export {
  placeIn,
  type Released,
  release,
  releasesFolderOf,
  releaseTogether,
  repoint,
} from './release-package.ts';

/**
 * Builds what changed and releases the packages to everyone, together.
 *
 * @param packages the shell and all remotes unless told.
 */
export function releaseAll(
  place: ReleaseStorage,
  packages: readonly string[] = releasedPackages(),
  print: (line: string) => void = () => {},
): Promise<Released[]> {
  return buildAndRelease(place, { packages, print });
}

/** The command. */
export async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'data-dir': { type: 'string', default: process.env.DATA_DIR || join(WORKSPACE, '.data') },
      because: { type: 'string' },
      environment: { type: 'string' },
      from: { type: 'string' },
    },
  });
  // npm runs the script of a package in its folder; the setting is of the whole checkout.
  const command = readReleaseCommand(positionals, releasedPackages(), values);
  if (values.environment) process.env.RELEASE_ENVIRONMENT = values.environment;
  const place = await openReleasePlace(readReleaseSettings(resolve(WORKSPACE, values['data-dir'])));
  if (values.because) process.env.RELEASED_BECAUSE = values.because;
  await runReleaseCommand(command, place, console.log);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
