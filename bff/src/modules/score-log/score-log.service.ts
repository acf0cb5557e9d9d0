import type { ScoreEntry, ScoreLogQuery } from '@shortlist/api-contract';
import type { ExpressionBuilder } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { type RowOf, readPage } from '../../db/page.ts';
import { ScoreLogLine } from './score-log-line.entity.ts';

/** A line, with what the line before it of the same kind, resume and position says. */
export type ScoreRow = RowOf<typeof listScores>;

/** What a person said; computations are logged by the database with their results (docs/decisions/0040). */
export type AssessmentEntry = Pick<ScoreLogLine, 'ownerId' | 'jobId' | 'resumeId' | 'at'> & {
  readonly kind: 'override' | 'withdrawal' | 'verdict';
  readonly verdict: ScoreEntry['verdict'];
  readonly score: number | null;
  readonly reason: string | null;
  /** Of a verdict: which requirement, and the score before. */
  readonly requirement?: ScoreEntry['requirement'];
  readonly scoreBefore?: number;
};

/** Adds a line to the score log, in the transaction of what it tells of. */
export async function logScore(tx: EntityManager, said: AssessmentEntry): Promise<void> {
  await tx.insert(ScoreLogLine, { id: newId(), actorId: said.ownerId, ...said });
}

const NEWEST = { by: 'l.at', id: 'l.id', kind: 'time', direction: 'desc' } as const;

/**
 * One page of an owner's score log, newest first.
 *
 * @throws AppError invalid_input for a cursor that is none
 */
export async function listScores(em: EntityManager, ownerId: string, query: ScoreLogQuery) {
  const { job_id, resume_id } = query;
  const lines = kysely(em)
    .selectFrom('score_log as l')
    .leftJoin('users as u', 'u.id', 'l.actor_id')
    .leftJoin('jobs as j', (join) =>
      join.onRef('j.id', '=', 'l.job_id').onRef('j.owner_id', '=', 'l.owner_id'),
    )
    .leftJoinLateral(lineBefore, (join) => join.onTrue())
    .select(['l.id', 'l.kind', 'l.resume_id', 'l.job_id', 'j.title as job_title', 'l.score', 'l.potential'])
    .select(['l.engine_name', 'l.engine_version', 'l.engine_fingerprint', 'l.engine_note', 'l.verdict'])
    .select(['l.reason', 'l.requirement', 'l.score_before', 'l.at'])
    .select(['u.username as actor', 'before.score as previous_score'])
    .select(({ and, eb, ref, refTuple }) => [
      and([
        eb(
          refTuple('before.engine_name', 'before.engine_version'),
          'is distinct from',
          refTuple('l.engine_name', 'l.engine_version'),
        ),
        eb('before.at', 'is not', null),
      ]).as('is_engine_changed'),
      eb('before.resume_digest', '<>', ref('l.resume_digest')).as('is_resume_changed'),
      eb('before.job_digest', '<>', ref('l.job_digest')).as('is_job_changed'),
      eb('before.alias_digest', '<>', ref('l.alias_digest')).as('are_aliases_changed'),
    ])
    .where('l.owner_id', '=', ownerId)
    .where(({ eb, lit }) => (job_id === undefined ? lit(true) : eb('l.job_id', '=', job_id)))
    .where(({ eb, lit }) => (resume_id === undefined ? lit(true) : eb('l.resume_id', '=', resume_id)));
  return readPage(lines, NEWEST, query);
}

/** The line before `l` of the same kind, resume and position. */
function lineBefore({ selectFrom }: ExpressionBuilder<Tables & { l: Tables['score_log'] }, 'l'>) {
  return selectFrom('score_log as p')
    .select(['p.at', 'p.score', 'p.engine_name', 'p.engine_version', 'p.resume_digest'])
    .select(['p.job_digest', 'p.alias_digest'])
    .whereRef('p.resume_id', '=', 'l.resume_id')
    .whereRef('p.kind', '=', 'l.kind')
    .whereRef('p.job_id', 'is not distinct from', 'l.job_id')
    .where(({ eb, refTuple }) => eb(refTuple('p.at', 'p.id'), '<', refTuple('l.at', 'l.id')))
    .orderBy('p.at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .as('before');
}
