import type { ResumeCounts, ResumeStatus } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely } from '../../db/kysely.ts';
import { readCounters } from '../counters/counters.ts';
import { isFound, type Search } from './is-found.ts';

/** How many of an owner's resumes each status has; of those with every word of the search, when there is one. */
export async function countResumes(
  em: EntityManager,
  ownerId: string,
  query: Pick<Search, 'search' | 'isBlind'>,
): Promise<ResumeCounts> {
  const countOf = query.search ? await countFound(em, ownerId, query) : await countAll(em, ownerId);
  return { active: countOf('active'), reserve: countOf('reserve'), inactive: countOf('inactive') };
}

type CountOf = (status: ResumeStatus) => number;

async function countAll(em: EntityManager, ownerId: string): Promise<CountOf> {
  const count = await readCounters(em, { ownerId, counted: ['resumes_of_status'] });
  return (status) => count('resumes_of_status', status);
}

async function countFound(
  em: EntityManager,
  ownerId: string,
  query: Pick<Search, 'search' | 'isBlind'>,
): Promise<CountOf> {
  const rows = await kysely(em)
    .selectFrom('resumes as r')
    .select(['r.status', count().as('n')])
    .where('r.owner_id', '=', ownerId)
    .where('r.merged_into', 'is', null)
    .where(isFound(ownerId, query))
    .groupBy('r.status')
    .execute();
  const counts = new Map(rows.map(({ status, n }) => [status, n]));
  return (status) => counts.get(status) ?? 0;
}
