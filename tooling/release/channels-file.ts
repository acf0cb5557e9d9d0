import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CHANNELS_FILE, Channels, type Pointer } from '@shortlist/shell/server';

/** How many versions a rollback can go back. */
const KEPT = 20;

export function readChannels(releasesFolder: string): Channels {
  const file = join(releasesFolder, CHANNELS_FILE);
  if (!existsSync(file)) return { stable: {} };
  return Channels.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Moves one pointer. Readers see the old file or the new one, never half of one; two releases at a time wait
 * for each other, so that neither loses the other's pointer.
 */
export async function movePointer(
  releasesFolder: string,
  packageName: string,
  move: (pointer: Pointer | undefined) => Pointer,
): Promise<Pointer> {
  const release = await lock(releasesFolder);
  try {
    const { stable } = readChannels(releasesFolder);
    const pointer = move(stable[packageName]);
    const next: Channels = { stable: { ...stable, [packageName]: pointer } };
    const draft = join(releasesFolder, `${CHANNELS_FILE}.${process.pid}.next`);
    writeFileSync(draft, JSON.stringify(next, null, 1));
    renameSync(draft, join(releasesFolder, CHANNELS_FILE));
    return pointer;
  } finally {
    release();
  }
}

/** The pointer after `version` went live. */
export function forward(pointer: Pointer | undefined, version: string): Pointer {
  if (!pointer) return { live: version, earlier: [] };
  if (pointer.live === version) return pointer;
  const earlier = [
    pointer.live,
    ...pointer.earlier.filter((each) => each !== version && each !== pointer.live),
  ];
  return { live: version, earlier: earlier.slice(0, KEPT) };
}

/**
 * The pointer one version back.
 *
 * @throws Error with a sentence when there is none.
 */
export function backward(pointer: Pointer | undefined, packageName: string): Pointer {
  const [previous, ...earlier] = pointer?.earlier ?? [];
  if (!previous) throw new Error(`${packageName} has no earlier release to go back to.`);
  return { live: previous, earlier };
}

const PATIENCE_MS = 10_000;

async function lock(releasesFolder: string): Promise<() => void> {
  const folder = join(releasesFolder, '.lock');
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(25)) {
    if (tryLock(folder)) return () => rmSync(folder, { recursive: true, force: true });
  }
  throw new Error(`Another release holds ${folder}. If none is running, delete it and try again.`);
}

function tryLock(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
