import type { TelemetryEvent } from '@shortlist/platform/telemetry';
import { type Demotion, type Line, lineOf } from '../channels.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Origin } from '../telemetry/known-event.ts';
import type { TelemetrySource } from '../telemetry/telemetry.ts';
import { outcomeOf } from './event-outcome.ts';
import type { HealthLimits } from './limits.ts';
import { shareOf, type Verdict, verdictOf } from './verdict.ts';
import { createVisits, type Tally } from './visits.ts';

/** A version that is to be taken away. */
export interface Failing {
  readonly package: string;
  readonly demotion: Demotion;
}

/** How a version does, for people. */
export interface VersionHealth extends Tally {
  /** Of the visitors who saw a failure; null while there are too few. */
  readonly share: number | null;
  readonly verdict: Verdict;
}

interface HealthOptions {
  readonly limits: HealthLimits;
  readonly releases: ReleaseStore;
  readonly now: () => number;
  /** Called each time that a failure finds a version failing: also again, until it is gone. */
  readonly onFailing: (failing: Failing) => void;
}

export interface Health {
  hear(event: TelemetryEvent, origin: Origin, teller: TelemetrySource): void;
  of(packageName: string, version: string): VersionHealth;
}

/** Shares that are remembered of versions that nobody has any more: those that people would get instead. */
const REMEMBERED = 200;

/** Watches how the versions that are live do, and says when one fails. */
export function createHealth({ limits, releases, now, onFailing }: HealthOptions): Health {
  const visits = createVisits(limits, now);
  const shares = new Map<string, number>();

  function remember(key: string, share: number | null): void {
    if (share === null) return;
    shares.delete(key);
    shares.set(key, share);
    const [oldest] = shares.keys();
    if (shares.size > REMEMBERED && oldest !== undefined) shares.delete(oldest);
  }

  function of(packageName: string, version: string): VersionHealth {
    const tally = visits.tallyOf(keyOf(packageName, version));
    const instead = insteadOf(lineOf(releases.channels(), packageName), version);
    const known = instead === null ? undefined : shares.get(keyOf(packageName, instead));
    return { ...tally, share: shareOf(tally, limits), verdict: verdictOf(tally, known ?? null, limits) };
  }

  function hear(event: TelemetryEvent, origin: Origin, teller: TelemetrySource): void {
    const finding = outcomeOf(event);
    if (finding === null || origin.channel === 'old' || !teller.isAtHome) return;
    const { package: packageName, version, channel } = origin;
    const key = keyOf(packageName, version);
    visits.note(key, teller, finding === 'failed');
    const health = of(packageName, version);
    remember(key, health.share);
    if (finding === 'worked' || health.verdict !== 'failing') return;
    const at = new Date(now()).toISOString();
    onFailing({ package: packageName, demotion: { version, channel, at, reason: reasonOf(health, limits) } });
  }

  return { hear, of };
}

const keyOf = (packageName: string, version: string): string => `${packageName} ${version}`;

/** What people would get if a version were taken away. */
function insteadOf({ stable, canary, earlier }: Line, version: string): string | null {
  if (canary?.version === version) return stable?.version ?? null;
  return earlier[0]?.version ?? null;
}

function reasonOf({ failing, visitors, failingNetworks }: Tally, { windowMs }: HealthLimits): string {
  const minutes = Math.max(1, Math.round(windowMs / 60_000));
  const networks = failingNetworks === 1 ? '1 network' : `${failingNetworks} networks`;
  return `${failing} of ${visitors} visitors hit errors within ${minutes} minutes, from ${networks}.`;
}
