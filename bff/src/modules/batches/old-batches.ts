import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';

/** Matches and analyses stay; only the record of how they were made goes. */
const KEPT_DAYS = 30;
const AT_A_TIME = 200;

/** Removes batches that ended long ago, and those that never did, in small steps. */
export async function removeOldBatches(em: EntityManager, now: Date = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  for (;;) {
    const removed = await em.execute<object[]>(sql`
      delete from batches where id in (
        select id from batches where created_at < ${oldest} order by created_at limit ${AT_A_TIME}
      ) returning id`);
    if (removed.length < AT_A_TIME) return;
  }
}
