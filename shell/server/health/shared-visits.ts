import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  MOST_VISITS,
  RELEASE_VISITS_ADDRESS,
  type ReleaseVisit,
  type VisitOfAny,
  VisitsOfAll,
  type VisitsTold,
} from '@shortlist/api-contract/release-visits';

interface SharedVisitsOptions {
  /** The BFFs, of which any one answers for all. */
  readonly api: readonly URL[];
  /** `EDGE_SECRET`, the same for all edges and BFFs. */
  readonly secret: string;
  /** For how long a visit counts, milliseconds. */
  readonly windowMs: number;
  /** From one exchange to the next, milliseconds. */
  readonly everyMs?: number | undefined;
  /** Takes what all edges have counted, these visits included. */
  readonly merge: (visits: readonly VisitOfAny[]) => void;
  /** Says that it begins or ceases to work, in a sentence. */
  readonly report: (sentence: string) => void;
}

/** What this edge has counted goes to the others, and theirs come here. */
export interface SharedVisits {
  tell(visit: ReleaseVisit): void;
}

const EVERY_MS = 2_000;

/** While no BFF answers, it is asked so much less often. */
const FAILING_FACTOR = 5;

/** Of what came just before the last exchange, some may have been written only after it. */
const OVERLAP_MS = 10_000;

/** An answer comes in milliseconds, or the database is away. */
const PATIENCE_MS = 10_000;

/**
 * Exchanges visits by a BFF and its database. The edge that tells last has heard all others, so whoever hears nothing of pages
 * need not ask. One exchange follows the last that told something: two edges that tell at one moment don't see each other.
 * While no BFF answers, the edge goes by its own, and tells them later.
 */
export function createSharedVisits(options: SharedVisitsOptions): SharedVisits {
  const { windowMs, everyMs = EVERY_MS, merge, report } = options;
  const waiting = createQueue();
  const ask = askerOf(options);
  let isGoing = false;
  let isFailing = false;
  let exchangedAt: number | undefined;

  /** Whether something was told. */
  async function exchange(): Promise<boolean> {
    const visits = waiting.take();
    const began = performance.now();
    const since = exchangedAt === undefined ? windowMs : began - exchangedAt + OVERLAP_MS;
    try {
      merge(await ask({ visits, windowMs, withinMs: Math.round(Math.min(windowMs, since)) }));
    } catch (error) {
      for (const visit of visits) waiting.keep(visit);
      throw error;
    }
    exchangedAt = began;
    return visits.length > 0;
  }

  async function attempt(): Promise<boolean> {
    try {
      const hasTold = await exchange();
      if (isFailing) report('Visits of releases are counted over all edges again.');
      isFailing = false;
      return hasTold;
    } catch (error) {
      if (!isFailing) report(`Visits of releases are counted by this edge alone: ${String(error)}`);
      isFailing = true;
      return true;
    }
  }

  async function go(): Promise<void> {
    do await wait(isFailing ? everyMs * FAILING_FACTOR : everyMs, undefined, { ref: false });
    while (await attempt());
    isGoing = false;
    if (waiting.hasAny()) start();
  }

  function start(): void {
    if (isGoing) return;
    isGoing = true;
    void go();
  }

  return {
    tell(visit) {
      waiting.keep(visit);
      start();
    },
  };
}

/** Visits that are still to be told; bounded: the oldest makes room. */
function createQueue() {
  const visits = new Map<string, ReleaseVisit>();
  return {
    /** However often it is kept, it failed if it ever did. */
    keep(visit: ReleaseVisit): void {
      const key = keyOf(visit);
      const hasFailed = visit.hasFailed || (visits.get(key)?.hasFailed ?? false);
      visits.set(key, { ...visit, hasFailed });
      const [oldest] = visits.keys();
      if (visits.size > MOST_VISITS && oldest !== undefined) visits.delete(oldest);
    },
    hasAny: (): boolean => visits.size > 0,
    take(): ReleaseVisit[] {
      const taken = [...visits.values()];
      visits.clear();
      return taken;
    },
  };
}

const keyOf = ({ package: name, version, visitor }: ReleaseVisit): string => `${name} ${version} ${visitor}`;

/** The name of a network by which edges with the same secret know it, and nobody else. */
export const nameNetworkWith =
  (secret: string) =>
  (network: string): string =>
    createHmac('sha256', secret).update(`network.${network}`).digest('base64url').slice(0, 22);

/** Asks one BFF after the other until one answers. */
function askerOf({ api, secret }: Pick<SharedVisitsOptions, 'api' | 'secret'>) {
  const token = createHmac('sha256', secret).update('release-visits').digest('base64url');
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return async (told: VisitsTold): Promise<VisitOfAny[]> => {
    const failures: string[] = [];
    for (const address of api) {
      try {
        const reply = await fetch(new URL(RELEASE_VISITS_ADDRESS, address), {
          method: 'POST',
          headers,
          body: JSON.stringify(told),
          signal: AbortSignal.timeout(PATIENCE_MS),
          redirect: 'error',
        });
        if (reply.ok) return VisitsOfAll.parse(await reply.json()).visits;
        failures.push(`${address.host} answers ${reply.status}${HINTS[reply.status] ?? ''}`);
      } catch (error) {
        failures.push(`${address.host}: ${String(error)}`);
      }
    }
    throw new Error(failures.join('; '));
  };
}

const DIFFERS = ' (EDGE_SECRET must be set there, the same as here)';
const HINTS: Readonly<Record<number, string>> = { 401: DIFFERS, 404: DIFFERS };
