import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { analyzeStoredResume } from '../analysis/analysis.service.ts';
import { type ManyMatches, openMatches } from '../matches/match-many.ts';
import type { ClaimedItems, Settled } from './batch-steps.ts';

type Parts = Pick<Dependencies, 'database' | 'analyzer'>;

/** What is done for the items of a batch. */
export interface Work {
  /** The score of one resume. @throws AppError, whatever keeps it from having one */
  scoreOf(resumeId: string, signal: AbortSignal): Promise<number>;
  /** Keeps the results of items that were done, and returns how all of them ended after all. */
  keep(tx: EntityManager, settled: readonly Settled[]): Promise<readonly Settled[]>;
}

/** Analyses, or matches against the position of the batch. */
export async function openWork(parts: Parts, claimed: ClaimedItems): Promise<Work> {
  const { jobId, ...own } = claimed;
  return jobId === null ? analysisWork(parts, own.ownerId) : matchWork(parts, { ...own, jobId });
}

/** Each is kept as soon as it is there. */
function analysisWork({ database, analyzer }: Parts, ownerId: string): Work {
  return {
    async scoreOf(id, signal) {
      const { result } = await analyzeStoredResume(database.fork(), analyzer, { ownerId, id, signal });
      return result.score_overall;
    },
    keep: async (_, settled) => settled,
  };
}

async function matchWork(
  { database, analyzer }: Parts,
  { ownerId, jobId, items }: ClaimedItems & { jobId: string },
): Promise<Work> {
  const pairs = { ownerId, jobId, resumeIds: items.map(({ resumeId }) => resumeId) };
  const resumeOf = new Map(items.map(({ id, resumeId }) => [id, resumeId]));
  const matches = await openMatches(database.fork(), analyzer, pairs).catch(nothingToMatch);
  return {
    scoreOf: (resumeId, signal) => matches.scoreOf(resumeId, signal),
    async keep(tx, settled) {
      const gone = await matches.keep(
        tx,
        settled.flatMap(({ id, outcome }) => (outcome.status === 'done' ? (resumeOf.get(id) ?? []) : [])),
      );
      return settled.map((each) =>
        gone.has(resumeOf.get(each.id) ?? '') ? { ...each, outcome: GONE } : each,
      );
    },
  };
}

const GONE = {
  status: 'failed',
  error: 'The position or resume was deleted.',
  code: 'not_found',
} as const;

/** A position that is not there fails each of its items in its own sentence. */
function nothingToMatch(error: unknown): ManyMatches {
  if (!(error instanceof AppError)) throw error;
  return {
    scoreOf: async () => {
      throw error;
    },
    keep: async () => new Set(),
  };
}
