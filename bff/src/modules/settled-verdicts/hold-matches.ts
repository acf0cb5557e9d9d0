import { AppError } from '@shortlist/api-contract/app-error';
import type { MatchResult, SettledRequirement } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely } from '../../db/kysely.ts';
import { excludeSuperseded } from '../matches/is-ranked.ts';
import { listSettled } from './settled-of-match.ts';
import type { PickedText } from './settlement-rules.ts';

export interface OwnJob {
  readonly ownerId: string;
  readonly jobId: string;
}

/** A match that nobody else changes while it is held. */
export interface HeldMatch {
  readonly id: string;
  readonly resumeId: string;
  readonly resume: PickedText;
  /** The engine's own. */
  readonly result: MatchResult;
  readonly settled: readonly SettledRequirement[];
  /** A later version of the resume stands for it. */
  readonly isSuperseded: boolean;
}

/**
 * Holds matches of a position. Their resumes come first, in the order of their ids, as for everybody who writes a score: of
 * two calls at once the second waits and sees what the first wrote, and none waits for another in a circle.
 *
 * @throws AppError not_found when one of them is no own match
 */
export async function holdMatches(
  tx: EntityManager,
  own: OwnJob,
  resumeIds: readonly string[],
): Promise<ReadonlyMap<string, HeldMatch>> {
  const resumes = await kysely(tx)
    .selectFrom('resumes')
    .select(['id', 'text', 'blocks'])
    .where('owner_id', '=', own.ownerId)
    .where('id', '=', anyOf(resumeIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const matches = await kysely(tx)
    .selectFrom('matches as m')
    .select(['m.id', 'm.resume_id', 'm.result'])
    .select(({ not, ref }) =>
      not(excludeSuperseded(ref('m.id')))
        .$castTo<boolean>()
        .as('is_superseded'),
    )
    .where('m.owner_id', '=', own.ownerId)
    .where('m.job_id', '=', own.jobId)
    .where('m.resume_id', '=', anyOf(resumeIds))
    .orderBy('m.resume_id')
    .forNoKeyUpdate()
    .execute();
  const settled = await listSettled(tx, own.jobId, resumeIds);
  const held = new Map<string, HeldMatch>();
  for (const { id, resume_id: resumeId, result, is_superseded: isSuperseded } of matches) {
    const resume = resumes.find((each) => each.id === resumeId);
    if (resume === undefined) continue;
    held.set(resumeId, { id, resumeId, resume, result, isSuperseded, settled: settled.get(resumeId) ?? [] });
  }
  if (resumeIds.some((id) => !held.has(id))) throw notFound();
  return held;
}

function notFound(): AppError {
  return new AppError('not_found', 'Match this resume to the position before settling verdicts.');
}
