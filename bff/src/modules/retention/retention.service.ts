import { raw, sql } from '@mikro-orm/core';
import { GRACE_DAYS, type PageQuery, type Retention } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page-sql.ts';
import { RetentionSetting } from './retention.entity.ts';

/** A resume that is marked, as the database returns it. */
export interface DueRow {
  readonly id: string;
  readonly candidate_name: string;
  readonly file_name: string;
  readonly uploaded_at: string;
  readonly deletes_on: string;
}

/** Resumes marked in one statement. */
const AT_A_TIME = 500;

/** Whether a resume `r` is past what its owner's setting `s` allows, and nobody keeps it longer by `k`. */
const IS_PAST = (now: Date) => sql`s.months is not null
  and r.uploaded_at at time zone 'UTC' + make_interval(months => s.months) <= ${now.toISOString()}::timestamptz at time zone 'UTC'
  and (k.kept_until is null or k.kept_until <= (${now.toISOString()}::timestamptz at time zone 'UTC')::date)`;

/** How long an account keeps resumes, and how many are marked. */
export async function getRetention(em: EntityManager, ownerId: string): Promise<Retention> {
  const [row] = await em.execute<Retention[]>(sql`
    select (select months from retention_settings where owner_id = ${ownerId}) as months,
      (select count(*)::int from resume_retention where owner_id = ${ownerId} and delete_on is not null) as due`);
  return { months: row?.months ?? null, due: row?.due ?? 0 };
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
  const ofOwner = ownerId === undefined ? raw('true') : sql`s.owner_id = ${ownerId}`;
  let marked = 0;
  for (;;) {
    const rows = await em.execute<object[]>(sql`
      insert into resume_retention as m (resume_id, owner_id, delete_on, changed_at)
      select r.id, r.owner_id, ${deleteOn.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from retention_settings s join resumes r on r.owner_id = s.owner_id
      left join resume_retention k on k.resume_id = r.id
      where ${ofOwner} and k.delete_on is null and ${IS_PAST(now)}
      order by r.id limit ${AT_A_TIME} for key share of r skip locked
      on conflict (resume_id) do update set delete_on = excluded.delete_on, changed_at = excluded.changed_at
        where m.delete_on is null
      returning resume_id`);
    marked += rows.length;
    if (rows.length < AT_A_TIME) return marked;
  }
}

/** Takes the mark from what may stay: the setting has changed, or somebody keeps it. */
export async function unmarkKept(em: EntityManager, now: Date, ownerId?: string): Promise<void> {
  const ofOwner = ownerId === undefined ? raw('true') : sql`k.owner_id = ${ownerId}`;
  await em.execute(sql`
    update resume_retention k set delete_on = null, changed_at = ${now.toISOString()}::timestamptz
    where k.resume_id in (
      select k.resume_id from resume_retention k join resumes r on r.id = k.resume_id
      left join retention_settings s on s.owner_id = r.owner_id
      where k.delete_on is not null and ${ofOwner} and (${IS_PAST(now)}) is not true
      order by k.resume_id for update of k)`);
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
    const sentence = 'Choose a day that is still to come.';
    throw new AppError('invalid_input', sentence, { until: sentence });
  }
  const kept = await em.execute<object[]>(sql`
    with held as (
      select id, owner_id from resumes where id = ${own.id} and owner_id = ${own.ownerId} for no key update)
    insert into resume_retention (resume_id, owner_id, delete_on, kept_until, kept_reason, changed_at)
    select id, owner_id, null, ${until}::date, ${reason}, ${now.toISOString()}::timestamptz from held
    on conflict (resume_id) do update set delete_on = null, kept_until = excluded.kept_until,
      kept_reason = excluded.kept_reason, changed_at = excluded.changed_at
    returning resume_id`);
  if (kept.length === 0) throw new AppError('not_found', 'Resume not found or you are not authorized.');
}

const NEXT: Sort = { by: 'k.delete_on', id: 'k.resume_id', kind: 'time', direction: 'asc' };

/** One page of the marked resumes, the next to go first. @throws AppError invalid_input for a cursor that is none */
export async function listDue(em: EntityManager, ownerId: string, query: PageQuery): Promise<Page<DueRow>> {
  const page = pageSql(NEXT, query.cursor);
  const rows = await em.execute<(DueRow & PagedRow)[]>(sql`
    select r.id, r.candidate_name, r.file_name, r.uploaded_at, k.delete_on as deletes_on, ${page.key} as sort_key
    from resume_retention k join resumes r on r.id = k.resume_id
    where k.owner_id = ${ownerId} and k.delete_on is not null and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}
