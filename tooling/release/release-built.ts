import { type Line, lineOf, type ReleaseStorage } from '@shortlist/shell/server';
import { readRelease } from '../build/build-package.ts';
import { type Released, releaseTogether } from './release-package.ts';

/** Who is written down for what came with an installation: whatever has another name there was moved by a person, or by the edge. */
const INSTALLATION = 'the installation';

/**
 * Releases the builds that came with an installation, as they lie there: at each of its starts. A version that was never
 * released goes live. One that was is left where it is, so that a start undoes no rollback.
 *
 * @param buildFolders each a `dist` with its `release.json`.
 * @throws Error with a sentence for each thing that speaks against it; then nothing is released.
 */
export async function releaseBuilt(
  buildFolders: readonly string[],
  place: ReleaseStorage,
): Promise<Released[]> {
  const { channels } = await place.readChannels();
  const due: string[] = [];
  for (const folder of buildFolders) {
    const { package: name, version } = readRelease(folder);
    const isThere = async () => (await place.readRelease(name, version)) !== undefined;
    if (await isDue(lineOf(channels, name), version, isThere)) due.push(folder);
  }
  return due.length === 0 ? [] : releaseTogether(due, place, { by: INSTALLATION });
}

/** Also one that is there and not live, if nobody has moved the pointer: its start was killed before it went live. */
async function isDue({ stable }: Line, version: string, isThere: () => Promise<boolean>): Promise<boolean> {
  if (stable?.version === version) return false;
  return stable === null || stable.by === INSTALLATION || !(await isThere());
}
