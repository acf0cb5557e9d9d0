// @module-tag postgres: keys between tables refuse what was deleted meanwhile.
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';
import { kysely } from '../db/kysely.ts';
import { settledScene, VERDICTS } from '../modules/settled-verdicts/testing/settled-scene.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, analyzer, deps } = server;
const db = () => kysely(deps.database.fork());

/** Deletes the owner of a row at the moment at which the row is written: as late as anybody can. */
async function deleteBefore(table: string, owner: 'resumes' | 'jobs'): Promise<void> {
  const id = owner === 'jobs' ? 'job_id' : 'resume_id';
  await sql
    .raw(
      `create or replace function delete_owner() returns trigger language plpgsql as $$
       begin
         delete from ${owner} where id = new.${id};
         return new;
       end $$`,
    )
    .execute(db());
  await sql
    .raw(`create trigger delete_owner before insert on ${table} for each row execute function delete_owner()`)
    .execute(db());
}

const TABLES = ['outcomes', 'overrides', 'settled_verdicts', 'matches'];
afterEach(async () => {
  for (const table of TABLES) await sql.raw(`drop trigger if exists delete_owner on ${table}`).execute(db());
});

test.each([
  ['outcomes', 'resumes'],
  ['outcomes', 'jobs'],
  ['overrides', 'resumes'],
  ['settled_verdicts', 'resumes'],
  ['settled_verdicts', 'jobs'],
  ['matches', 'jobs'],
] as const)(
  '[AP-01] what is written to %s while %s loses its row is not found, in a sentence',
  async (table, owner) => {
    const ada = await given.user();
    analyzer.verdicts = VERDICTS;
    const { job, resume, settle } = await settledScene(server).matched(ada);
    const other = await given.resume({ owner: ada });
    await deleteBefore(table, owner);

    const writes = {
      outcomes: () =>
        as(ada).put(`/api/jobs/${job.id}/resumes/${resume.id}/outcome`, { interviewed_on: '2026-11-02' }),
      overrides: () =>
        as(ada).post(`/api/ai/jobs/${job.id}/resumes/${resume.id}/override`, {
          verdict: 'strong',
          reason: 'Led the very same move elsewhere.',
        }),
      settled_verdicts: () => settle({ requirement_id: 'open', verdict: 'met' }),
      matches: () => as(ada).post(`/api/ai/jobs/${job.id}/resumes/${other.id}/match`),
    };
    const reply = await writes[table]();

    expect(reply).toMatchObject({
      status: 404,
      body: { code: 'not_found', error: 'The position or resume was deleted.' },
    });
  },
);
