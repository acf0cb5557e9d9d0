import { GENERIC_ERROR, type MatchFailure } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { reportOf } from '../../error-report.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { expectJob, getJobToMatch } from '../jobs/jobs.service.ts';
import type { Claim } from '../plan-limits/plan-limits.service.ts';
import { presentResumeInfo } from '../resumes/resumes.presenter.ts';
import { getResumeText } from '../resumes/resumes.service.ts';

import {
  type AskedPair,
  isMatched,
  type MatchRow,
  matchStoredResume,
  type OwnPair,
} from './matches.service.ts';

/** So many resumes of a batch are matched at a time. */
const AT_A_TIME = 3;

export interface Batch {
  readonly ownerId: string;
  readonly jobId: string;
  readonly resumeIds: readonly string[];
  /** Ends it where nobody waits any more. */
  readonly signal?: AbortSignal | undefined;
  /** What the run of one resume takes of a plan. */
  readonly claim?: Claim | undefined;
}

/**
 * Matches several resumes and answers in the order of their ids, each once; one that fails is answered as a
 * failure and the others go on.
 *
 * @throws AppError not_found when the position is not own.
 */
export async function matchBatch(
  em: EntityManager,
  deps: Pick<Dependencies, 'analyzer' | 'log'>,
  { resumeIds, ...job }: Batch,
): Promise<(MatchRow | MatchFailure)[]> {
  await expectJob(em, job.ownerId, job.jobId);
  const waiting = [...new Set(resumeIds)].map((resumeId, index) => ({ index, pair: { ...job, resumeId } }));
  const results: (MatchRow | MatchFailure)[] = Array.from({ length: waiting.length });
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await yieldToEventLoop();
      results[next.index] = await matchOrFail(em.fork(), deps, next.pair);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return results;
}

/**
 * How many resumes of a batch are not matched yet, as they and the position stand now: what is stored costs no work,
 * so that asking for a batch again after a reload does not use up what an account may ask for.
 *
 * @throws AppError not_found when the position is not own.
 */
export async function countUnmatched(
  em: EntityManager,
  { analyzer }: Pick<Dependencies, 'analyzer'>,
  { resumeIds, ...own }: Batch,
): Promise<number> {
  const { job } = await getJobToMatch(em, own.ownerId, own.jobId);
  let count = 0;
  for (const resumeId of new Set(resumeIds)) {
    await yieldToEventLoop();
    if (!(await isKnown(em.fork(), analyzer, { pair: { ...own, resumeId }, job }))) count += 1;
  }
  return count;
}

/** A resume that is not there counts as one to match: looking for it is no free call. */
async function isKnown(...question: Parameters<typeof isMatched>): Promise<boolean> {
  try {
    return await isMatched(...question);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function matchOrFail(
  em: EntityManager,
  { analyzer, log }: Pick<Dependencies, 'analyzer' | 'log'>,
  pair: AskedPair,
): Promise<MatchRow | MatchFailure> {
  try {
    return await matchStoredResume(em, analyzer, pair);
  } catch (error) {
    if (!(error instanceof AppError)) log.error(reportOf(error), 'A match of a batch failed');
    const said = error instanceof AppError ? error : new AppError('internal', GENERIC_ERROR);
    const resume_info = await findInfo(em, pair);
    return { resume_id: pair.resumeId, resume_info, error: said.message, code: said.code };
  }
}

async function findInfo(
  em: EntityManager,
  { ownerId, resumeId }: OwnPair,
): Promise<MatchFailure['resume_info']> {
  try {
    return presentResumeInfo(await getResumeText(em, { ownerId, id: resumeId }));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
