import { type Line, lineOf, type ReleaseStorage, THE_EDGE } from '@shortlist/shell/server';
import { readRelease } from '../build/build-package.ts';
import type { Depth } from '../checks/check-release.ts';
import { type Released, releaseTogether } from './release-package.ts';

/** Who is written down for what came with an installation: whatever has another name there was moved by a person, or by the edge. */
export const INSTALLATION = 'the installation';

interface BuiltOptions {
  /** How much is asked of the builds before; that they fit what is live unless told. */
  readonly depth?: Depth;
  /** Hears of each build that does not go live, and how it would. */
  readonly print?: (line: string) => void;
}

/**
 * Releases the builds that came with an installation, as they lie there: at each of its starts. Where a person has moved
 * the pointer it stays, and where the edge took a version away, until there is one that was never released: a start
 * undoes no rollback and no release.
 *
 * @param buildFolders each a `dist` with its `release.json`.
 * @throws Error with a sentence for each thing that speaks against it; then nothing is released.
 */
export async function releaseBuilt(
  buildFolders: readonly string[],
  place: ReleaseStorage,
  { depth = 'fit', print = () => {} }: BuiltOptions = {},
): Promise<Released[]> {
  const { channels } = await place.readChannels();
  const due: string[] = [];
  for (const folder of buildFolders) {
    const { package: name, version } = readRelease(folder);
    const line = lineOf(channels, name);
    if (line.stable?.version === version) continue;
    const isThere = async () => (await place.readRelease(name, version)) !== undefined;
    if (await isDue(line, isThere)) due.push(folder);
    else print(heldSentence(name, version, line));
  }
  return due.length === 0 ? [] : releaseTogether(due, place, { by: INSTALLATION, depth });
}

/** Also one that is there and not live, if nobody has moved the pointer: its start was killed before it went live. */
async function isDue({ stable }: Line, isThere: () => Promise<boolean>): Promise<boolean> {
  if (stable === null || stable.by === INSTALLATION) return true;
  return stable.by === THE_EDGE && !(await isThere());
}

const heldSentence = (name: string, version: string, { stable }: Line): string =>
  `${name} stays at ${stable?.version}, where ${stable?.by} put it. To make ${version} live: npm run release -- built ${name}`;
