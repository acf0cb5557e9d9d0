import type { EntityManager } from '../db/database.ts';

/** What waits in one queue, of all processes together. */
export interface QueueDepth {
  readonly queue: string;
  /** Not begun yet, or to be tried again. */
  readonly waiting: number;
  readonly active: number;
  /** Age of the oldest one that waits, seconds; 0 when none does. */
  readonly oldestSeconds: number;
}

/** The queues that hold something now, and `outbox`: what was promised and not handed over. None before the first start. */
export async function readQueueDepths(em: EntityManager): Promise<QueueDepth[]> {
  const [made] = await em.execute<{ job: string | null }[]>(`select to_regclass('pgboss.job') as job`);
  if (!made?.job) return [];
  return em.execute<QueueDepth[]>(`
    select name as queue,
      count(*) filter (where state <> 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      coalesce(extract(epoch from now() - min(created_on) filter (where state <> 'active')), 0)::float as "oldestSeconds"
    from pgboss.job where state in ('created', 'retry', 'active') group by name
    union all
    select 'outbox', count(*)::int, 0, coalesce(extract(epoch from now() - min(created_at)), 0)::float from outbox`);
}
