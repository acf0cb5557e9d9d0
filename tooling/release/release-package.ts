import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@shortlist/platform/release-set';
import {
  type ChangeNote,
  type Channels,
  folderPlace,
  lineOf,
  type Mover,
  type Placement,
  type ReleaseStorage,
  toCanary,
  toStable,
} from '@shortlist/shell/server';
import { readRelease } from '../build/build-package.ts';
import { sourceMapOf } from '../build/files.ts';
import { checkRelease, type Depth, isWhole, type ReportOutcome } from '../checks/check-release.ts';
import type { FindBuild, VersionOfPackage } from '../checks/contexts.ts';
import type { Part } from '../checks/scope.ts';
import { isProven } from '../checks/verdicts.ts';
import { checkRest } from './check-rest.ts';
import {
  type CheckedMove,
  changeFitting,
  isLive,
  stableOf,
  verdictsOf,
  withVerdicts,
} from './checked-move.ts';
import { type Build, withBuilds } from './find-build.ts';
import { releasedBecause, releasedBy } from './released-by.ts';
import { readSigner, requireSigner, type Signer, signFolder } from './signer.ts';
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
export function placeIn(dataFolder: string): ReleaseStorage {
  return folderPlace(releasesFolderOf(dataFolder));
}

/**
 * Releases builds that go live together: puts each where the releases lie, where it stays for ever, and then makes
 * them live with one write. Other packages are not touched, and up to that write nobody sees anything.
 *
 * @param buildFolders each a `dist` with its `release.json`.
 * @throws Error with a sentence for each thing that speaks against it; then nothing is released, or it was taken back.
 */
export async function releaseTogether(
  buildFolders: readonly string[],
  place: ReleaseStorage,
  { percent, depth = 'fit', by, report, onLive, signer = readSigner() }: ReleaseOptions = {},
): Promise<Released[]> {
  const builds = buildFolders.map((folder) => ({ folder, release: readRelease(folder) }));
  await requireSigners(place, builds, signer);
  const note = noteOf(signer, by);
  const mover = moverNow(note);
  const placements = builds.map(({ release: { package: name, version, commit } }) => ({
    name,
    placement: { version, commit, ...mover },
  }));
  const move = (channels: Channels) => moved(channels, placements, percent);
  const released = builds.map(({ release: { package: name, version } }) => ({
    package: name,
    version,
    percent: percent ?? 100,
  }));
  const checked = await withBuilds(place, builds, async (find) => {
    const found = await checkMove(place, move, {
      find,
      depth,
      part: onLive && 'before',
      asked: () => builds.map((each) => each.release),
      report,
    });
    for (const { folder, release } of builds) await put(place, { release, folder }, signer);
    const verdicts = verdictsOf(found);
    await changeFitting(place, (channels) => withVerdicts(move(channels), verdicts), { find, note });
    return found;
  });
  if (onLive && checked.left.length > 0) {
    onLive(released);
    // What was released, since a build may be replaced by then.
    await withBuilds(place, [], (find) => checkRest(place, checked, { find, note, report }));
  }
  return released;
}

export interface ReleaseOptions {
  /** Of the sessions that get them as a canary; everyone unless told. */
  readonly percent?: number | undefined;
  /** How much is asked of them before; that they fit what is live unless told. */
  readonly depth?: Depth;
  /** Who is written down as the one who released. */
  readonly by?: string;
  /** What signs them; `RELEASE_KEY` unless told. */
  readonly signer?: Signer | null;
  /** Hears of each rule that was asked. */
  readonly report?: ReportOutcome;
  /**
   * Hears that they are live while what their changes don't touch is left to try, which takes back what fails it. Without
   * this, everything is tried before.
   */
  readonly onLive?: (released: readonly Released[]) => void;
}

/** Releases one build. */
export async function release(buildFolder: string, place: ReleaseStorage): Promise<Released> {
  const [released] = await releaseTogether([buildFolder], place);
  if (!released) throw new Error(`${buildFolder} holds no build.`);
  return released;
}

/** One that is there already is not even compressed again. */
async function put(place: ReleaseStorage, { release, folder }: Build, signer: Signer | null): Promise<void> {
  if (await isThere(place, release)) return;
  await withStaged(folder, async (staged) => {
    if (signer) signFolder(staged, release, signer);
    await putSourceMaps(place, { release, folder });
    await place.putRelease(release, staged);
  });
}

/** Before its release, which names them. A release that was fetched from elsewhere comes without. */
async function putSourceMaps(place: ReleaseStorage, { release, folder }: Build): Promise<void> {
  for (const [script, integrity] of Object.entries(release.maps)) {
    const file = join(folder, sourceMapOf(script));
    if (existsSync(file)) await place.putSourceMap(release.package, integrity, readFileSync(file));
  }
}

const isThere = async (place: ReleaseStorage, release: Release): Promise<boolean> =>
  (await place.readRelease(release.package, release.version)) !== undefined;

/** Before anything is checked, which takes minutes. What is there has its signature, or is refused later. */
async function requireSigners(
  place: ReleaseStorage,
  builds: readonly Build[],
  signer: Signer | null,
): Promise<void> {
  if (!place.keys) return;
  for (const { release } of builds)
    if (!(await isThere(place, release))) requireSigner(release.package, place.keys, signer);
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

interface CheckMoveOptions {
  readonly find: FindBuild;
  readonly depth: Depth;
  readonly part?: Part | undefined;
  /** The versions that are placed. One that is live already is checked if it never passed all checks, or not to the end. */
  readonly asked: (after: Channels) => readonly VersionOfPackage[];
  readonly report?: ReportOutcome | undefined;
}

/** Checks what a move makes live beside what is live now. */
async function checkMove(
  place: ReleaseStorage,
  move: (channels: Channels) => Channels,
  { find, asked, ...options }: CheckMoveOptions,
): Promise<CheckedMove> {
  const { channels: before } = await place.readChannels();
  const after = move(before);
  const isDue = (each: VersionOfPackage): boolean =>
    !isLive(before, each) || (isWhole(options.depth) && !isProven(before, each));
  const checked = await checkRelease({ before, after, asked: asked(after).filter(isDue) }, find, options);
  const [left, whole] = [checked.filter(({ isLeft }) => isLeft), checked.filter(({ isLeft }) => !isLeft)];
  return { before, after, left, whole: isWhole(options.depth) ? whole : [] };
}

const noteOf = (signer: Signer | null, by = releasedBy()): ChangeNote => ({
  by,
  why: releasedBecause(),
  key: signer?.keyId ?? null,
});

const moverNow = ({ by }: ChangeNote): Mover => ({ by, since: new Date().toISOString() });

/** A change of where the versions of a package are, without a new one: `promote`, `rollback`, `withdraw`. */
export type Repointing = (channels: Channels, packageName: string, mover: Mover) => Channels;

/**
 * Moves the pointers of packages among the releases that are there, together.
 *
 * @throws Error with a sentence when there is nowhere to move, or when it does not fit what else is live.
 */
export function repoint(
  place: ReleaseStorage,
  packages: readonly string[],
  repointing: Repointing,
): Promise<Released[]> {
  return repointTogether(place, packages, { move: moveEach(packages, repointing), depth: 'fit' });
}

/** One change of the channels that moves each of the packages. */
export const moveEach =
  (packages: readonly string[], repointing: Repointing): RepointOptions['move'] =>
  (before, mover) =>
    packages.reduce((next, name) => repointing(next, name, mover), before);

export interface RepointOptions {
  readonly move: (before: Channels, mover: Mover) => Channels;
  /** How much is asked of what becomes live. */
  readonly depth: Depth;
  /** The environment that the versions are taken from. */
  readonly promotedFrom?: string;
  /** Hears of each rule that was asked. */
  readonly report?: ReportOutcome | undefined;
}

/** The same by one move of all of them. */
export async function repointTogether(
  place: ReleaseStorage,
  packages: readonly string[],
  { move, depth, promotedFrom, report }: RepointOptions,
): Promise<Released[]> {
  const note = { ...noteOf(readSigner()), promotedFrom };
  const mover = moverNow(note);
  const moveNow = (before: Channels) => move(before, mover);
  const channels = await withBuilds(place, [], async (find) => {
    // Whether it fits is looked at before the write.
    const asked = stableOf(packages);
    const checked = depth === 'fit' ? null : await checkMove(place, moveNow, { find, depth, report, asked });
    const moveChecked = (before: Channels): Channels => {
      const after = moveNow(before);
      if (!checked) return after;
      if (JSON.stringify(asked(after)) !== JSON.stringify(asked(checked.after)))
        throw new Error('Somebody released another version meanwhile. Nothing was changed; try again.');
      return withVerdicts(after, verdictsOf(checked));
    };
    return changeFitting(place, moveChecked, { find, note });
  });
  return packages.map((name) => ({
    package: name,
    version: lineOf(channels, name).stable?.version ?? '',
    percent: 100,
  }));
}
