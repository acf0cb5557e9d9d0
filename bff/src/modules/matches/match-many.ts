import { AppError } from '@shortlist/api-contract/app-error';
import type { Analyzer } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely } from '../../db/kysely.ts';
import { analyzedDocument } from '../analysis/analyzed-document.ts';
import { analysisFingerprint, keptFingerprint } from '../analysis/fingerprint.ts';
import { getJobToMatch } from '../jobs/jobs.service.ts';
import {
  type CachedReading,
  cacheReadings,
  prepareForMatch,
  storedReadings,
} from '../readings/readings.service.ts';
import { holdResumes, listResumeTexts } from '../resumes/resumes.service.ts';
import { listSettled } from '../settled-verdicts/settled-of-match.ts';
import { effectiveResult } from './effective-result.ts';
import { Match } from './match.entity.ts';
import { KEEP_NEWER, type Matched, newMatch } from './new-match.ts';

/** Some resumes and a position of one owner. */
export interface ManyPairs {
  readonly ownerId: string;
  readonly jobId: string;
  readonly resumeIds: readonly string[];
}

/** Matches of one position, read and written together. */
export interface ManyMatches {
  /**
   * The score of one of the resumes: the stored one when nothing has changed since.
   *
   * @throws AppError not_found, no_text
   */
  scoreOf(resumeId: string, signal: AbortSignal): Promise<number>;
  /** Keeps what was matched of these resumes. Returns those that are gone, also all when the position is. */
  keep(tx: EntityManager, resumeIds: readonly string[]): Promise<ReadonlySet<string>>;
}

/** Reads a position and resumes, to match them one after the other. @throws AppError not_found for the position */
export async function openMatches(
  em: EntityManager,
  analyzer: Analyzer,
  { ownerId, jobId, resumeIds }: ManyPairs,
): Promise<ManyMatches> {
  const { job, reading } = await getJobToMatch(em, ownerId, jobId);
  const resumes = new Map(
    (await listResumeTexts(em, ownerId, resumeIds)).map((resume) => [resume.id, resume]),
  );
  const scores = await storedScores(em, jobId, resumeIds);
  const settled = await listSettled(em, jobId, resumeIds);
  const stored = await storedReadings(em, analyzer, resumeIds);
  const matched = new Map<string, Matched>();
  const made = new Map<string, CachedReading>();
  return {
    async scoreOf(resumeId, signal) {
      const resume = resumes.get(resumeId);
      if (resume === undefined) throw new AppError('not_found', RESUME_NOT_FOUND);
      const document = analyzedDocument(resume);
      const fingerprint = analysisFingerprint(analyzer, document, job);
      const known = scores.get(resumeId);
      if (known?.fingerprint === fingerprint) return known.score;
      const work = { ownerId, signal };
      const prepared = await prepareForMatch(analyzer, { id: resumeId, document, stored }, work);
      if (prepared.made !== null) made.set(resumeId, prepared.made);
      const result = await analyzer.match(prepared.document, job, work);
      matched.set(resumeId, {
        ownerId,
        jobId,
        resumeId,
        reading,
        fingerprint: keptFingerprint(fingerprint, result.engine),
        result,
      });
      return effectiveResult(result, settled.get(resumeId) ?? []).match_score;
    },
    async keep(tx, ids) {
      const matches = ids.flatMap((id) => matched.get(id) ?? []);
      const gone = await keepMatches(tx, jobId, matches);
      await cacheReadings(
        tx,
        ids.flatMap((id) => (gone.has(id) ? [] : (made.get(id) ?? []))),
      );
      return gone;
    },
  };
}

const RESUME_NOT_FOUND = 'Resume not found or you are not authorized.';

async function storedScores(em: EntityManager, jobId: string, resumeIds: readonly string[]) {
  const rows = await kysely(em)
    .selectFrom('matches')
    .select(['resume_id', 'fingerprint', 'match_score as score'])
    .where('job_id', '=', jobId)
    .where('resume_id', '=', anyOf(resumeIds))
    .execute();
  return new Map(rows.map((row) => [row.resume_id, row]));
}

/**
 * Holds resumes and position, so that neither is deleted and no verdict settled meanwhile; in one order, so that no two wait for
 * each other.
 */
async function keepMatches(
  tx: EntityManager,
  jobId: string,
  matches: readonly Matched[],
): Promise<ReadonlySet<string>> {
  if (matches.length === 0) return new Set();
  const ids = matches.map(({ resumeId }) => resumeId);
  const there = await holdResumes(tx, ids);
  const job = await kysely(tx)
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .forKeyShare()
    .executeTakeFirst();
  if (job === undefined) return new Set(ids);
  const settled = await listSettled(tx, jobId, ids);
  const kept = matches.filter(({ resumeId }) => there.has(resumeId));
  const inOrder = kept.toSorted((one, other) => (one.resumeId < other.resumeId ? -1 : 1));
  const rows = inOrder.map((matched) => newMatch(matched, settled.get(matched.resumeId)));
  if (rows.length > 0) await tx.upsertMany(Match, rows, KEEP_NEWER);
  return new Set(ids.filter((id) => !there.has(id)));
}
