import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Channels, NO_CHANNELS, parseChannels } from './channels.ts';
import type { ChannelsState } from './release-storage.ts';

/** Holds one file for each of the latest states of the channels, `17.json`; the highest number is what counts. */
export const CHANNELS_FOLDER = 'channels';

/** Where the channels were before each state had a file of its own: what counts until the first change. */
const FIRST_FILE = 'channels.json';

/** How many states are kept: a writer that slept through as many could take an old number for a new one. */
const KEPT = 100;

const NUMBERED = /^(\d+)\.json$/;

/** The number of the state that counts; 0 before the first change. Cheap enough for every request. */
export function newestRevision(releasesFolder: string): number {
  return Math.max(0, ...revisionsIn(join(releasesFolder, CHANNELS_FOLDER)));
}

function revisionsIn(folder: string): number[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const number = NUMBERED.exec(name)?.[1];
    return number === undefined ? [] : [Number(number)];
  });
}

/** The channels as they are now. */
export function readNewest(releasesFolder: string): ChannelsState {
  const revision = newestRevision(releasesFolder);
  const file = fileOf(releasesFolder, revision);
  if (!existsSync(file)) {
    // While it was looked for, as many changes were made as are kept.
    if (revision !== newestRevision(releasesFolder)) return readNewest(releasesFolder);
    return { channels: NO_CHANNELS, changes: [], revision: String(revision) };
  }
  return { ...parseState(readFileSync(file, 'utf8')), revision: String(revision) };
}

const fileOf = (releasesFolder: string, revision: number): string =>
  revision === 0
    ? join(releasesFolder, FIRST_FILE)
    : join(releasesFolder, CHANNELS_FOLDER, `${revision}.json`);

/** Channels as they stand in a file, with the ids of the changes that led there. */
export function parseState(text: string): Pick<ChannelsState, 'channels' | 'changes'> {
  const { changes = [] } = JSON.parse(text) as { changes?: string[] };
  return { channels: parseChannels(text), changes };
}

/** The text of a file of channels. */
export function writeState({
  channels,
  changes,
}: {
  channels: Channels;
  changes: readonly string[];
}): string {
  return `${JSON.stringify({ ...channels, changes }, null, 1)}\n`;
}

/**
 * Writes the state after `revision`. A file name can be linked only once: of two writers one is told that it came
 * second, and there is no lock that a killed writer would leave behind.
 */
export function writeNext(releasesFolder: string, text: string, revision: number): boolean {
  const folder = join(releasesFolder, CHANNELS_FOLDER);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.next`);
  const target = join(folder, `${revision + 1}.json`);
  try {
    writeDurably(draft, text);
    linkSync(draft, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const newest = newestRevision(releasesFolder);
  if (newest - KEPT >= revision + 1) {
    // The number was free only because its file had been removed as one of the oldest.
    rmSync(target, { force: true });
    return false;
  }
  removeOld(folder, newest - KEPT);
  rmSync(join(releasesFolder, FIRST_FILE), { force: true });
  return true;
}

/** States that nobody goes on from, and what killed writers left behind. */
function removeOld(folder: string, last: number): void {
  for (const revision of revisionsIn(folder).filter((each) => each <= last))
    rmSync(join(folder, `${revision}.json`), { force: true });
  const drafts = readdirSync(folder).filter((name) => name.endsWith('.next'));
  for (const path of drafts.map((name) => join(folder, name)))
    if (isAbandoned(path)) rmSync(path, { force: true });
}

/** Nobody writes for an hour. */
function isAbandoned(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs > 3_600_000;
}

function writeDurably(file: string, text: string): void {
  const descriptor = openSync(file, 'w');
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
