// @module-tag postgres: plans are those of a server with 100,000 rows.
import { allEndpoints } from '@shortlist/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import { TEST_SERVER } from '../support/test-database.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { type CapturedQuery, capture, nextPage, withoutSession } from './captured-queries.ts';
import { isSingleRead, listCallsOf } from './list-calls.ts';
import { explain, explainUnsorted, largestSort, tablesRead } from './plan.ts';
import { type OwnerRows, seedOwner } from './seed-owner.ts';

const BIG = new Set([
  'jobs',
  'resumes',
  'resume_words',
  'matches',
  'analyses',
  'outcomes',
  'batch_items',
  'score_log',
  'overrides',
  'resume_retention',
  'model_calls',
]);
/** One row more than a page tells whether there is a next one. */
const PAGE = 101;
/** So few rows are sorted sooner than fetched in order: the planner may, even where an index has the order. */
const SORTED_AT_ONCE = 500;

const LARGE = { number: 1, jobs: 500, resumes: 5000, matches: 4 };
const ORDINARY = { jobs: 120, resumes: 500, matches: 3 };
const ORDINARY_OWNERS = 60;

const CALLS = listCallsOf({ ...LARGE, ownerId: '' });

test('every read of the contract is known as a list, or as one thing', () => {
  const reads = allEndpoints.filter(({ method }) => method === 'GET');

  expect(reads.filter((read) => !(read.id in CALLS) && !isSingleRead(read)).map(({ id }) => id)).toEqual([]);
});

describe.runIf(TEST_SERVER)('at 100,000 rows on a PostgreSQL server', () => {
  let server: TestServer;
  let cookie: string;
  let session: readonly CapturedQuery[];

  beforeAll(async () => {
    server = await startTestServer();
    const owner = await server.given.user({ isAdmin: true });
    ({ cookie } = owner);
    await seed(server, { ...LARGE, ownerId: owner.id });
    session = (await capture(server.deps.database, () => get('/api/auth/'))).queries;
  }, 240_000);

  afterAll(() => server.close());

  const get = (path: string) => server.as({ id: '', email: '', username: '', cookie }).get(path);

  test('[AP-01] there are 100,000 rows to read', async () => {
    const counts = await server.deps.database
      .fork()
      .execute<{ n: number }[]>(
        [...BIG].map((table) => `select count(*)::int as n from ${table}`).join(' union all '),
      );

    expect(counts.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(100_000);
  });

  test.each(
    Object.entries(CALLS).flatMap(([id, calls]) =>
      calls.flatMap((call) => [1, 2].map((page) => ({ id, page, ...call }))),
    ),
  )(
    '[AP-01] $id: page $page of $path is one query on an index',
    async ({ path, page, sortsBecause, findsFirst }) => {
      const { database } = server.deps;
      const start = page === 1 ? path : nextPage(await get(path));
      // A list without a second page has shown what it does on its first.
      if (start === null) return;

      const { reply, queries } = await capture(database, () => get(start));

      expect(reply.status).toBe(200);
      const asked = withoutSession(queries, session);
      expect(asked.map(({ sql }) => sql)).toHaveLength(findsFirst === undefined ? 1 : 2);
      const list = asked.at(-1)?.withValues ?? '';
      const chosen = await explain(database.fork(), list);
      expect(tablesRead(chosen, BIG)).toEqual([]);
      if (sortsBecause !== undefined) return;
      expect(largestSort(chosen)).toBeLessThanOrEqual(SORTED_AT_ONCE);
      expect(largestSort(await explainUnsorted(database.fork(), list))).toBeLessThanOrEqual(PAGE);
    },
  );

  test('[AP-01] what a later version of a person supersedes is found by keys', async () => {
    const { database } = server.deps;
    const [merged] = await database
      .fork()
      .execute<{ merged_into: string }[]>(
        'select merged_into from resumes where merged_into is not null limit 1',
      );

    const read = await database.fork().transactional(async (em) => {
      await em.execute('select settle_superseded(array[?]::uuid[])', [merged?.merged_into]);
      return em.execute<{ relname: string }[]>(
        'select relname from pg_stat_xact_user_tables where seq_tup_read > 0',
      );
    });

    expect(merged).toBeDefined();
    expect(read.filter(({ relname }) => BIG.has(relname) || relname === 'superseded_matches')).toEqual([]);
  });
});

async function seed({ deps: { database } }: TestServer, large: OwnerRows): Promise<void> {
  const em = database.fork();
  await seedOwner(em, large);
  for (let number = 2; number < ORDINARY_OWNERS + 2; number += 1) {
    const ownerId = newId();
    await em.execute(`insert into users (id, email, username, created_at) values (?, ?, 'Someone', now())`, [
      ownerId,
      `${ownerId}@example.com`,
    ]);
    await seedOwner(em, { ...ORDINARY, ownerId, number });
    // How rows are checked was planned when there were none: from here on by indexes.
    if (number === 2) await em.execute('analyze');
  }
  await em.execute(`insert into model_calls select gen_random_uuid(), null, 'match', 'm', 'answered', 1, 1000, 100,
    false, 900, 1000, now() - n * interval '10 minutes' from generate_series(1, 50000) n`);
  await em.execute('vacuum analyze');
}
