import { createHash } from 'node:crypto';
import { type Expression, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { Checkout } from './payments.entity.ts';

/** One try of a user to pay. */
export interface Attempt {
  readonly id: string;
  /** The session that this one takes the place of: two that are open could both be paid. */
  readonly session_before: string | null;
}

/** A second click within a minute is the same attempt, and gets the same session. */
export async function acquireCheckoutAttempt(
  em: EntityManager,
  ownerId: string,
  params: object,
): Promise<Attempt> {
  const fingerprint = createHash('sha256').update(JSON.stringify(params)).digest('base64url');
  return kysely(em)
    .with('before', (tables) =>
      tables.selectFrom('checkouts').select('session_id').where('owner_id', '=', ownerId),
    )
    .insertInto('checkouts')
    .values({ owner_id: ownerId, attempt_id: newId(), fingerprint, started_at: sql`now()` })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet(({ and, eb, ref }) => {
        const isSame = and([
          eb('checkouts.fingerprint', '=', ref('excluded.fingerprint')),
          eb('checkouts.started_at', '>', sql<string>`now() - interval '1 minute'`),
        ]);
        const kept = <Value>(ours: Expression<Value>, theirs: Expression<Value>) =>
          eb.case().when(isSame).then(ours).else(theirs).end();
        return {
          attempt_id: kept(ref('checkouts.attempt_id'), ref('excluded.attempt_id')),
          started_at: kept(ref('checkouts.started_at'), ref('excluded.started_at')),
          fingerprint: ref('excluded.fingerprint'),
        };
      }),
    )
    .returning(({ selectFrom }) => [
      'attempt_id as id',
      selectFrom('before').select('session_id').$asScalar().as('session_before'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Notes the session of an attempt, to be expired when another takes its place.
 *
 * @returns false when another has taken it already.
 */
export async function storeCheckoutSession(
  em: EntityManager,
  attemptId: string,
  sessionId: string,
): Promise<boolean> {
  return (await em.nativeUpdate(Checkout, { attemptId }, { sessionId })) > 0;
}

/** A session that was paid is over: who subscribes again begins another. */
export async function releaseCheckoutAttempt(em: EntityManager, sessionId: string): Promise<void> {
  await em.nativeDelete(Checkout, { sessionId });
}
