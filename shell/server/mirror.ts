import { setTimeout as wait } from 'node:timers/promises';
import { createBackoff } from './backoff.ts';
import { changeChannels } from './change-channels.ts';
import type { Channels, Line } from './channels.ts';
import { fetchRelease } from './fetch-release.ts';
import type { ReleaseName } from './release-name.ts';
import { folderPlace } from './release-place-folder.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { reportEdgeError } from './report-error.ts';

export interface MirrorOptions {
  /** From one look at the channels to the next, milliseconds: how old they may be. */
  readonly everyMs?: number;
}

/** Keeps a folder of this machine as a place is. */
export interface Mirror {
  /** Looks no more; what is being fetched is waited for. */
  stop(): Promise<void>;
}

/**
 * Keeps a folder as a place elsewhere is: a version is live in it when all of its files are there and were found to
 * be what was released. So pages are composed of the folder alone, at its speed, and go on while the place can't be
 * reached.
 *
 * @returns once the folder is as the place is, or has something to go on with.
 * @throws Error when the place can't be reached and the folder has never been filled.
 */
export async function startMirror(
  place: ReleaseStorage,
  folder: string,
  { everyMs = 500 }: MirrorOptions = {},
): Promise<Mirror> {
  const stopping = new AbortController();
  const look = lookInto(place, folder);
  try {
    await look();
  } catch (error) {
    const { channels } = await folderPlace(folder, { environment: place.environment }).readChannels();
    if (Object.keys(channels.packages).length === 0) throw error;
    reportEdgeError(error as Error);
  }
  const looking = keepLooking(look, everyMs, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}

async function keepLooking(look: () => Promise<void>, everyMs: number, signal: AbortSignal): Promise<void> {
  let isFailing = false;
  while (await rested(everyMs, signal)) {
    try {
      await look();
      isFailing = false;
    } catch (error) {
      // Once, not twice a second.
      if (!isFailing) reportEdgeError(error as Error);
      isFailing = true;
    }
  }
}

/** False when there is nothing to wake up for. */
async function rested(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  try {
    await wait(milliseconds, undefined, { signal, ref: false });
    return true;
  } catch {
    return false;
  }
}

/**
 * One look; it changes something when the place has changed since the last that went through. A release that can't be
 * brought is fetched again only after a pause that grows.
 */
function lookInto(place: ReleaseStorage, folder: string): () => Promise<void> {
  const backoff = createBackoff();
  const bring: Bring = (name) =>
    backoff(`${name.package} ${name.version}`, () => bringLive(place, folder, name));
  let seen: string | undefined;
  return async () => {
    const { channels, revision } = await place.readChannels();
    if (revision === seen) return;
    const failures: unknown[] = [];
    const lines = new Map<string, Line>();
    for (const [name, line] of Object.entries(channels.packages)) {
      try {
        await bringLine(name, line, bring);
        lines.set(name, line);
      } catch (error) {
        failures.push(error);
      }
    }
    await changeChannels(folderPlace(folder, { environment: place.environment }), (here) =>
      merged(here, lines, channels),
    );
    if (failures.length > 0) throw failures[0];
    seen = revision;
  };
}

type Bring = (name: ReleaseName) => Promise<void>;

async function bringLine(packageName: string, { stable, canary }: Line, bring: Bring): Promise<void> {
  for (const placement of [stable, canary])
    if (placement) await bring({ package: packageName, version: placement.version });
}

async function bringLive(place: ReleaseStorage, folder: string, name: ReleaseName): Promise<void> {
  if (!(await fetchRelease(place, folder, name)))
    throw new Error(
      `${place.name} lists ${name.package} ${name.version} as live, but the release is missing.`,
    );
}

/** A package whose new version did not come whole stays as it is here; the others go on. */
function merged(
  here: Channels,
  lines: ReadonlyMap<string, Line>,
  { slots, history }: Pick<Channels, 'slots' | 'history'>,
): Channels {
  const next = { packages: { ...here.packages, ...Object.fromEntries(lines) }, slots, history };
  const isSame = JSON.stringify(next) === JSON.stringify(here);
  return isSame ? here : next;
}
