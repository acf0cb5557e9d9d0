import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChangeNote, keepRecords, recorded } from './change-records.ts';
import type { Channels } from './channels.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { requireSigned } from './signatures/require-signed.ts';

/** More than any number of teams that release at one moment. */
const ATTEMPTS = 200;

/** Ids of changes that are kept: enough to recognize one whose answer was lost. */
const REMEMBERED = 100;

/**
 * The one way to change what is live where. Somebody else's change at the same moment is never lost: whoever comes
 * second reads what the first has written and computes again.
 *
 * @param change gets the channels as they are, maybe several times; returns the same object to change nothing.
 * @param note who changes them and why: then what moves is recorded, for ever.
 * @returns the channels as they are now.
 * @throws whatever `change` throws, and Error with a sentence when a version would be published whose signature does not
 * count; then nothing was changed.
 */
export async function changeChannels(
  place: ReleaseStorage,
  change: (channels: Channels) => Channels | Promise<Channels>,
  note?: ChangeNote,
): Promise<Channels> {
  const id = randomUUID();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { channels, changes, revision } = await place.readChannels();
    // Written by an attempt before this one, whose answer did not arrive.
    if (changes.includes(id)) return channels;
    const changed = await change(channels);
    if (changed === channels) return channels;
    const next = note
      ? recorded(channels, changed, { ...note, id, environment: place.environment })
      : changed;
    await requireSigned(place, channels, next);
    const remembered = [id, ...changes].slice(0, REMEMBERED);
    if (await place.writeChannels({ channels: next, changes: remembered }, revision)) {
      if (next.history !== channels.history) await keepRecords(place.files, next);
      return next;
    }
    await wait(Math.random() * 10 * Math.min(attempt, 10));
  }
  throw new Error(`The channels in ${place.name} keep changing. Nothing was changed; try again.`);
}
