import { setTimeout as wait } from 'node:timers/promises';
import type { KitCase } from './cases.ts';
import { assertHealthy, type Healthy } from './healthy.ts';
import type { KitFailure } from './kit-failure.ts';
import { runApi } from './run-api.ts';
import { type Outcome, runFault } from './run-fault.ts';
import { runVisit } from './run-visit.ts';
import { pageScene, type Scene, widgetScene, widgetsOf } from './scenes.ts';
import { createMounting, MOUNTS, type Mounting, THOROUGH_MOUNTS } from './teardown/run-mounts.ts';
import type { Arrival, KitRoom } from './visit.ts';

/** A place is tried so many times as long as something may take to appear. */
const PATIENCES = 5;

/** What came of a case. */
export interface Tried {
  readonly case: string;
  readonly failures: readonly KitFailure[];
  /** One line for each place that it was tried on: what was seen, and how long it took. */
  readonly notes: readonly string[];
}

/** Tries a case, on all scenes that it is for unless told. */
export async function tryCase(
  room: KitRoom,
  each: KitCase,
  scenes: readonly Scene[] = scenesFor(room, each),
): Promise<Tried> {
  const failures: KitFailure[] = [];
  const notes: string[] = [];
  const arrivals: Arrival[] =
    room.isThorough && each.how.kind === 'file' ? ['cold', 'navigation'] : ['navigation'];
  const mounting = createMounting(room, room.isThorough ? THOROUGH_MOUNTS : MOUNTS);
  for (const scene of scenes) {
    for (const arrival of arrivals) {
      const outcome = await inTime(
        tryOn(room, each, { scene, arrival, mounting }),
        PATIENCES * room.patience,
      );
      if (!outcome) continue;
      const { headline, fallbackMs, recoveryMs, complaints } = outcome;
      notes.push([scene.what, arrival, headline, `${fallbackMs} ms`, `${recoveryMs} ms`].join(' | '));
      for (const what of new Set(complaints)) failures.push({ case: each.name, what, fix: each.fix });
    }
  }
  await mounting.leave();
  return { case: each.name, failures, notes };
}

/** The first page of a remote and its widgets, or all its pages where they are what a case is about. */
export function scenesFor({ site, config }: KitRoom, { how }: KitCase): Scene[] {
  const { pages } = site.releases.remote;
  const names = widgetsOf(site.releases.remote);
  const shown = how.kind === 'mounts' || how.kind === 'visit' ? pages : pages.slice(0, 1);
  return [
    ...shown.map((page) => pageScene(site.releases, page, config)),
    ...(names.length > 0 ? [widgetScene(site.releases, names)] : []),
  ];
}

/** A page that computes without end answers nothing, not even that it is late. */
async function inTime(trying: Promise<Outcome | undefined>, limit: number): Promise<Outcome | undefined> {
  const isOver = new AbortController();
  const late: Outcome = {
    complaints: [`the page answered nothing for ${Math.round(limit / 1000)} s: something in it never ends`],
    headline: '',
    fallbackMs: 0,
    recoveryMs: 0,
  };
  const end = wait(limit, late, { signal: isOver.signal });
  end.catch(() => {});
  try {
    return await Promise.race([trying, end]);
  } finally {
    isOver.abort();
  }
}

async function tryOn(
  room: KitRoom,
  { how }: KitCase,
  { scene, arrival, mounting }: { scene: Scene; arrival: Arrival; mounting: Mounting },
): Promise<Outcome | undefined> {
  try {
    if (how.kind === 'mounts') return await mounting.run(scene);
    if (how.kind === 'visit') return await runVisit(room, scene);
    const healthy = await healthyOf(room, scene);
    const trial = { scene, arrival, healthy };
    if (how.kind === 'api') return await runApi(room, trial);
    return await runFault(room, how, trial);
  } catch (error) {
    const what = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { complaints: [what], headline: '', fallbackMs: 0, recoveryMs: 0 };
  }
}

const seen = new WeakMap<KitRoom, Map<string, Promise<Healthy>>>();

/** Looked at once for all cases. */
async function healthyOf(room: KitRoom, scene: Scene): Promise<Healthy> {
  const known = seen.get(room) ?? new Map<string, Promise<Healthy>>();
  seen.set(room, known);
  const looking = known.get(scene.navigation) ?? assertHealthy(room, scene, 'navigation');
  known.set(scene.navigation, looking);
  const healthy = await looking;
  // Places are told apart by the scene that they stand in: each case makes its own.
  const looks = [...healthy.looks.values()];
  const pairs = scene.places.flatMap((place, index) =>
    looks[index] ? [[place, looks[index]] as const] : [],
  );
  return { ...healthy, looks: new Map(pairs) };
}
