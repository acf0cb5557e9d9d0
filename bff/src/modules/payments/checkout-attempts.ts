import { createHash } from 'node:crypto';
import { sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';

/** One try of a user to pay. */
export interface Attempt {
  readonly id: string;
  /** The session that this one takes the place of: two that are open could both be paid. */
  readonly session_before: string | null;
}

/** A second click within a minute is the same attempt, and gets the same session. */
export async function takeAttempt(em: EntityManager, ownerId: string, params: object): Promise<Attempt> {
  const fingerprint = createHash('sha256').update(JSON.stringify(params)).digest('base64url');
  const [row] = await em.execute<Attempt[]>(sql`
    with before as (select session_id from checkouts where owner_id = ${ownerId})
    insert into checkouts as c (owner_id, attempt_id, fingerprint, started_at)
    values (${ownerId}, ${newId()}, ${fingerprint}, now())
    on conflict (owner_id) do update set
      attempt_id = case when c.fingerprint = excluded.fingerprint and c.started_at > now() - interval '1 minute'
        then c.attempt_id else excluded.attempt_id end,
      started_at = case when c.fingerprint = excluded.fingerprint and c.started_at > now() - interval '1 minute'
        then c.started_at else now() end,
      fingerprint = excluded.fingerprint
    returning attempt_id as id, (select session_id from before) as session_before`);
  if (row === undefined) throw new Error('An attempt to pay was not kept.');
  return row;
}

/**
 * Notes the session of an attempt, to be expired when another takes its place.
 *
 * @returns false when another has taken it already.
 */
export async function keepSession(em: EntityManager, attemptId: string, sessionId: string): Promise<boolean> {
  const kept = await em.execute<unknown[]>(sql`
    update checkouts set session_id = ${sessionId} where attempt_id = ${attemptId} returning 1`);
  return kept.length > 0;
}

/** A session that was paid is over: who subscribes again begins another. */
export async function endAttempt(em: EntityManager, sessionId: string): Promise<void> {
  await em.execute(sql`delete from checkouts where session_id = ${sessionId}`);
}
