import { sql } from '@mikro-orm/core';
import type { BlindEntry as BlindEntryView, PageQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page.ts';
import type { ResumeRow } from '../resumes/list-resumes.ts';
import { getResume } from '../resumes/resumes.service.ts';
import type { User } from '../users/users.service.ts';
import { BlindEntry } from './blind-entry.entity.ts';
import { isRevealed } from './hidden-resumes.ts';

/** A line of the log, as the database returns it. */
export interface BlindRow {
  readonly id: string;
  readonly event: BlindEntryView['event'];
  readonly resume_id: string | null;
  readonly candidate_name: string | null;
  readonly reason: string | null;
  readonly happened_at: string;
}

const NEWEST: Sort = { by: 'l.happened_at', id: 'l.id', kind: 'time', direction: 'desc' };

/** Turns blind mode on or off; what it is already is neither changed nor logged. */
export async function setBlindMode(em: EntityManager, user: User, on: boolean): Promise<User> {
  if (user.blindMode === on) return user;
  user.blindMode = on;
  em.create(BlindEntry, { ownerId: user.id, event: on ? 'on' : 'off' });
  await em.flush();
  return user;
}

/**
 * Lifts blind mode for one candidate. Who was revealed stays so, and the first reason stays the reason.
 *
 * @throws AppError not_found, also for the resume of another.
 */
export async function revealCandidate(
  em: EntityManager,
  own: { readonly ownerId: string; readonly id: string },
  reason: string,
): Promise<ResumeRow> {
  const resume = await getResume(em, own);
  if (!(await isRevealed(em, own.ownerId, own.id))) {
    em.create(BlindEntry, { ownerId: own.ownerId, event: 'reveal', resumeId: own.id, reason });
    await em.flush();
  }
  return resume;
}

/** @throws AppError invalid_input for a cursor that is none */
export async function listBlindLog(
  em: EntityManager,
  ownerId: string,
  query: PageQuery,
): Promise<Page<BlindRow>> {
  const page = pageSql(NEWEST, query.cursor);
  const rows = await em.execute<(BlindRow & PagedRow)[]>(sql`
    select l.id, l.event, l.resume_id, r.candidate_name, l.reason, l.happened_at, ${page.key} as sort_key
    from blind_log l left join resumes r on r.id = l.resume_id
    where l.owner_id = ${ownerId} and ${page.after} order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}
