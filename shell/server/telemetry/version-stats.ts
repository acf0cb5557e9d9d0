import type {
  DeprecatedEvent,
  ErrorEvent,
  FailureKind,
  LoadOutcome,
  RuntimeIssue,
  TelemetryEvent,
  VitalEvent,
} from '@shortlist/platform/telemetry';
import { createDistribution, type Distribution } from './distribution.ts';
import type { Origin } from './known-event.ts';

type VitalName = VitalEvent['name'];

type ErrorKind = 'crash' | 'uncaught' | FailureKind;

/** An error that was reported, once for all its times. */
export interface SeenError extends Pick<ErrorEvent, 'name' | 'message' | 'page' | 'stack'> {
  readonly times: number;
  /** Milliseconds. */
  readonly lastAt: number;
}

/** Everything that was told of one version while it was in one channel. */
export interface VersionStats {
  readonly origin: Origin;
  /** By outcome. */
  readonly loads: Map<LoadOutcome, number>;
  /** Seconds of the loads that succeeded. */
  readonly loadSeconds: Distribution;
  /** By kind: `crash`, `uncaught`, or the kind of a failed load. */
  readonly errors: Map<ErrorKind, number>;
  readonly seenErrors: Map<string, SeenError>;
  readonly signs: Map<RuntimeIssue, number>;
  /** Seconds, for CLS a share. */
  readonly vitals: Map<VitalName, Distribution>;
  /** By what is to go: how many pages used it. */
  readonly deprecated: Map<string, Pick<DeprecatedEvent, 'since' | 'instead'> & { readonly pages: number }>;
  /** Milliseconds. */
  lastAt: number;
}

const LOAD_BOUNDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 8];
const SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8];
const SHARES = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** A page can make up any number of words; so many are told apart. */
const MOST = { errors: 20, deprecated: 30 };

export function createVersionStats(origin: Origin): VersionStats {
  return {
    origin,
    loads: new Map(),
    loadSeconds: createDistribution(LOAD_BOUNDS),
    errors: new Map(),
    seenErrors: new Map(),
    signs: new Map(),
    vitals: new Map(),
    deprecated: new Map(),
    lastAt: 0,
  };
}

/** Adds an event of this version. */
export function addEvent(stats: VersionStats, event: TelemetryEvent, now: number): void {
  stats.lastAt = now;
  switch (event.kind) {
    case 'load':
      count(stats.loads, event.outcome);
      if (event.outcome === 'ok') stats.loadSeconds.add(event.milliseconds / 1000);
      return;
    case 'error':
      count(stats.errors, kindOf(event));
      remember(stats.seenErrors, event, now);
      return;
    case 'sign':
      count(stats.signs, event.sign);
      return;
    case 'vital':
      vitalOf(stats, event.name).add(event.name === 'CLS' ? event.value : event.value / 1000);
      return;
    case 'deprecated':
      addUse(stats.deprecated, event);
  }
}

function kindOf({ failure, isCrash }: ErrorEvent): ErrorKind {
  if (isCrash) return 'crash';
  return failure ?? 'uncaught';
}

function count<Word>(counts: Map<Word, number>, word: Word): void {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

function remember(
  seen: VersionStats['seenErrors'],
  { name, message, page, stack }: ErrorEvent,
  now: number,
): void {
  const key = `${name}: ${message}`;
  const times = (seen.get(key)?.times ?? 0) + 1;
  // The latest stands last; the one that was not seen for longest makes room.
  seen.delete(key);
  seen.set(key, { name, message, page, stack, times, lastAt: now });
  const [oldest] = seen.keys();
  if (seen.size > MOST.errors && oldest !== undefined) seen.delete(oldest);
}

function vitalOf({ vitals }: VersionStats, name: VitalName): Distribution {
  const known = vitals.get(name) ?? createDistribution(name === 'CLS' ? SHARES : SECONDS);
  vitals.set(name, known);
  return known;
}

/** Where too many names are told, the one that the fewest pages use makes room: made-up ones do not keep a real one out. */
function addUse(uses: VersionStats['deprecated'], { api, since, instead }: DeprecatedEvent): void {
  const known = uses.get(api);
  if (!known && uses.size >= MOST.deprecated) {
    const [rarest] = [...uses].toSorted(([, one], [, other]) => one.pages - other.pages);
    if (rarest) uses.delete(rarest[0]);
  }
  uses.set(api, { since, instead, pages: (known?.pages ?? 0) + 1 });
}
