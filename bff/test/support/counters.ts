import type { Database } from '../../src/db/database.ts';

const VALUES = `
  select owner_id, counted, about, sum(n)::float8 as n from counters
  group by owner_id, counted, about having sum(n) <> 0 order by owner_id, counted, about`;

/** What the counters of all accounts say, and what they say when everything is counted anew. */
export async function countersAndRecount(database: Database) {
  const em = database.fork();
  return em.transactional(async (tx) => {
    const kept = await tx.execute<object[]>(VALUES);
    const unsettled = await tx.execute<object[]>('select * from candidate_changes');
    await tx.execute('select rebuild_counters()');
    return { kept: [...kept, ...unsettled], recounted: await tx.execute<object[]>(VALUES) };
  });
}
