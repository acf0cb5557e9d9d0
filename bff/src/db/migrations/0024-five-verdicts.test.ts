import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/pglite';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../new-id.ts';
import { migrations } from './index.ts';

const orm = await MikroORM.init({
  dbName: 'memory://',
  entities: [],
  discovery: { warnWhenNoEntities: false },
  extensions: [Migrator],
  migrations: {
    migrationsList: migrations.slice(0, migrations.findIndex(({ name }) => name === 'FiveVerdicts') + 1),
    snapshotOnMigrate: false,
    silent: true,
  },
});
afterAll(() => orm.close());

const [owner, job] = [newId(), newId()];

/** A stored match of before, of a resume of its own. */
async function storedMatch(result: object, some: { score: number; band: string | null; verdicts?: object }) {
  const em = orm.em.fork();
  const resume = newId();
  await em.execute(
    `insert into resumes (id, owner_id, file_name, storage_key, media_type, size_bytes, text, blocks, extracted,
      candidate_name, uploaded_at) values (?, ?, 'x', ?, 'x', 1, 'x', '[]', '{}', 'x', now())`,
    [resume, owner, resume],
  );
  await em.execute(
    `insert into matches (id, owner_id, job_id, resume_id, fingerprint, match_score, potential_score, summary, verdicts,
      band, result, evaluated_at) values (?, ?, ?, ?, 'f', ?, 1, '', ?::jsonb, ?, ?::jsonb, now())`,
    [
      newId(),
      owner,
      job,
      resume,
      some.score,
      JSON.stringify(some.verdicts ?? { met: 0, not_met: 0, insufficient_data: 0 }),
      some.band,
      JSON.stringify(result),
    ],
  );
  return resume;
}

const asked = (id: string, [kind, verdict]: [string, string], [points, of]: [number, number]) => ({
  id,
  text: id,
  kind,
  verdict,
  points,
  of,
  quotes: [],
  note: null,
});

test('[VD-03] stored matches say the same in five verdicts, and stand by their scores', async () => {
  await orm.migrator.up({ to: '0023-superseded-matches' });
  const em = orm.em.fork();
  await em.execute(`insert into users (id, email, username, created_at) values (?, 'a@b.c', 'x', now())`, [
    owner,
  ]);
  await em.execute(
    `insert into jobs (id, owner_id, title, created_at, updated_at) values (?, ?, 'Job', now(), now())`,
    [job, owner],
  );
  const whole = await storedMatch(
    {
      band: 'insufficient_data',
      requirements: [
        asked('a', ['must', 'met'], [3, 3]),
        asked('b', ['nice', 'met'], [0.5, 1]),
        asked('c', ['years', 'not_met'], [0, 3]),
        asked('d', ['education', 'insufficient_data'], [0, 1]),
        asked('e', ['licence', 'met'], [2.25, 3]),
      ],
    },
    { score: 0.4, band: 'insufficient_data' },
  );
  const counted = await storedMatch(
    {},
    { score: 0.5, band: null, verdicts: { met: 2, insufficient_data: 3 } },
  );
  const empty = await storedMatch({ requirements: [] }, { score: 0, band: 'weak' });

  await orm.migrator.up();

  const rows = await em.execute<
    { resume_id: string; result: { requirements?: object[] }; verdicts: object }[]
  >('select resume_id, result, verdicts, rank_key from matches order by rank_key desc');
  expect(rows.map(({ resume_id }) => resume_id)).toEqual([counted, whole, empty]);
  expect(rows.map(({ verdicts }) => verdicts)).toEqual([
    { met: 2, partly: 0, not_met: 0, to_check: 0, not_mentioned: 3 },
    { met: 2, partly: 1, not_met: 1, to_check: 0, not_mentioned: 1 },
    { met: 0, partly: 0, not_met: 0, to_check: 0, not_mentioned: 0 },
  ]);
  expect(rows[1]?.result.requirements).toMatchObject([
    { id: 'a', kind: 'must', type: 'experience', verdict: 'met', settled: null },
    { id: 'b', kind: 'nice', type: 'experience', verdict: 'partly', points: 0.5 },
    { id: 'c', kind: 'must', type: 'years', verdict: 'not_met' },
    { id: 'd', kind: 'nice', type: 'education', verdict: 'not_mentioned' },
    { id: 'e', kind: 'must', type: 'license', verdict: 'met' },
  ]);
  const best = await em.execute('select best_match_rank_key as key from resumes where id = ?', [whole]);
  expect(best).toEqual([{ key: 0.401 }]);
  const logged = await em.execute<{ n: number }[]>('select count(*)::int as n from score_log');
  expect(logged).toEqual([{ n: 3 }]);
});
