// @module-tag postgres: transactions, and what the driver makes of each type.
import type { Insertable, Selectable } from 'kysely';
import { afterAll, expect, expectTypeOf, test } from 'vitest';
import { capture } from '../../test/scale/captured-queries.ts';
import { startTestServer } from '../../test/support/test-server.ts';
import { Plan } from '../modules/plans/plan.entity.ts';
import { anyOf, count, kysely, type Tables } from './kysely.ts';
import { newId } from './new-id.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, deps } = server;
const fork = () => deps.database.fork();

const PLAN = {
  name: 'Team',
  price: 12.5,
  billingCycle: 'month',
  tagline: null,
  description: null,
  featureFlags: null,
} as const;

test('a query takes part in the transaction of the EntityManager', async () => {
  const id = newId();
  const plans = (em: ReturnType<typeof fork>) => kysely(em).selectFrom('plans').where('id', '=', id);

  const failed = fork().transactional(async (tx) => {
    tx.create(Plan, { id, ...PLAN });
    await tx.flush();
    await kysely(tx).updateTable('plans').set({ name: 'Renamed' }).where('id', '=', id).execute();
    expect(await plans(tx).select('name').execute()).toEqual([{ name: 'Renamed' }]);
    expect((await tx.findOneOrFail(Plan, { id }, { refresh: true })).name).toBe('Renamed');
    throw new Error('Taken back.');
  });

  await expect(failed).rejects.toThrow('Taken back.');
  expect(await plans(fork()).select('name').execute()).toEqual([]);
});

test('a row has the types that the driver gives', async () => {
  const job = await given.job({ owner: await given.user(), description: 'Runs payroll.' });

  const row = await kysely(fork())
    .selectFrom('jobs')
    .select(['created_at', 'due_date', 'skill_tags', 'is_active', 'stage'])
    .select(count().as('n'))
    .where('id', '=', anyOf([job.id]))
    .groupBy('id')
    .executeTakeFirstOrThrow();

  expect(row).toEqual({
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/),
    due_date: null,
    skill_tags: [],
    is_active: true,
    stage: null,
    n: 1,
  });
});

test('the tables have the columns of the entities, so that a query by another name does not compile', () => {
  expectTypeOf<keyof Tables['resume_words']>().toEqualTypeOf<'resume_id' | 'words'>();
  expectTypeOf<'titel'>().not.toExtend<keyof Tables['jobs']>();
  expectTypeOf<'job'>().not.toExtend<keyof Tables>();
  expectTypeOf<Selectable<Tables['resume_retention']>>().toEqualTypeOf<{
    resume_id: string;
    owner_id: string;
    delete_on: string | null;
    kept_until: string | null;
    kept_reason: string | null;
    changed_at: string;
  }>();
  expectTypeOf<Selectable<Tables['matches']>['rank_key']>().toEqualTypeOf<number>();
  expectTypeOf<Selectable<Tables['jobs']>['skill_tags']>().toEqualTypeOf<string[]>();
  expectTypeOf<Insertable<Tables['jobs']>['skill_tags']>().toEqualTypeOf<string | undefined>();
});

test('its statements are told like those of the ORM', async () => {
  const ada = await given.user();

  const { queries } = await capture(deps.database, () => as(ada).get('/api/jobs?title=payroll'));

  const list = queries.find(({ sql }) => sql.includes('from "jobs"'));
  expect(list?.sql).not.toContain('payroll');
  expect(list?.withValues).toContain(`lower('payroll')`);
});
