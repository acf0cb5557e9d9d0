import { reactsOf } from '@shortlist/platform/compat';
import type { LiveVersion, PackageStatus, PlatformStatus } from '@shortlist/platform/platform-status';
import { ownValue, type Release } from '@shortlist/platform/release-set';
import type { Canary, Line, Placement } from '../channels.ts';
import type { Health } from '../health/health.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Signature } from '../signatures/release-signature.ts';
import { slotStatuses } from '../slots/slot-status.ts';
import type { SourceLocations } from '../source-maps/source-locations.ts';
import type { Stats } from '../telemetry/stats.ts';
import type { VersionStats } from '../telemetry/version-stats.ts';
import { otherEnvironments } from './other-environments.ts';

export interface StatusSources {
  readonly releases: ReleaseStore;
  readonly stats: Stats;
  readonly health: Health;
  readonly locations: SourceLocations;
  readonly now: () => number;
  /** Milliseconds: since when it has been counted. */
  readonly countedSince: number;
}

/** How many moves are shown; `npm run release -- history` has all. */
const SHOWN = 20;

/** What is live where, and how it does. */
export async function platformStatus(sources: StatusSources): Promise<PlatformStatus> {
  const { place } = sources.releases;
  const { packages, history } = sources.releases.channels();
  const names = Object.keys(packages).toSorted(
    (a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b),
  );
  return {
    at: iso(sources.now()),
    countedSince: iso(sources.countedSince),
    requiresSignatures: place.keys !== undefined,
    packages: names.flatMap((name) => {
      const line = packages[name];
      return line ? [packageStatus(name, line, sources)] : [];
    }),
    environment: place.environment,
    environments: await otherEnvironments(place),
    slots: slotStatuses(sources.releases),
    history: history.slice(0, SHOWN),
  };
}

function packageStatus(name: string, line: Line, sources: StatusSources): PackageStatus {
  const { stable, canary, earlier, demotions } = line;
  const sandboxedCalls = ownValue(sources.releases.sandboxed, name);
  const placed = [stable, canary].filter((each) => each !== null);
  const releases = placed.map(({ version }) => sources.releases.read(name, version));
  const release = releases.find((each) => each !== undefined);
  return {
    package: name,
    title: release?.kind === 'remote' ? release.title : 'Shell',
    team: release?.kind === 'remote' ? release.team : 'Shell',
    versions: placed.map((placement, index) =>
      liveVersion(name, { placement, release: releases[index] }, sources),
    ),
    rollbackTo: earlier[0]?.version ?? null,
    sandboxedCalls: sandboxedCalls ? [...sandboxedCalls] : null,
    demotions,
  };
}

interface Placed {
  readonly placement: Placement | Canary;
  readonly release: Release | undefined;
}

function liveVersion(
  name: string,
  { placement, release }: Placed,
  { releases, stats, health, locations }: StatusSources,
): LiveVersion {
  const { version, since, by, commit } = placement;
  const channel = 'percent' in placement ? 'canary' : 'stable';
  const { verdict, visitors, failing } = health.of(name, version);
  const known = stats.of(name, version, channel);
  return {
    version,
    channel,
    percent: 'percent' in placement ? placement.percent : null,
    since,
    by,
    commit,
    reacts: release ? reactsOf(release) : [],
    signature: release ? signatureSeen(releases.signatureOf(release)) : null,
    refusal: releases.missing(name, version) ?? releases.refusalOf(name, version),
    health: { verdict, visitors, failing },
    ...toldOf(known),
    latestErrors: errorsIn(known, locations),
    weights: weightsOf(release),
  };
}

const signatureSeen = (signature: Signature | null): LiveVersion['signature'] =>
  signature && { key: signature.keyId, run: signature.statement.builder?.run ?? null };

type Told = Pick<
  LiveVersion,
  'loads' | 'failedLoads' | 'loadP75' | 'vitals' | 'errors' | 'signs' | 'deprecated'
>;

function toldOf(stats: VersionStats | undefined): Told {
  const loads = [...(stats?.loads.values() ?? [])].reduce((sum, count) => sum + count, 0);
  const vital = (name: 'LCP' | 'INP' | 'CLS' | 'TTFB') => stats?.vitals.get(name)?.p75() ?? null;
  return {
    loads,
    failedLoads: loads - (stats?.loads.get('ok') ?? 0),
    loadP75: stats?.loadSeconds.p75() ?? null,
    vitals: { LCP: vital('LCP'), INP: vital('INP'), CLS: vital('CLS'), TTFB: vital('TTFB') },
    errors: Object.fromEntries(stats?.errors ?? []),
    signs: Object.fromEntries(stats?.signs ?? []),
    deprecated: [...(stats?.deprecated ?? [])].map(([api, use]) => ({ api, ...use })),
  };
}

/** The latest first. */
function errorsIn(stats: VersionStats | undefined, locations: SourceLocations): LiveVersion['latestErrors'] {
  if (!stats) return [];
  return [...stats.seenErrors.values()].toReversed().map(({ lastAt, ...error }) => ({
    ...error,
    lastAt: iso(lastAt),
    sources: [...locations.known(stats.origin, error.stack)],
  }));
}

function weightsOf(release: Release | undefined): LiveVersion['weights'] {
  if (!release?.measured) return [];
  const { measured, budget } = release;
  return (['entry', 'page', 'widget'] as const)
    .filter((part) => measured[part] > 0)
    .map((part) => ({ part, bytes: measured[part], budget: budget?.[part] ?? null }));
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();
