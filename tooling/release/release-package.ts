import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import {
  type Channels,
  changeChannels,
  folderPlace,
  lineOf,
  type Mover,
  type Placement,
  type ReleasePlace,
  toCanary,
  toStable,
} from '@shortlist/shell/server';
import { readRelease } from '../build/build-package.ts';
import { checkFit, type FindRelease } from './check-fit.ts';
import { releasedBy } from './released-by.ts';
import { withStaged } from './stage.ts';

/** Where a package is after a command. */
export interface Released {
  readonly package: string;
  readonly version: string;
  /** Of the sessions that get it; 100: it is stable. */
  readonly percent: number;
}

/** The folder of all releases in a data folder. */
export function releasesFolderOf(dataFolder: string): string {
  return join(dataFolder, 'releases');
}

/** The releases in a data folder. */
export function placeIn(dataFolder: string): ReleasePlace {
  return folderPlace(releasesFolderOf(dataFolder));
}

/**
 * Releases builds that go live together: puts each where the releases lie, where it stays for ever, and then makes
 * them live with one write. Other packages are not touched, and up to that write nobody sees anything.
 *
 * @param buildFolders each a `dist` with its `release.json`.
 * @param percent of the sessions that get them as a canary; everyone unless told.
 * @throws Error with a sentence for each thing that speaks against it; then nothing is released.
 */
export async function releaseTogether(
  buildFolders: readonly string[],
  place: ReleasePlace,
  percent?: number,
): Promise<Released[]> {
  const builds = buildFolders.map((folder) => ({ folder, release: readRelease(folder) }));
  const candidates = builds.map(({ release }) => release);
  const mover = moverNow();
  const placements = candidates.map(({ package: name, version, commit }) => ({
    name,
    placement: { version, commit, ...mover },
  }));
  const move = (channels: Channels) => moved(channels, placements, percent);
  const find = findIn(place, candidates);
  const { channels: before } = await place.readChannels();
  await checkFit({ before, after: move(before) }, find);
  for (const { folder, release } of builds) await put(place, release, folder);
  await changeFitting(place, move, find);
  return candidates.map(({ package: name, version }) => ({
    package: name,
    version,
    percent: percent ?? 100,
  }));
}

/** Releases one build. */
export async function release(buildFolder: string, place: ReleasePlace): Promise<Released> {
  const [released] = await releaseTogether([buildFolder], place);
  if (!released) throw new Error(`${buildFolder} holds no build.`);
  return released;
}

/** One that is there already is not even compressed again. */
async function put(place: ReleasePlace, release: Release, buildFolder: string): Promise<void> {
  if (await place.readRelease(release.package, release.version)) return;
  await withStaged(buildFolder, (folder) => place.putRelease(release, folder));
}

interface Placed {
  readonly name: string;
  readonly placement: Placement;
}

function moved(channels: Channels, placed: readonly Placed[], percent: number | undefined): Channels {
  return placed.reduce((next, { name, placement }) => {
    return percent === undefined
      ? toStable(next, name, placement)
      : toCanary(next, name, { placement, percent });
  }, channels);
}

const moverNow = (): Mover => ({ by: releasedBy(), since: new Date().toISOString() });

function findIn(place: ReleasePlace, candidates: readonly Release[] = []): FindRelease {
  return async (packageName, version) =>
    candidates.find((each) => each.package === packageName && each.version === version) ??
    (await place.readRelease(packageName, version));
}

/** What fitted when it was looked at may have met another team's release since: it is looked at before each write. */
function changeFitting(
  place: ReleasePlace,
  move: (channels: Channels) => Channels,
  find: FindRelease = findIn(place),
): Promise<Channels> {
  return changeChannels(place, async (before) => {
    const after = move(before);
    await checkFit({ before, after }, find);
    return after;
  });
}

/** A change of where the versions of a package are, without a new one: `promote`, `rollback`, `withdraw`. */
export type Repointing = (channels: Channels, packageName: string, mover: Mover) => Channels;

/**
 * Moves the pointers of packages among the releases that are there, together.
 *
 * @throws Error with a sentence when there is nowhere to move, or when it does not fit what else is live.
 */
export async function repoint(
  place: ReleasePlace,
  packages: readonly string[],
  repointing: Repointing,
): Promise<Released[]> {
  const mover = moverNow();
  const channels = await changeFitting(place, (before) =>
    packages.reduce((next, name) => repointing(next, name, mover), before),
  );
  return packages.map((name) => ({
    package: name,
    version: lineOf(channels, name).stable?.version ?? '',
    percent: 100,
  }));
}
