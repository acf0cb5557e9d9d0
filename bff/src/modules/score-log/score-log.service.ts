import { raw, sql } from '@mikro-orm/core';
import type { ScoreEntry, ScoreLogQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { cutPage, type Page, type PagedRow, pageSql, type Sort } from '../../db/page-sql.ts';
import { ScoreLogLine } from './score-log-line.entity.ts';

/** A line as the database returns it, with what the line before it of the same kind, resume and position says. */
export interface ScoreRow {
  readonly id: string;
  readonly kind: ScoreEntry['kind'];
  readonly resume_id: string | null;
  readonly job_id: string | null;
  readonly job_title: string | null;
  readonly score: number | null;
  readonly potential: number | null;
  readonly previous_score: number | null;
  readonly is_engine_changed: boolean | null;
  readonly is_resume_changed: boolean | null;
  readonly is_job_changed: boolean | null;
  readonly engine_name: string | null;
  readonly engine_version: string | null;
  readonly engine_fingerprint: string | null;
  readonly engine_note: string | null;
  readonly verdict: ScoreEntry['verdict'];
  readonly reason: string | null;
  readonly actor: string | null;
  readonly at: string;
}

/** What a person said; computations are logged by the database with their results (docs/decisions/0040). */
export type SaidOfScore = Pick<ScoreLogLine, 'ownerId' | 'jobId' | 'resumeId' | 'at'> & {
  readonly kind: 'override' | 'withdrawal';
  readonly verdict: ScoreEntry['verdict'];
  readonly score: number | null;
  readonly reason: string | null;
};

/** Adds a line to the score log, in the transaction of what it tells of. */
export async function logScore(tx: EntityManager, said: SaidOfScore): Promise<void> {
  await tx.insert(ScoreLogLine, { id: newId(), actorId: said.ownerId, ...said });
}

const NEWEST: Sort = { by: 'l.at', id: 'l.id', kind: 'time', direction: 'desc' };

/**
 * One page of an owner's score log, newest first.
 *
 * @throws AppError invalid_input for a cursor that is none
 */
export async function listScores(
  em: EntityManager,
  ownerId: string,
  query: ScoreLogQuery,
): Promise<Page<ScoreRow>> {
  const page = pageSql(NEWEST, query.cursor);
  const ofJob = query.job_id === undefined ? raw('true') : sql`l.job_id = ${query.job_id}`;
  const ofResume = query.resume_id === undefined ? raw('true') : sql`l.resume_id = ${query.resume_id}`;
  const rows = await em.execute<(ScoreRow & PagedRow)[]>(sql`
    select l.id, l.kind, l.resume_id, l.job_id, j.title as job_title, l.score, l.potential, l.engine_name,
      l.engine_version, l.engine_fingerprint, l.engine_note, l.verdict, l.reason, l.at, u.username as actor,
      before.score as previous_score,
      (before.engine_name, before.engine_version) is distinct from (l.engine_name, l.engine_version)
        and before.at is not null as is_engine_changed,
      before.resume_digest <> l.resume_digest as is_resume_changed,
      before.job_digest <> l.job_digest as is_job_changed,
      ${page.key} as sort_key
    from score_log l
    left join users u on u.id = l.actor_id
    left join jobs j on j.id = l.job_id and j.owner_id = l.owner_id
    left join lateral (
      select p.at, p.score, p.engine_name, p.engine_version, p.resume_digest, p.job_digest from score_log p
      where p.resume_id = l.resume_id and p.kind = l.kind and p.job_id is not distinct from l.job_id
        and (p.at, p.id) < (l.at, l.id)
      order by p.at desc, p.id desc limit 1
    ) before on true
    where l.owner_id = ${ownerId} and ${ofJob} and ${ofResume} and ${page.after}
    order by ${page.order} limit ${query.limit + 1}`);
  return cutPage(rows, query.limit);
}
