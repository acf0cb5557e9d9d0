import type { Limited } from '@shortlist/api-contract';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely } from '../../db/kysely.ts';

/** When this month began, in UTC. */
function startOfMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).toISOString();
}

/** When the next month begins, in UTC: resumes and AI runs are counted from 0 again. */
export function startOfNextMonth(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

/** How much of what a plan can limit an account uses now: a number, or bytes. */
export async function countUsed(em: EntityManager, ownerId: string, limited: Limited): Promise<number> {
  return COUNTS[limited](em, ownerId);
}

/** One query each, of rows that are there anyway: nothing is counted beside them that could differ. */
const COUNTS: Readonly<Record<Limited, (em: EntityManager, ownerId: string) => Promise<number>>> = {
  positions: async (em, ownerId) => {
    const jobs = kysely(em).selectFrom('jobs').select(count().as('n')).where('owner_id', '=', ownerId);
    return (await jobs.executeTakeFirstOrThrow()).n;
  },
  resumes: async (em, ownerId) => {
    const uploaded = kysely(em)
      .selectFrom('resumes')
      .select(count().as('n'))
      .where('owner_id', '=', ownerId)
      .where('uploaded_at', '>=', startOfMonth());
    return (await uploaded.executeTakeFirstOrThrow()).n;
  },
  ai_runs: async (em, ownerId) => (await countScores(em, ownerId)) + (await countOpenItems(em, ownerId)),
  storage_bytes: async (em, ownerId) => {
    const stored = kysely(em)
      .selectFrom('resumes')
      .select(sql<string>`coalesce(sum(size_bytes), 0)`.as('n'))
      .where('owner_id', '=', ownerId);
    return Number((await stored.executeTakeFirstOrThrow()).n);
  },
};

/** Every score that was computed this month has its line in the score log, also when its resume is gone. */
async function countScores(em: EntityManager, ownerId: string): Promise<number> {
  const scores = kysely(em)
    .selectFrom('score_log')
    .select(count().as('n'))
    .where('owner_id', '=', ownerId)
    .where('at', '>=', startOfMonth())
    .where('kind', 'in', ['analysis', 'match']);
  return (await scores.executeTakeFirstOrThrow()).n;
}

/** What batches still have to compute is as good as used. */
async function countOpenItems(em: EntityManager, ownerId: string): Promise<number> {
  const items = kysely(em)
    .selectFrom('batch_items as i')
    .innerJoin('batches as b', 'b.id', 'i.batch_id')
    .select(count().as('n'))
    .where('b.owner_id', '=', ownerId)
    .where('b.status', 'in', ['queued', 'running'])
    .where('i.status', 'in', ['waiting', 'running']);
  return (await items.executeTakeFirstOrThrow()).n;
}
