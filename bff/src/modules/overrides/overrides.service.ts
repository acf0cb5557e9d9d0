import type { OverrideInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { logScore } from '../score-log/score-log.service.ts';
import { Override } from './override.entity.ts';
import type { OverrideRow } from './overrides.presenter.ts';

interface Pair {
  readonly ownerId: string;
  readonly jobId: string;
  readonly resumeId: string;
}

/**
 * Records what a person says of a match, beside its score; what they said before stays in the score log.
 *
 * @throws AppError not_found when there is no own match of this pair
 */
export async function recordOverride(
  em: EntityManager,
  pair: Pair,
  { verdict, reason, ...input }: OverrideInput,
): Promise<OverrideRow> {
  const said = { verdict, reason, score: input.score ?? null, at: new Date() };
  return em.transactional(async (tx) => {
    await holdMatch(tx, pair);
    await logScore(tx, { ...pair, ...said, kind: 'override' });
    await tx.upsert(
      Override,
      { id: newId(), ...pair, ...said },
      { onConflictFields: ['jobId', 'resumeId'], onConflictExcludeFields: ['id'] },
    );
    return said;
  });
}

/** Takes back what a person said, if they said anything; the log keeps both. @throws AppError not_found */
export async function withdrawOverride(em: EntityManager, pair: Pair): Promise<void> {
  await em.transactional(async (tx) => {
    await holdMatch(tx, pair);
    const withdrawn = await tx.nativeDelete(Override, { ...pair });
    if (withdrawn === 0) return;
    const nothing = { verdict: null, score: null, reason: null, at: new Date() };
    await logScore(tx, { ...pair, ...nothing, kind: 'withdrawal' });
  });
}

/** Of two calls at once the second waits, so that the log has them in the order in which they counted. */
async function holdMatch(tx: EntityManager, { ownerId, jobId, resumeId }: Pair): Promise<void> {
  const match = await kysely(tx)
    .selectFrom('matches')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('job_id', '=', jobId)
    .where('resume_id', '=', resumeId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (match === undefined) throw notFound();
}

function notFound(): AppError {
  return new AppError('not_found', 'Match this resume to the position before adding an assessment.');
}
