import { type Expression, expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../db/kysely.ts';
import { matchesOfPosition } from '../counters/counters.ts';
import { excludeSuperseded } from '../matches/is-ranked.ts';

/** What is told of a position, of `jobs j` joined with `matchesOf` it as `m`. */
export const JOB_COLUMNS = [
  'j.id',
  'j.title',
  'j.description',
  'j.is_active',
  'j.company',
  'j.due_date',
  'j.skill_tags',
  'j.stage',
  'j.created_at',
  'j.updated_at',
  'm.matched_resumes',
  'm.best_match_score',
  'm.best_match_band',
  'm.best_match_verdicts',
] as const;

/** How many matches a position of an owner has, and which is the best, as `m`: always one row, from the index on (job_id, rank_key). */
export function matchesOf(ownerId: string, jobId: Expression<string>) {
  const { selectFrom } = expressionBuilder<Tables>();
  const ranked = selectFrom('matches')
    .where('job_id', '=', jobId)
    .where(({ ref }) => excludeSuperseded(ref('matches.id')));
  const best = ranked
    .select(['match_score', 'band', 'verdicts'])
    .orderBy('rank_key', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  return selectFrom(sql`(select)`.as('one'))
    .leftJoinLateral(best.as('best'), (join) => join.onTrue())
    .select([
      matchesOfPosition(ownerId, jobId).as('matched_resumes'),
      'best.match_score as best_match_score',
      'best.band as best_match_band',
      'best.verdicts as best_match_verdicts',
    ])
    .as('m');
}
