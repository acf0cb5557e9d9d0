import type { TelemetrySource } from '../telemetry/telemetry.ts';
import type { HealthLimits } from './limits.ts';

/** Who had a version within the window. */
export interface Tally {
  readonly visitors: number;
  /** Of them, who saw a failure. */
  readonly failing: number;
  /** The networks that those come from. */
  readonly failingNetworks: number;
}

export interface Visits {
  /** A visitor got a version, or saw it fail, so many milliseconds ago. However often they say so, they count once. */
  note(version: string, teller: Teller, told: { readonly hasFailed: boolean; readonly ageMs?: number }): void;
  tallyOf(version: string): Tally;
}

type Teller = Pick<TelemetrySource, 'visitor' | 'network'>;

interface Visit {
  readonly network: string;
  at: number;
  hasFailed: boolean;
}

/** The memory of a version is bounded: beyond, who was not heard for longest makes room, first of the network that fills it. */
const MOST_VISITORS = 2_000;

/** @param now milliseconds. */
export function createVisits({ windowMs, perNetwork }: HealthLimits, now: () => number): Visits {
  const versions = new Map<string, Map<string, Visit>>();

  /** Those of the window, in the order in which they were last heard. */
  function current(version: string): Map<string, Visit> {
    const visits = versions.get(version) ?? new Map<string, Visit>();
    for (const [visitor, { at }] of visits) {
      if (now() - at < windowMs) break;
      visits.delete(visitor);
    }
    return visits;
  }

  const note: Visits['note'] = (version, { visitor, network }, { hasFailed, ageMs = 0 }) => {
    const visits = current(version);
    const known = visits.get(visitor);
    // Who comes from elsewhere than before counts there as anybody new.
    if (known?.network !== network && countOf(visits, network) >= perNetwork) return;
    visits.delete(visitor);
    visits.set(visitor, {
      network,
      at: Math.max(known?.at ?? 0, now() - ageMs),
      hasFailed: hasFailed || (known?.hasFailed ?? false),
    });
    if (visits.size > MOST_VISITORS) visits.delete(oldestOf(visits, { visitor, network }));
    versions.set(version, visits);
    for (const each of versions.keys()) if (current(each).size === 0) versions.delete(each);
  };

  return {
    note,
    tallyOf(version) {
      const visits = [...current(version).values()];
      const failing = visits.filter(({ hasFailed }) => hasFailed);
      const networks = new Set(failing.map(({ network }) => network));
      return { visitors: visits.length, failing: failing.length, failingNetworks: networks.size };
    },
  };
}

function countOf(visits: Map<string, Visit>, network: string): number {
  return [...visits.values()].filter((visit) => visit.network === network).length;
}

/** Who makes room for a teller: another of the same network; where there is none, whoever is the oldest. */
function oldestOf(visits: Map<string, Visit>, { visitor, network }: Teller): string {
  for (const [each, visit] of visits) if (visit.network === network && each !== visitor) return each;
  const [oldest = visitor] = visits.keys();
  return oldest;
}
