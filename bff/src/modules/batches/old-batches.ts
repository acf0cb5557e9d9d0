import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';

/** Matches and analyses stay; only the record of how they were made goes. */
const KEPT_DAYS = 30;
const AT_A_TIME = 200;

/** Removes batches that ended long ago, and those that never did, in small steps. */
export async function removeOldBatches(em: EntityManager, now: Date = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  for (;;) {
    const { numDeletedRows } = await kysely(em)
      .deleteFrom('batches')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('batches as b')
          .select('b.id')
          .where('b.created_at', '<', oldest.toISOString())
          .orderBy('b.created_at')
          .limit(AT_A_TIME),
      )
      .executeTakeFirst();
    if (numDeletedRows < AT_A_TIME) return;
  }
}
