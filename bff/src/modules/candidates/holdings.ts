import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import type { CandidateHoldings } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { anyOf } from './candidate-resumes.ts';

/** Where each kind of row of a person is, and the column that says whose it is. */
const HELD: Readonly<Record<keyof CandidateHoldings, { table: string; column: string }>> = {
  resumes: { table: 'resumes', column: 'id' },
  analyses: { table: 'analyses', column: 'resume_id' },
  matches: { table: 'matches', column: 'resume_id' },
  outcomes: { table: 'outcomes', column: 'resume_id' },
  overrides: { table: 'overrides', column: 'resume_id' },
  log_entries: { table: 'score_log', column: 'resume_id' },
};

/** How many rows of each kind are held of some resumes: one query. */
export async function countHoldings(em: EntityManager, ids: readonly string[]): Promise<CandidateHoldings> {
  const counts = Object.entries(HELD).map(
    ([kind, { table, column }]) =>
      sql`(select count(*)::int from ${raw(table)} where ${raw(column)} = ${anyOf(ids)}) as ${raw(kind)}`,
  );
  const [first, ...others] = counts;
  const columns = others.reduce<RawQueryFragment>((all, each) => sql`${all}, ${each}`, first ?? raw('1'));
  const [row] = await em.execute<CandidateHoldings[]>(sql`select ${columns}`);
  if (row === undefined) throw new Error('A count has a row.');
  return row;
}
