import { ChangeRecord, type Channels, type Line, lineOf } from './channels.ts';
import { environmentsIn } from './environments.ts';
import type { PlaceFiles, ReleaseStorage } from './release-storage.ts';

/** Who changes the channels, and why: what is written down of it. */
export interface ChangeNote {
  readonly by: string;
  readonly why?: string | null | undefined;
  /** The key of who releases. */
  readonly key?: string | null | undefined;
  /** The environment that versions are taken from. */
  readonly promotedFrom?: string | null | undefined;
}

/** How many records the channels hold: what screens show, and more than could be left without a file of their own. */
const LATEST = 50;

/** The channels with a record of what moved in them; the same where nothing did. */
export function recorded(
  before: Channels,
  after: Channels,
  {
    id,
    by,
    why = null,
    key = null,
    promotedFrom = null,
    environment,
  }: ChangeNote & { readonly id: string; readonly environment: string },
): Channels {
  const moves = movesBetween(before, after);
  if (moves.length === 0) return after;
  const at = new Date().toISOString();
  const record: ChangeRecord = { id, at, by, why: shortened(why), key, environment, promotedFrom, moves };
  return { ...after, history: [record, ...before.history].slice(0, LATEST) };
}

const shortened = (text: string | null): string | null => text?.split('\n')[0]?.trim().slice(0, 200) || null;

function movesBetween(before: Channels, after: Channels): ChangeRecord['moves'] {
  return Object.keys(after.packages).flatMap((name) => {
    const [was, is] = [lineOf(before, name), lineOf(after, name)];
    return (['stable', 'canary'] as const).flatMap((channel) => {
      const [from, to] = [was[channel]?.version ?? null, is[channel]?.version ?? null];
      const percent = channel === 'canary' ? percentOf(is) : null;
      const isSame = from === to && (channel === 'stable' || percentOf(was) === percent);
      return isSame ? [] : [{ package: name, channel, from, to, percent }];
    });
  });
}

const percentOf = ({ canary }: Line): number | null => canary?.percent ?? null;

/** Where the records of all changes lie beside the releases. */
const FOLDER = 'history/';

/** The path of a record, in the order of time. */
const pathOf = ({ at, id }: ChangeRecord): string => `${FOLDER}${at.replaceAll(/[:.]/g, '-')}-${id}.json`;

/** Gives the latest record a file for ever; also the one before, whose writer may have been killed before it did. */
export async function keepRecords(files: PlaceFiles, { history }: Channels): Promise<void> {
  for (const record of history.slice(0, 2))
    await files.putNew(pathOf(record), Buffer.from(JSON.stringify(record)));
}

/** All records of a place, of every environment, the latest first. */
export async function readRecords(place: ReleaseStorage): Promise<ChangeRecord[]> {
  const all = new Map<string, ChangeRecord>();
  for (const environment of await environmentsIn(place)) {
    const { channels } = await place.readChannels(environment);
    for (const record of channels.history) all.set(record.id, record);
  }
  for (const path of await place.files.list(FOLDER)) {
    const content = await place.files.get(path);
    const record = content && ChangeRecord.parse(JSON.parse(content.toString()));
    if (record) all.set(record.id, record);
  }
  return [...all.values()].toSorted((one, other) => other.at.localeCompare(one.at));
}
