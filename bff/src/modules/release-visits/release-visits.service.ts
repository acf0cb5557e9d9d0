import { MOST_VISITS, type VisitOfAny, type VisitsTold } from '@shortlist/api-contract/release-visits';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';

/**
 * Keeps what an edge has counted, and returns what all of them have, in the window and in the time that it asks for. A
 * visitor whom several have seen is one, who failed if any says so.
 */
export async function mergeVisits(
  em: EntityManager,
  { visits, windowMs, withinMs }: VisitsTold,
): Promise<VisitOfAny[]> {
  return em.transactional(async (tx) => {
    await kysely(tx).deleteFrom('release_visits').where('told_at', '<', agoOf(windowMs)).execute();
    if (visits.length > 0) await keep(tx, visits);
    return read(tx, Math.min(windowMs, withinMs));
  });
}

/** In one order, so that two edges at once wait for each other and never in a circle. */
async function keep(tx: EntityManager, visits: VisitsTold['visits']): Promise<void> {
  const rows = visits.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await kysely(tx)
    .insertInto('release_visits')
    .values(
      rows.map(({ hasFailed, ...visit }) => ({
        ...visit,
        has_failed: hasFailed,
        told_at: sql<string>`now()`,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['package', 'version', 'visitor']).doUpdateSet((eb) => ({
        network: eb.ref('excluded.network'),
        has_failed: sql<boolean>`release_visits.has_failed or excluded.has_failed`,
        told_at: eb.ref('excluded.told_at'),
      })),
    )
    .execute();
}

const keyOf = (visit: VisitsTold['visits'][number]): string =>
  [visit.package, visit.version, visit.visitor].join(' ');

async function read(tx: EntityManager, withinMs: number): Promise<VisitOfAny[]> {
  const rows = await kysely(tx)
    .selectFrom('release_visits')
    .select(['package', 'version', 'visitor', 'network', 'has_failed as hasFailed'])
    .select(sql<number>`greatest(0, extract(epoch from now() - told_at) * 1000)::int`.as('ageMs'))
    .where('told_at', '>=', agoOf(withinMs))
    .orderBy('told_at', 'desc')
    .limit(MOST_READ)
    .execute();
  return rows.toReversed();
}

/** The latest; more than an edge remembers of two versions. */
const MOST_READ = 2 * MOST_VISITS;

const agoOf = (milliseconds: number) => sql<string>`now() - ${milliseconds}::int * interval '1 millisecond'`;
