import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_PATHS } from '../../shell/src/boot/paths.ts';
import { folderOf, readDescriptor, remotePackages, WORKSPACE } from '../build/packages.ts';
import { runProgram } from '../processes/run-program.ts';
import { linkModules } from './link-modules.ts';
import { registrationOf } from './registrations.ts';
import { remoteFiles } from './remote-files.ts';
import { type CreateWords, type RemoteOptions, wantedRemote } from './wanted-remote.ts';
import { writeFilesAtomically } from './write-together.ts';

/** What a person asked for can't be made; the message says why, a sentence a line. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
}

/**
 * Makes a remote in this checkout and makes it known wherever that is needed. On any failure nothing is left of it.
 *
 * @throws CreateError when the words can't be taken.
 */
export async function createRemote(words: CreateWords): Promise<RemoteOptions> {
  const remotes = await Promise.all(remotePackages().map((name) => readDescriptor(folderOf(name))));
  const wanted = wantedRemote(words, { taken: readdirSync(WORKSPACE), remotes, shellPaths: SHELL_PATHS });
  if (Array.isArray(wanted)) throw new CreateError(wanted.join('\n'));
  const { sibling, files } = registrationOf(wanted);
  const own = [...remoteFiles(wanted)].map(([path, text]) => [`${wanted.package}/${path}`, text] as const);
  const takeBack = await writeFilesAtomically(WORKSPACE, new Map([...own, ...files]));
  try {
    await format([wanted.package, 'tsconfig.json']);
    await linkModules(WORKSPACE, wanted.package, sibling);
  } catch (error) {
    await rm(join(WORKSPACE, 'node_modules/@shortlist', wanted.package), { force: true });
    await takeBack();
    throw error;
  }
  return wanted;
}

/** Longer or shorter names than the template's break lines elsewhere. */
async function format(paths: readonly string[]): Promise<void> {
  const { code, output } = await runProgram('biome', ['check', '--write', '--colors=off', ...paths]);
  if (code !== 0) throw new Error(`The new files could not be formatted:\n${output}`);
}
