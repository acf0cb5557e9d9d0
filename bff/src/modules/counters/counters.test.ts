// @module-tag postgres: many that write at once meet in one counter.
import { setTimeout } from 'node:timers/promises';
import { dashboard } from '@shortlist/api-contract';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { read } from '../../../test/support/caller.ts';
import { countersAndRecount } from '../../../test/support/counters.ts';
import type { TestUser } from '../../../test/support/given.ts';
import { startTestServer } from '../../../test/support/test-server.ts';
import { UNLIMITED } from '../../../test/support/unlimited.ts';
import type { EntityManager } from '../../db/database.ts';

const server = await startTestServer({ limits: UNLIMITED });
afterAll(() => server.close());
const { given, as, analyzer, deps } = server;

const execute = <Row>(statement: string, values: unknown[] = []) =>
  deps.database.fork().execute<Row[]>(statement, values);

/** The statistics as they were counted before there were counters: from the rows themselves. */
const COUNTED_FROM_ROWS = `
  select
    (select count(*) from matches m where m.owner_id = u.id
      and not exists (select from superseded_matches s where s.match_id = m.id))::int as total_matches,
    (select count(*) from jobs where owner_id = u.id)::int as total_job_positions,
    (select count(*) from jobs where owner_id = u.id and is_active)::int as open_job_positions,
    (select count(*) from outcomes where owner_id = u.id)::int as recorded_outcomes,
    (select count(interviewed_on) from outcomes where owner_id = u.id)::int as interviewed,
    (select count(offer_sent_on) from outcomes where owner_id = u.id)::int as offers_sent,
    (select count(offer_accepted_on) from outcomes where owner_id = u.id)::int as offers_accepted,
    r.*
  from users u cross join lateral (
    select count(*)::int as total_resumes, count(best_match_score)::int as matched_resumes,
      count(analysis_score)::int as analysed_resumes, avg(analysis_score) as average_score,
      count(distinct coalesce(lower(email), content_hash, id::text))::int as candidates
    from resumes where owner_id = u.id and merged_into is null
  ) r where u.id = ?`;

/** The rows that calls are about; some may be gone already. */
interface World {
  readonly owner: TestUser;
  readonly jobs: string[];
  readonly resumes: string[];
  readonly merges: string[];
}

const DEADLOCK = '40P01';

const WEEKS_OF = `
  select about, sum(n)::int as n from counters where owner_id = ? and counted = 'matches_of_week'
  group by about having sum(n) <> 0`;

const MATCHES_OF = `
  select sum(n)::int as n from counters where owner_id = ? and counted = 'matches' having sum(n) <> 0`;

/** One write: what it does, and the numbers that pick its rows and values. */
interface Step {
  readonly write: keyof typeof WRITES;
  readonly picks: readonly [number, number, number];
}

const oneOf = <T>(all: readonly T[], pick: number): T => all[pick % all.length] as T;
const HASHES = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
const day = (pick: number) => `2026-11-${String(1 + (pick % 28)).padStart(2, '0')}`;
const pathOf = ({ jobs, resumes }: World, [job, resume]: Step['picks']) =>
  `/api/ai/jobs/${oneOf(jobs, job)}/resumes/${oneOf(resumes, resume)}`;
const outcomeOf = (world: World, picks: Step['picks']) =>
  `${pathOf(world, picks).replace('/ai', '')}/outcome`;

const WRITES = {
  postPosition: async ({ owner, jobs }: World, [open, week]: Step['picks']) => {
    const job = await given.job({ owner, isActive: open % 2 === 0, createdAt: new Date(day(week)) });
    jobs.push(job.id);
  },
  closePosition: (world: World, [pick]: Step['picks']) =>
    execute('update jobs set is_active = not is_active where id = ?', [oneOf(world.jobs, pick)]),
  removePosition: ({ owner, jobs }: World, [pick]: Step['picks']) =>
    as(owner).delete(`/api/jobs/${oneOf(jobs, pick)}`),
  addResume: async ({ owner, resumes }: World, [email, hash, pick]: Step['picks']) => {
    const person = {
      email:
        email % 2 === 0 ? null : oneOf(['ada@example.com', 'Ada@example.com', 'grace@example.com'], pick),
      contentHash: hash % 2 === 0 ? null : oneOf(HASHES, pick),
    };
    const resume = await given.resume({ owner, ...person });
    resumes.push(resume.id);
  },
  hashFile: ({ resumes }: World, [resume, pick]: Step['picks']) =>
    execute('update resumes set content_hash = ? where id = ?', [
      oneOf(HASHES, pick),
      oneOf(resumes, resume),
    ]),
  setStatus: ({ owner, resumes }: World, [resume, pick]: Step['picks']) =>
    as(owner).put(`/api/resumes/${oneOf(resumes, resume)}`, {
      status: oneOf(['active', 'reserve', 'inactive'], pick),
    }),
  removeResume: ({ owner, resumes }: World, [pick]: Step['picks']) =>
    as(owner).delete(`/api/resumes/${oneOf(resumes, pick)}`),
  erase: ({ owner, resumes }: World, [pick]: Step['picks']) =>
    as(owner).post(`/api/candidates/${oneOf(resumes, pick)}/erase`),
  analyze: ({ owner, resumes }: World, [pick]: Step['picks']) =>
    as(owner).post(`/api/ai/resumes/${oneOf(resumes, pick)}/analyze`),
  rescore: ({ resumes }: World, [pick, score]: Step['picks']) =>
    execute('update analyses set score_overall = ? where resume_id = ?', [
      (score % 101) / 100,
      oneOf(resumes, pick),
    ]),
  match: (world: World, picks: Step['picks']) => {
    analyzer.score = (picks[2] % 101) / 100;
    return as(world.owner).post(`${pathOf(world, picks)}/match`);
  },
  matchMany: ({ owner, jobs, resumes }: World, [job, first, second]: Step['picks']) =>
    as(owner).post(`/api/ai/jobs/${oneOf(jobs, job)}/resumes/match_batch`, {
      resume_ids: [...new Set([oneOf(resumes, first), oneOf(resumes, second)])],
    }),
  rematch: ({ jobs, resumes }: World, [job, resume, week]: Step['picks']) =>
    execute('update matches set evaluated_at = ?::timestamptz where job_id = ? and resume_id = ?', [
      day(week),
      oneOf(jobs, job),
      oneOf(resumes, resume),
    ]),
  assess: (world: World, picks: Step['picks']) =>
    as(world.owner).put(`${pathOf(world, picks)}/override`, {
      verdict: 'strong',
      reason: 'Spoke with them.',
    }),
  withdraw: (world: World, picks: Step['picks']) =>
    as(world.owner).delete(`${pathOf(world, picks)}/override`),
  recordOutcome: (world: World, picks: Step['picks']) =>
    as(world.owner).put(
      outcomeOf(world, picks),
      oneOf(
        [
          { interviewed_on: day(picks[2]) },
          { offer_sent_on: day(picks[2]) },
          { offer_sent_on: '2026-11-02', offer_accepted_on: '2026-11-20' },
        ],
        picks[2],
      ),
    ),
  removeOutcome: (world: World, picks: Step['picks']) => as(world.owner).delete(outcomeOf(world, picks)),
  merge: async ({ owner, resumes, merges }: World, [main, first, second]: Step['picks']) => {
    const others = [...new Set([oneOf(resumes, first), oneOf(resumes, second)])];
    const reply = await as(owner).post('/api/duplicates/merges', {
      main_id: oneOf(resumes, main),
      resume_ids: others,
    });
    if (reply.status === 200) merges.push((reply.body as { merge_id: string }).merge_id);
    return reply;
  },
  undoMerge: ({ owner, merges }: World, [pick]: Step['picks']) =>
    as(owner).delete(`/api/duplicates/merges/${oneOf([owner.id, ...merges], pick)}`),
} satisfies Record<string, (world: World, picks: readonly [number, number, number]) => Promise<unknown>>;

/** The average is of exact decimals, where the database adds binary fractions. */
function rounded<Stats extends { average_score: number | null }>(stats: Stats): Stats {
  const { average_score } = stats;
  return { ...stats, average_score: average_score && Math.round(average_score * 1e9) / 1e9 };
}

const number = fc.nat({ max: 1000 });
const step: fc.Arbitrary<Step> = fc.record({
  write: fc.constantFrom(...(Object.keys(WRITES) as (keyof typeof WRITES)[])),
  picks: fc.tuple(number, number, number),
});

test('[HM-03] whatever is written in whatever order, some of it at once, the counters say what a full count says', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { minLength: 12, maxLength: 12 }),
      async (groups) => {
        const world = await startWorld();

        for (const group of groups)
          await Promise.all(group.map(({ write, picks }) => WRITES[write](world, picks)));

        expect(server.logged.filter((line) => line.includes(DEADLOCK))).toEqual([]);
        const { kept, recounted } = await countersAndRecount(deps.database);
        expect(kept).toEqual(recounted);
        const stats = read(dashboard.stats.response, await as(world.owner).get('/api/dashboard/stats'));
        const [fromRows] = await execute<{ average_score: number | null }>(COUNTED_FROM_ROWS, [
          world.owner.id,
        ]);
        expect(rounded(stats)).toMatchObject(rounded(fromRows ?? { average_score: null }));
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
}, 120_000);

async function startWorld(): Promise<World> {
  const owner = await given.user();
  const world = {
    owner,
    jobs: [(await given.job({ owner })).id],
    resumes: [],
    merges: [],
  } satisfies World as World;
  for (const pick of [1, 2, 3]) await WRITES.addResume(world, [pick, 1, pick]);
  return world;
}

test('[HM-03] an account that is deleted leaves no counters', async () => {
  const owner = await given.user();
  const job = await given.job({ owner });
  await given.match({ owner, job, resume: await given.resume({ owner }) });

  await execute('delete from users where id = ?', [owner.id]);

  expect(await execute('select * from counters where owner_id = ?', [owner.id])).toEqual([]);
  expect(await execute('select * from candidate_changes where owner_id = ?', [owner.id])).toEqual([]);
});

test('[HM-03] a match that a later version stands for counts for nobody, in whatever week it is computed again', async () => {
  const owner = await given.user();
  const job = await given.job({ owner });
  const [earlier, main] = [await given.resume({ owner }), await given.resume({ owner })];
  for (const resume of [earlier, main]) await given.match({ owner, job, resume });
  await as(owner).post('/api/duplicates/merges', { main_id: main.id, resume_ids: [earlier.id] });

  await execute(`update matches set evaluated_at = '2026-11-02' where resume_id = ?`, [earlier.id]);

  const { kept, recounted } = await countersAndRecount(deps.database);
  expect(kept).toEqual(recounted);
  expect(await execute(MATCHES_OF, [owner.id])).toEqual([{ n: 1 }]);
  expect(await execute(WEEKS_OF, [owner.id])).toEqual([
    { about: expect.not.stringMatching('2026-11-02'), n: 1 },
  ]);
  await as(owner).delete(`/api/resumes/${main.id}`);
  expect(await execute(MATCHES_OF, [owner.id])).toEqual([{ n: 1 }]);
  await as(owner).delete(`/api/jobs/${job.id}`);
  expect(await execute(MATCHES_OF, [owner.id])).toEqual([]);
  expect(await execute('select from counters where about = ?', [job.id])).toEqual([]);
});

/** What a transaction writes one after the other: rows of its own, and `shared`. */
const IN_OPPOSITE_ORDER = {
  addOne: (tx: EntityManager, { resume }: Rows) => copy(tx, resume.id, 'one'),
  addTwo: (tx: EntityManager, { resume }: Rows) => copy(tx, resume.id, 'two'),
  interview: (tx: EntityManager, { resume }: Rows) =>
    tx.execute(`update outcomes set interviewed_on = '2026-11-03' where resume_id = ?`, [resume.id]),
  close: (tx: EntityManager, { job }: Rows) =>
    tx.execute('update jobs set is_active = false where id = ?', [job.id]),
  touchShared: (tx: EntityManager, { shared }: Rows) =>
    tx.execute(`update resumes set status = 'reserve' where id = ?`, [shared]),
};

test.each([
  ['addOne', 'addTwo'],
  ['interview', 'close'],
  ['addOne', 'touchShared'],
] as const)(
  '[HM-03] two that write at once, one %s and %s and one the other way around, don’t wait in a circle',
  async (...names) => {
    const owner = await given.user();
    const shared = (await given.resume({ owner, email: 'three@example.com' })).id;
    const writers = [await rowsOf(owner, shared), await rowsOf(owner, shared)];

    await Promise.all(writers.map((rows, at) => writeInOrder(at === 0 ? names : names.toReversed(), rows)));

    const { kept, recounted } = await countersAndRecount(deps.database);
    expect(kept).toEqual(recounted);
  },
);

type Rows = Awaited<ReturnType<typeof rowsOf>>;

async function rowsOf(owner: TestUser, shared: string) {
  const [job, resume] = [await given.job({ owner }), await given.resume({ owner })];
  await execute(
    'insert into outcomes (id, owner_id, job_id, resume_id, updated_at) values (gen_random_uuid(), ?, ?, ?, now())',
    [owner.id, job.id, resume.id],
  );
  return { job, resume, shared };
}

/** In a transaction that takes its time. */
async function writeInOrder(names: readonly (keyof typeof IN_OPPOSITE_ORDER)[], rows: Rows): Promise<void> {
  await deps.database.fork().transactional(async (tx) => {
    for (const name of names) {
      await IN_OPPOSITE_ORDER[name](tx, rows);
      await setTimeout(100);
    }
  });
}

/** A resume of somebody else. */
function copy(tx: EntityManager, id: string, name: string) {
  return tx.execute(
    `insert into resumes (id, owner_id, file_name, storage_key, media_type, size_bytes, text, blocks, extracted,
      candidate_name, email, uploaded_at)
    select gen_random_uuid(), owner_id, file_name, storage_key, media_type, size_bytes, text, blocks, extracted,
      candidate_name, ?, uploaded_at from resumes where id = ?`,
    [`${name}@example.com`, id],
  );
}
