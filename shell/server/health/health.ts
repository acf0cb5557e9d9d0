import type { ReleaseVisit, VisitOfAny } from '@shortlist/api-contract/release-visits';
import type { TelemetryEvent } from '@shortlist/platform/telemetry';
import { type Demotion, type Line, lineOf } from '../channels.ts';
import type { ReleaseStore } from '../release-store.ts';
import { channelOf, type Origin } from '../telemetry/known-event.ts';
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
  /** Called for each visit that was counted here. */
  readonly onVisit?: (visit: ReleaseVisit) => void;
  /** Names a network as all edges do, without saying which it is. */
  readonly nameNetwork?: (network: string) => string;
}

export interface Health {
  hear(event: TelemetryEvent, origin: Origin, teller: TelemetrySource): void;
  /** Counts what other edges have counted; what was counted here may be among it. */
  merge(visits: readonly VisitOfAny[]): void;
  of(packageName: string, version: string): VersionHealth;
}

/** Shares that are remembered of versions that nobody has any more: those that people would get instead. */
const REMEMBERED = 200;

/** Watches how the versions that are live do, and says when one fails. */
export function createHealth(options: HealthOptions): Health {
  const {
    limits,
    releases,
    now,
    onFailing,
    onVisit = () => {},
    nameNetwork = (network) => network,
  } = options;
  const visits = createVisits(limits, now);
  const shares = createShares();

  function of(packageName: string, version: string): VersionHealth {
    const tally = visits.tallyOf(keyOf(packageName, version));
    const instead = insteadOf(lineOf(releases.channels(), packageName), version);
    const known = instead === null ? undefined : shares.get(keyOf(packageName, instead));
    return { ...tally, share: shareOf(tally, limits), verdict: verdictOf(tally, known ?? null, limits) };
  }

  function hear(event: TelemetryEvent, origin: Origin, teller: TelemetrySource): void {
    const finding = outcomeOf(event);
    if (finding === null || origin.channel === 'old' || !teller.isAtHome) return;
    const { package: packageName, version } = origin;
    const hasFailed = finding === 'failed';
    const visit = { visitor: teller.visitor, network: nameNetwork(teller.network) };
    visits.note(keyOf(packageName, version), visit, { hasFailed });
    onVisit({ package: packageName, version, ...visit, hasFailed });
    judge(packageName, version, hasFailed);
  }

  function merge(told: readonly VisitOfAny[]): void {
    const versions = new Map<string, { name: string; version: string; hasFailed: boolean }>();
    for (const { package: name, version, hasFailed, ageMs, ...teller } of told) {
      const key = keyOf(name, version);
      visits.note(key, teller, { hasFailed, ageMs });
      versions.set(key, { name, version, hasFailed: hasFailed || (versions.get(key)?.hasFailed ?? false) });
    }
    for (const { name, version, hasFailed } of versions.values()) judge(name, version, hasFailed);
  }

  /** @param hasFailed only a failure takes a version away. */
  function judge(packageName: string, version: string, hasFailed: boolean): void {
    const health = of(packageName, version);
    shares.remember(keyOf(packageName, version), health.share);
    const channel = channelOf(releases.channels(), packageName, version);
    if (!hasFailed || channel === 'old' || health.verdict !== 'failing') return;
    const at = new Date(now()).toISOString();
    onFailing({ package: packageName, demotion: { version, channel, at, reason: reasonOf(health, limits) } });
  }

  return { hear, merge, of };
}

/** Shares of the latest versions. */
function createShares() {
  const shares = new Map<string, number>();
  return {
    get: (key: string): number | undefined => shares.get(key),
    remember(key: string, share: number | null): void {
      if (share === null) return;
      shares.delete(key);
      shares.set(key, share);
      const [oldest] = shares.keys();
      if (shares.size > REMEMBERED && oldest !== undefined) shares.delete(oldest);
    },
  };
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
