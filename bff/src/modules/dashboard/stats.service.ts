import type { DashboardStats } from '@shortlist/api-contract';
import { expressionBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely, type Tables } from '../../db/kysely.ts';
import { excludeSuperseded } from '../matches/is-ranked.ts';

const TENS = 10;

const { selectFrom } = expressionBuilder<Tables>();

/** The counts of a user's own rows, in one query. */
export async function countStats(em: EntityManager, ownerId: string): Promise<DashboardStats> {
  const { scores_by_ten, ...counts } = await kysely(em)
    .selectFrom([
      countMatches(ownerId).as('m'),
      countJobs(ownerId).as('j'),
      countResumes(ownerId).as('r'),
      countOutcomes(ownerId).as('o'),
      countScores(ownerId).as('a'),
    ])
    .selectAll()
    .executeTakeFirstOrThrow();
  const score_distribution = Array.from({ length: TENS }, (_, ten) => scores_by_ten?.[ten] ?? 0);
  return { ...counts, score_distribution };
}

function countMatches(ownerId: string) {
  return selectFrom('matches')
    .select(count().as('total_matches'))
    .where('owner_id', '=', ownerId)
    .where(({ ref }) => excludeSuperseded(ref('matches.id')));
}

function countJobs(ownerId: string) {
  return selectFrom('jobs')
    .select(({ ref }) => [
      count().as('total_job_positions'),
      sql<number>`(count(*) filter (where ${ref('is_active')}))::int`.as('open_job_positions'),
    ])
    .where('owner_id', '=', ownerId);
}

function countResumes(ownerId: string) {
  return selectFrom('resumes')
    .select(({ ref, fn }) => [
      count().as('total_resumes'),
      count(ref('best_match_score')).as('matched_resumes'),
      fn.avg<number | null>('analysis_score').as('average_score'),
      sql<number>`count(distinct coalesce(lower(${ref('email')}), ${ref('content_hash')}, ${ref('id')}::text))::int`.as(
        'candidates',
      ),
    ])
    .where('owner_id', '=', ownerId)
    .where('merged_into', 'is', null);
}

function countOutcomes(ownerId: string) {
  return selectFrom('outcomes')
    .select(({ ref }) => [
      count(ref('interviewed_on')).as('interviewed'),
      count(ref('offer_sent_on')).as('offers_sent'),
      count(ref('offer_accepted_on')).as('offers_accepted'),
      count().as('recorded_outcomes'),
    ])
    .where('owner_id', '=', ownerId);
}

function countScores(ownerId: string) {
  const merged = selectFrom('resumes')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('merged_into', 'is not', null);
  const scores = selectFrom('analyses')
    .select(({ ref }) => [
      sql<number>`least(floor(round(${ref('score_overall')} * 100) / 10), 9)::int`.as('ten'),
      count().as('n'),
    ])
    .where('owner_id', '=', ownerId)
    .where('resume_id', 'not in', merged)
    .groupBy('ten');
  return selectFrom(scores.as('scores')).select(({ ref }) => [
    sql<number>`coalesce(sum(${ref('n')}), 0)::int`.as('analysed_resumes'),
    sql<Readonly<Record<string, number>> | null>`json_object_agg(${ref('ten')}, ${ref('n')})`.as(
      'scores_by_ten',
    ),
  ]);
}
