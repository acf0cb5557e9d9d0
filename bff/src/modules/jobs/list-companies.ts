import { raw, sql } from '@mikro-orm/core';
import type { Company, CompanyQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { JOB_SQL } from './job.entity.ts';
import { DEFAULT_COMPANY } from './list-columns.ts';

/** The companies of an owner's positions by name, one however its case is written, and how many positions each has. */
export function listCompanies(
  em: EntityManager,
  ownerId: string,
  { search, limit }: CompanyQuery,
): Promise<Company[]> {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  const isFound = words.map(
    (word) => sql`and strpos(search_fold(${raw(JOB_SQL.company)}), search_fold(${word})) > 0`,
  );
  return em.execute<Company[]>(sql`
    select (array_agg(coalesce(company, ${DEFAULT_COMPANY}) order by created_at desc))[1] as name,
      count(*)::int as positions
    from jobs where owner_id = ${ownerId} ${isFound.reduce((all, each) => sql`${all} ${each}`, sql``)}
    group by ${raw(JOB_SQL.company)} order by search_fold(${raw(JOB_SQL.company)}) collate "C" limit ${limit}`);
}
