import type { Company, CompanyQuery } from '@shortlist/api-contract';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely } from '../../db/kysely.ts';
import { JOB_SQL } from './job.entity.ts';
import { DEFAULT_COMPANY } from './list-columns.ts';

/** The companies of an owner's positions by name, one however its case is written, and how many positions each has. */
export function listCompanies(
  em: EntityManager,
  ownerId: string,
  { search, limit }: CompanyQuery,
): Promise<Company[]> {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  const company = sql<string>`${sql.raw(JOB_SQL.company)}`;
  const shown = sql<string>`search_fold(${company})`;
  return kysely(em)
    .selectFrom('jobs')
    .select(({ ref }) => [
      sql<string>`(array_agg(coalesce(${ref('company')}, ${DEFAULT_COMPANY}) order by ${ref('created_at')} desc))[1]`.as(
        'name',
      ),
      count().as('positions'),
    ])
    .where('owner_id', '=', ownerId)
    .where(({ and }) => and(words.map((word) => sql<boolean>`strpos(${shown}, search_fold(${word})) > 0`)))
    .groupBy(company)
    .orderBy(sql`${shown} collate "C"`)
    .limit(limit)
    .execute();
}
