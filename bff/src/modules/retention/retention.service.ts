import { GRACE_DAYS, type PageQuery, type Retention } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { expressionBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';
import { type RowOf, readPage } from '../../db/page.ts';
import { ResumeRetention, RetentionSetting } from './retention.entity.ts';

/** A resume that is marked. */
export type DueRow = RowOf<typeof listDue>;

/** Resumes marked, or unmarked, in one statement. */
const AT_A_TIME = 500;

const { eb, ref, or, and, cast } = expressionBuilder<
  Tables & { r: Tables['resumes']; s: Tables['retention_settings']; k: Tables['resume_retention'] },
  'r' | 's' | 'k'
>();

/** Whether a resume `r` is past what its owner's setting `s` allows, and nobody keeps it longer by `k`. */
function isPast(now: Date) {
  const utc = sql<string>`${now.toISOString()}::timestamptz at time zone 'UTC'`;
  const end = sql<string>`${ref('r.uploaded_at')} at time zone 'UTC' + make_interval(months => ${ref('s.months')})`;
  return and([
    eb('s.months', 'is not', null),
    eb(end, '<=', utc),
    or([eb('k.kept_until', 'is', null), eb('k.kept_until', '<=', cast<string>(utc, 'date'))]),
  ]);
}

/** How long an account keeps resumes, and how many are marked. */
export async function getRetention(em: EntityManager, ownerId: string): Promise<Retention> {
  const setting = await em.findOne(RetentionSetting, { ownerId });
  const due = await em.count(ResumeRetention, { ownerId, deleteOn: { $ne: null } });
  return { months: setting?.months ?? null, due };
}

/** Says how long an account keeps resumes; marks follow at once, so that what is due can be seen. */
export async function setRetention(
  em: EntityManager,
  ownerId: string,
  months: Retention['months'],
): Promise<Retention> {
  const now = new Date();
  await em.transactional(async (tx) => {
    await tx.upsert(RetentionSetting, { ownerId, months, changedAt: now });
    await unmarkKept(tx, now, ownerId);
    await markDue(tx, now, ownerId);
  });
  return getRetention(em, ownerId);
}

/**
 * Marks what is past its time: it is erased `GRACE_DAYS` after its mark, never sooner, however long this program did not
 * run meanwhile. Of all owners unless told; answers how many.
 */
export async function markDue(em: EntityManager, now: Date, ownerId?: string): Promise<number> {
  const deleteOn = new Date(now.getTime() + GRACE_DAYS * 24 * 60 * 60 * 1000);
  let marked = 0;
  for (;;) {
    const rows = await kysely(em)
      .insertInto('resume_retention')
      .columns(['resume_id', 'owner_id', 'delete_on', 'changed_at'])
      .expression(duePage(now, deleteOn, ownerId))
      .onConflict((conflict) =>
        conflict
          .column('resume_id')
          .doUpdateSet(({ ref }) => ({
            delete_on: ref('excluded.delete_on'),
            changed_at: ref('excluded.changed_at'),
          }))
          .where('resume_retention.delete_on', 'is', null),
      )
      .returning('resume_id')
      .execute();
    marked += rows.length;
    if (rows.length < AT_A_TIME) return marked;
  }
}

/** Marks of the next resumes that are past their time; those that another process holds are left to it. */
function duePage(now: Date, deleteOn: Date, ownerId: string | undefined) {
  return expressionBuilder<Tables>()
    .selectFrom('retention_settings as s')
    .innerJoin('resumes as r', 'r.owner_id', 's.owner_id')
    .leftJoin('resume_retention as k', 'k.resume_id', 'r.id')
    .select([
      'r.id as resume_id',
      'r.owner_id',
      sql`${deleteOn.toISOString()}::timestamptz`.as('delete_on'),
      sql`${now.toISOString()}::timestamptz`.as('changed_at'),
    ])
    .where(({ eb, lit }) => (ownerId === undefined ? lit(true) : eb('s.owner_id', '=', ownerId)))
    .where('k.delete_on', 'is', null)
    .where(isPast(now))
    .orderBy('r.id')
    .limit(AT_A_TIME)
    .forKeyShare('r')
    .skipLocked();
}

/** Takes the mark from what may stay, so many at a time: the setting has changed, or somebody keeps it. */
export async function unmarkKept(em: EntityManager, now: Date, ownerId?: string): Promise<void> {
  for (let after: string | undefined = BEFORE_ALL; after !== undefined; ) {
    const page = keptPage(now, after, ownerId);
    const rows = await kysely(em)
      .updateTable('resume_retention')
      .set({ delete_on: null, changed_at: now.toISOString() })
      .where('resume_id', 'in', page)
      .returning('resume_id')
      .execute();
    after = rows.map((row) => row.resume_id).toSorted()[AT_A_TIME - 1];
  }
}

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** The next that are marked and may stay. */
function keptPage(now: Date, after: string, ownerId: string | undefined) {
  return expressionBuilder<Tables>()
    .selectFrom('resume_retention as k')
    .innerJoin('resumes as r', 'r.id', 'k.resume_id')
    .leftJoin('retention_settings as s', 's.owner_id', 'r.owner_id')
    .select('k.resume_id')
    .where('k.resume_id', '>', after)
    .where('k.delete_on', 'is not', null)
    .where(({ eb, lit }) => (ownerId === undefined ? lit(true) : eb('k.owner_id', '=', ownerId)))
    .where(({ eb, lit }) => eb(isPast(now), 'is not', lit(true)))
    .orderBy('k.resume_id')
    .limit(AT_A_TIME)
    .forUpdate('k');
}

/**
 * Keeps a resume until a day, with a reason.
 *
 * @throws AppError not_found, or invalid_input for a day that is not to come
 */
export async function keepResume(
  em: EntityManager,
  own: { readonly ownerId: string; readonly id: string },
  { until, reason }: { readonly until: string; readonly reason: string },
): Promise<void> {
  const now = new Date();
  if (until <= now.toISOString().slice(0, 10)) {
    const sentence = 'Choose a future date.';
    throw new AppError('invalid_input', sentence, { until: sentence });
  }
  const kept = { delete_on: null, kept_until: until, kept_reason: reason, changed_at: now.toISOString() };
  await em.transactional(async (tx) => {
    const resume = await kysely(tx)
      .selectFrom('resumes')
      .select(['id as resume_id', 'owner_id'])
      .where('id', '=', own.id)
      .where('owner_id', '=', own.ownerId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (resume === undefined) throw new AppError('not_found', 'Resume not found or you are not authorized.');
    await kysely(tx)
      .insertInto('resume_retention')
      .values({ ...resume, ...kept })
      .onConflict((conflict) => conflict.column('resume_id').doUpdateSet(kept))
      .execute();
  });
}

const NEXT = { by: 'k.delete_on', id: 'k.resume_id', kind: 'time', direction: 'asc' } as const;

/** One page of the marked resumes, the next to go first. @throws AppError invalid_input for a cursor that is none */
export async function listDue(em: EntityManager, ownerId: string, query: PageQuery) {
  const due = kysely(em)
    .selectFrom('resume_retention as k')
    .innerJoin('resumes as r', 'r.id', 'k.resume_id')
    .select(['r.id', 'r.candidate_name', 'r.file_name', 'r.uploaded_at'])
    .select(({ ref }) => ref('k.delete_on').$notNull().as('deletes_on'))
    .where('k.owner_id', '=', ownerId)
    .where('k.delete_on', 'is not', null);
  return readPage(due, NEXT, query);
}
