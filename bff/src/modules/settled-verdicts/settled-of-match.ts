import type { SettledRequirement } from '@shortlist/engine';
import { expressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely, type Tables } from '../../db/kysely.ts';
import { timestamp } from '../../db/timestamp.ts';

const COLUMNS = [
  's.requirement_id',
  's.verdict',
  's.read_as',
  's.reason',
  's.quote',
  's.actor',
  's.at',
] as const;

/** What people settled of `matches m`, as objects. */
export const SETTLED_OF_MATCH = jsonArrayFrom(
  expressionBuilder<Tables & { m: Tables['matches'] }, 'm'>()
    .selectFrom('settled_verdicts as s')
    .select(COLUMNS)
    .whereRef('s.job_id', '=', 'm.job_id')
    .whereRef('s.resume_id', '=', 'm.resume_id'),
);

type SettledRow = Omit<SettledRequirement, 'at'> & { readonly at: string | Date };

/** What people settled, as the engine takes it. */
export function presentSettled(rows: readonly SettledRow[]): SettledRequirement[] {
  return rows.map((row) => ({ ...row, at: timestamp(row.at) }));
}

/** What people settled of the matches of a position, by resume; of what nobody settled there is nothing. */
export async function listSettled(
  em: EntityManager,
  jobId: string,
  resumeIds: readonly string[],
): Promise<ReadonlyMap<string, SettledRequirement[]>> {
  if (resumeIds.length === 0) return new Map();
  const rows = await kysely(em)
    .selectFrom('settled_verdicts as s')
    .select(['s.resume_id', ...COLUMNS])
    .where('s.job_id', '=', jobId)
    .where('s.resume_id', '=', anyOf(resumeIds))
    .execute();
  const settled = new Map<string, SettledRequirement[]>();
  for (const { resume_id, ...row } of rows) {
    settled.set(resume_id, [...(settled.get(resume_id) ?? []), ...presentSettled([row])]);
  }
  return settled;
}
