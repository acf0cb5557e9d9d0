import type { Requirement, RequirementInput, RequirementList } from '@shortlist/api-contract';
import type { Analyzer } from '@shortlist/engine';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely } from '../../db/kysely.ts';
import { getJobToMatch, type JobToMatch, saveRequirements } from '../jobs/jobs.service.ts';
import { excludeSuperseded } from '../matches/is-ranked.ts';
import { savedOf } from './saved-requirements.ts';

interface OwnJob {
  readonly ownerId: string;
  readonly jobId: string;
}

/** How the engine is asked: once it is known that it must be, and for somebody who may leave before it is done. */
export interface Reader {
  readonly analyzer: Analyzer;
  readonly signal: AbortSignal;
  /** Counts the work. @throws RateLimited */
  readonly admit: () => Promise<void>;
}

/**
 * What a position asks for, as saved, else as the engine reads it.
 *
 * @throws AppError not_found, rate_limited, timeout
 */
export async function listRequirements(
  em: EntityManager,
  own: OwnJob,
  reader: Reader,
): Promise<RequirementList> {
  const held = await getJobToMatch(em, own.ownerId, own.jobId);
  const { requirements } = held.job;
  const is_edited = requirements !== undefined;
  return {
    requirements: is_edited ? [...requirements] : await readRequirements(held, own, reader),
    is_edited,
    text: held.job.description,
    older_matches: await countOlderMatches(em, own, held.reading),
  };
}

async function readRequirements(
  { job }: JobToMatch,
  { ownerId }: OwnJob,
  { analyzer, admit, signal }: Reader,
): Promise<Requirement[]> {
  await admit();
  return analyzer.requirements(job, { ownerId, signal });
}

/** Saves what a position asks for; its matches stay as they are, and are told to be of an older reading. @throws AppError not_found */
export async function replaceRequirements(
  em: EntityManager,
  { ownerId, jobId }: OwnJob,
  inputs: readonly RequirementInput[],
): Promise<void> {
  await saveRequirements(em, { ownerId, id: jobId }, (text) => savedOf(inputs, text));
}

/** Goes back to what the engine reads. @throws AppError not_found */
export async function forgetRequirements(em: EntityManager, { ownerId, jobId }: OwnJob): Promise<void> {
  await saveRequirements(em, { ownerId, id: jobId }, () => null);
}

async function countOlderMatches(em: EntityManager, own: OwnJob, reading: string): Promise<number> {
  const { older } = await kysely(em)
    .selectFrom('matches')
    .select(count().as('older'))
    .where('owner_id', '=', own.ownerId)
    .where('job_id', '=', own.jobId)
    // Earlier versions wrote it without the plus.
    .where(sql`replace(reading, '+', '')`, '<>', reading.replace('+', ''))
    .where(({ ref }) => excludeSuperseded(ref('matches.id')))
    .executeTakeFirstOrThrow();
  return older;
}
