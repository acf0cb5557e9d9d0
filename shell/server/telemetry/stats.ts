import type { TelemetryEvent } from '@shortlist/platform/telemetry';
import type { EventChannel, Origin } from './known-event.ts';
import type { BatchOutcome, TelemetryListener } from './telemetry.ts';
import { addEvent, createVersionStats, type VersionStats } from './version-stats.ts';

/** Versions of one package that are counted apart; beyond, the one that was silent for longest is forgotten. */
const MOST_VERSIONS = 24;

/** What pages told since this process began, by version and channel. */
export interface Stats extends TelemetryListener {
  all(): VersionStats[];
  /** Undefined when nothing was told of it. */
  of(packageName: string, version: string, channel: EventChannel): VersionStats | undefined;
  /** Requests, by what became of them. */
  readonly batches: ReadonlyMap<BatchOutcome, number>;
  /** Events of releases that are not there. */
  readonly dropped: number;
}

/** @param now milliseconds; the clock of this machine unless told. */
export function createStats(now: () => number = Date.now): Stats {
  const versions = new Map<string, VersionStats>();
  const batches = new Map<BatchOutcome, number>();
  let dropped = 0;

  function statsOf(origin: Origin): VersionStats {
    const key = keyOf(origin.package, origin.version, origin.channel);
    const known = versions.get(key);
    if (known) return known;
    forgetOldest(versions, origin.package);
    const made = createVersionStats(origin);
    versions.set(key, made);
    return made;
  }

  return {
    hear: (event: TelemetryEvent, origin) => addEvent(statsOf(origin), event, now()),
    heard(outcome, unknown) {
      batches.set(outcome, (batches.get(outcome) ?? 0) + 1);
      dropped += unknown;
    },
    all: () => [...versions.values()],
    of: (...key) => versions.get(keyOf(...key)),
    batches,
    get dropped() {
      return dropped;
    },
  };
}

const keyOf = (packageName: string, version: string, channel: EventChannel): string =>
  `${packageName} ${version} ${channel}`;

function forgetOldest(versions: Map<string, VersionStats>, packageName: string): void {
  const own = [...versions].filter(([, { origin }]) => origin.package === packageName);
  if (own.length < MOST_VERSIONS) return;
  const [oldest] = own.toSorted(([, a], [, b]) => a.lastAt - b.lastAt);
  if (oldest) versions.delete(oldest[0]);
}
