import { sql } from '@mikro-orm/core';
import type { ResumeCounts, ResumeStatus } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { isFound, type Search } from './is-found.ts';

/** How many of an owner's resumes each status has; of those with every word of the search, when there is one. */
export async function countResumes(
  em: EntityManager,
  ownerId: string,
  query: Pick<Search, 'search' | 'isBlind'>,
): Promise<ResumeCounts> {
  const rows = await em.execute<{ status: ResumeStatus; count: number }[]>(sql`
    select r.status, count(*)::int as count from resumes r
    where r.owner_id = ${ownerId} and r.merged_into is null and ${isFound(ownerId, query)} group by r.status`);
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  const countOf = (status: ResumeStatus) => counts.get(status) ?? 0;
  return { active: countOf('active'), reserve: countOf('reserve'), inactive: countOf('inactive') };
}
