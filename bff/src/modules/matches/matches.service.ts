import { ForeignKeyConstraintViolationException } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Analyzer, MatchResult } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { analyzedDocument } from '../analysis/analyzed-document.ts';
import { analysisFingerprint, keptFingerprint } from '../analysis/fingerprint.ts';
import { olderReading, readingOfJob } from '../jobs/job-reading.ts';
import { expectJob, getJobToMatch, type JobToMatch } from '../jobs/jobs.service.ts';
import { OVERRIDE_OF_MATCH } from '../overrides/overrides.presenter.ts';
import { type Claim, requireRoom, withRoom } from '../plan-limits/plan-limits.service.ts';
import {
  cacheReadings,
  type Prepared,
  prepareForMatch,
  storedReadings,
} from '../readings/readings.service.ts';
import { getResume, getResumeText, holdResumes } from '../resumes/resumes.service.ts';
import { listSettled, SETTLED_OF_MATCH } from '../settled-verdicts/settled-of-match.ts';
import { columnsOf } from './effective-result.ts';
import { Match } from './match.entity.ts';
import { ANALYSIS_BRIEF } from './match-rows.ts';
import { KEEP_NEWER, type Matched, newMatch } from './new-match.ts';

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
  /** What a run takes of a plan, where nothing is stored that answers; nothing where it is counted already. */
  readonly claim?: Claim | undefined;
  /** When the match counts as made: now unless told. */
  readonly evaluatedAt?: Date | undefined;
}

/**
 * Matches a resume against a position, or returns the stored result when neither the words of the position,
 * nor the resume, nor the engine has changed since.
 *
 * @throws AppError not_found, no_text, plan_limit
 */
export async function matchStoredResume(
  em: EntityManager,
  analyzer: Analyzer,
  { signal, claim, evaluatedAt, ...pair }: AskedPair,
): Promise<MatchRow> {
  const asked = await getJobToMatch(em, pair.ownerId, pair.jobId);
  await ensureMatch(em, analyzer, { pair, ...asked, signal, claim, evaluatedAt });
  return getMatch(em, pair);
}

/** A match that was there just now. @throws AppError not_found */
export async function getMatch(em: EntityManager, pair: OwnPair): Promise<MatchRow> {
  const row = await findMatchRow(em, pair);
  if (row === null) throw new AppError('not_found', 'The position or resume was deleted.');
  return row;
}

/** Writes how a match stands after what people settled; its result stays the engine's own. */
export async function storeEffective(tx: EntityManager, id: string, effective: MatchResult): Promise<void> {
  await tx.nativeUpdate(Match, { id }, columnsOf(effective));
}

/**
 * Whether matching a pair now would give the stored result, without any work.
 *
 * @throws AppError not_found
 */
export async function isMatched(
  em: EntityManager,
  analyzer: Analyzer,
  { pair, job }: { pair: OwnPair; job: JobToMatch['job'] },
): Promise<boolean> {
  const resume = await getResumeText(em, { ownerId: pair.ownerId, id: pair.resumeId });
  return (
    (await em.count(Match, {
      ...pair,
      fingerprint: analysisFingerprint(analyzer, analyzedDocument(resume), job),
    })) > 0
  );
}

/** The stored match; null when there is none. @throws AppError not_found for a position or resume not own */
export async function findMatch(em: EntityManager, pair: OwnPair): Promise<MatchRow | null> {
  await expectJob(em, pair.ownerId, pair.jobId);
  await getResume(em, { ownerId: pair.ownerId, id: pair.resumeId });
  return findMatchRow(em, pair);
}

async function ensureMatch(
  em: EntityManager,
  analyzer: Analyzer,
  {
    pair,
    job,
    reading,
    signal,
    claim,
    evaluatedAt,
  }: JobToMatch & Omit<AskedPair, keyof OwnPair> & { pair: OwnPair },
): Promise<void> {
  const resume = await getResumeText(em, { ownerId: pair.ownerId, id: pair.resumeId });
  const document = analyzedDocument(resume);
  const fingerprint = analysisFingerprint(analyzer, document, job);
  if ((await em.count(Match, { ...pair, fingerprint })) > 0) return;
  await requireRoom(em, claim);
  const stored = await storedReadings(em, analyzer, [pair.resumeId]);
  const work = { ownerId: pair.ownerId, signal };
  const prepared = await prepareForMatch(analyzer, { id: pair.resumeId, document, stored }, work);
  const result = await analyzer.match(prepared.document, job, work);
  const kept = keptFingerprint(fingerprint, result.engine);
  const matched = { ...pair, reading, fingerprint: kept, result, evaluatedAt };
  await withRoom(em, claim, (tx) => keep(tx, matched, prepared));
}

/** Holds the resume, so that nobody settles a verdict meanwhile. @throws AppError not_found when position or resume is gone */
async function keep(em: EntityManager, matched: Matched, { made }: Prepared): Promise<void> {
  const { jobId, resumeId } = matched;
  try {
    await em.transactional(async (tx) => {
      await holdResumes(tx, [resumeId]);
      const settled = await listSettled(tx, jobId, [resumeId]);
      await tx.upsert(Match, newMatch(matched, settled.get(resumeId)), KEEP_NEWER);
    });
    if (made !== null) await cacheReadings(em, [made]);
  } catch (error) {
    if (!(error instanceof ForeignKeyConstraintViolationException)) throw error;
    throw new AppError('not_found', 'The position or resume was deleted.');
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
    .select([ANALYSIS_BRIEF.as('analysis'), OVERRIDE_OF_MATCH.as('override'), SETTLED_OF_MATCH.as('settled')])
    .select(({ ref }) =>
      olderReading(ref('m.reading'), readingOfJob(ref('j.reading'), ownerId)).as('older_reading'),
    )
    .where('m.owner_id', '=', ownerId)
    .where('m.job_id', '=', jobId)
    .where('m.resume_id', '=', resumeId)
    .executeTakeFirst();
  return row ?? null;
}
