import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Analyzer } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { analyzedDocument } from '../analysis/analyzed-document.ts';
import { fingerprintOf, keptFingerprint } from '../analysis/fingerprint.ts';
import { getJobText, type JobText } from '../jobs/jobs.service.ts';
import { OVERRIDE_OF_MATCH } from '../overrides/overrides.presenter.ts';
import {
  cacheReadings,
  type Prepared,
  prepareForMatch,
  storedReadings,
} from '../readings/readings.service.ts';
import { getResume, getResumeText } from '../resumes/resumes.service.ts';
import { Match } from './match.entity.ts';
import { ANALYSIS_BRIEF } from './match-rows.ts';
import { KEEP_NEWER, type NewMatch, newMatch } from './new-match.ts';

/** A position and a resume of one owner. */
export interface OwnPair {
  readonly ownerId: string;
  readonly jobId: string;
  readonly resumeId: string;
}

/** A match with the names that it is shown with. */
export type MatchRow = NonNullable<Awaited<ReturnType<typeof findMatchRow>>>;

/** The same, for somebody who may leave before it is done. */
export interface AskedPair extends OwnPair {
  readonly signal?: AbortSignal | undefined;
}

/**
 * Matches a resume against a position, or returns the stored result when neither the words of the position,
 * nor the resume, nor the engine has changed since.
 *
 * @throws AppError not_found, no_text
 */
export async function matchResume(
  em: EntityManager,
  analyzer: Analyzer,
  { signal, ...pair }: AskedPair,
): Promise<MatchRow> {
  const job = await getJobText(em, pair.ownerId, pair.jobId);
  await ensureMatch(em, analyzer, { pair, job, signal });
  const row = await findMatchRow(em, pair);
  if (row === null) throw new AppError('not_found', 'The position or the resume was deleted meanwhile.');
  return row;
}

/**
 * Whether matching a pair now would give the stored result, without any work.
 *
 * @throws AppError not_found
 */
export async function isMatched(
  em: EntityManager,
  analyzer: Analyzer,
  { pair, job }: { pair: OwnPair; job: JobText },
): Promise<boolean> {
  const resume = await getResumeText(em, { ownerId: pair.ownerId, id: pair.resumeId });
  return (
    (await em.count(Match, {
      ...pair,
      fingerprint: fingerprintOf(analyzer, analyzedDocument(resume), job),
    })) > 0
  );
}

/** The stored match; null when there is none. @throws AppError not_found for a position or resume not own */
export async function findMatch(em: EntityManager, pair: OwnPair): Promise<MatchRow | null> {
  await getJobText(em, pair.ownerId, pair.jobId);
  await getResume(em, { ownerId: pair.ownerId, id: pair.resumeId });
  return findMatchRow(em, pair);
}

async function ensureMatch(
  em: EntityManager,
  analyzer: Analyzer,
  { pair, job, signal }: { pair: OwnPair; job: JobText; signal: AbortSignal | undefined },
): Promise<void> {
  const resume = await getResumeText(em, { ownerId: pair.ownerId, id: pair.resumeId });
  const document = analyzedDocument(resume);
  const fingerprint = fingerprintOf(analyzer, document, job);
  if ((await em.count(Match, { ...pair, fingerprint })) > 0) return;
  const stored = await storedReadings(em, analyzer, [pair.resumeId]);
  const work = { ownerId: pair.ownerId, signal };
  const prepared = await prepareForMatch(analyzer, { id: pair.resumeId, document, stored }, work);
  const result = await analyzer.match(prepared.document, job, work);
  const match = newMatch({ ...pair, fingerprint: keptFingerprint(fingerprint, result.engine), result });
  await keep(em, match, prepared);
}

/** @throws AppError not_found when the position or the resume is gone */
async function keep(em: EntityManager, match: NewMatch, { made }: Prepared): Promise<void> {
  try {
    await em.upsert(Match, match, KEEP_NEWER);
    if (made !== null) await cacheReadings(em, [made]);
  } catch (error) {
    if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    throw new AppError('not_found', 'The position or the resume was deleted meanwhile.');
  }
}

async function findMatchRow(em: EntityManager, { ownerId, jobId, resumeId }: OwnPair) {
  const row = await kysely(em)
    .selectFrom('matches as m')
    .innerJoin('jobs as j', 'j.id', 'm.job_id')
    .innerJoin('resumes as r', 'r.id', 'm.resume_id')
    .leftJoin('analyses as a', 'a.resume_id', 'm.resume_id')
    .select(['m.id', 'm.job_id', 'j.title as job_title', 'm.resume_id', 'm.result', 'm.evaluated_at'])
    .select(['r.file_name', 'r.candidate_name', 'r.uploaded_at', 'r.notices'])
    .select([ANALYSIS_BRIEF.as('analysis'), OVERRIDE_OF_MATCH.as('override')])
    .where('m.owner_id', '=', ownerId)
    .where('m.job_id', '=', jobId)
    .where('m.resume_id', '=', resumeId)
    .executeTakeFirst();
  return row ?? null;
}
