import type { DashboardStats } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { readCounters } from '../counters/counters.ts';

const TENS = 10;

const COUNTED = [
  'matches',
  'positions',
  'open_positions',
  'resumes',
  'matched_resumes',
  'candidates',
  'analyzed_resumes',
  'analyzed_resumes_of_ten',
  'analysis_scores',
  'outcomes',
  'interviewed',
  'offers_sent',
  'offers_accepted',
] as const;

/** The counts of a user's own rows, in one query. */
export async function countStats(em: EntityManager, ownerId: string): Promise<DashboardStats> {
  const count = await readCounters(em, { ownerId, counted: COUNTED });
  const analyzed = count('analyzed_resumes');
  return {
    total_matches: count('matches'),
    total_job_positions: count('positions'),
    open_job_positions: count('open_positions'),
    total_resumes: count('resumes'),
    matched_resumes: count('matched_resumes'),
    candidates: count('candidates'),
    analysed_resumes: analyzed,
    average_score: analyzed === 0 ? null : count('analysis_scores') / analyzed,
    interviewed: count('interviewed'),
    offers_sent: count('offers_sent'),
    offers_accepted: count('offers_accepted'),
    recorded_outcomes: count('outcomes'),
    score_distribution: Array.from({ length: TENS }, (_, ten) =>
      count('analyzed_resumes_of_ten', String(ten)),
    ),
  };
}
