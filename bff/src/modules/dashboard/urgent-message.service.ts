import type { UrgentMessage } from '@shortlist/api-contract';
import { STRONG } from '@shortlist/engine';
import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely, type Tables } from '../../db/kysely.ts';
import { candidateAlias } from '../blind/candidate-alias.ts';
import { isRevealed } from '../blind/hidden-resumes.ts';
import { counterOf } from '../counters/counters.ts';
import { excludeSuperseded } from '../matches/is-ranked.ts';
import type { User } from '../users/users.service.ts';
import { type Situation, urgentMessage } from './urgent-message.ts';

const SOON_DAYS = 7;

/**
 * The one thing most worth doing now. A strong match counts while its position is open, the resume is active and
 * nothing came of it yet: a recorded outcome, or moving the resume to reserve or inactive, says that it was dealt with.
 */
export async function computeUrgentMessage(
  em: EntityManager,
  { id: ownerId, blindMode }: Pick<User, 'id' | 'blindMode'>,
  now: Date,
): Promise<UrgentMessage> {
  const situation = await situationOf(em, ownerId, now.toISOString().slice(0, 10));
  const { best } = situation;
  // The sentence names the best candidate without an ID by which the answer could be hidden.
  const isHidden = blindMode && best !== null && !(await isRevealed(em, ownerId, best.resume_id));
  const shown = isHidden ? { ...best, candidate_name: candidateAlias(best.resume_id) } : best;
  return {
    ...urgentMessage({ ...situation, best: shown }),
    computed_at: now.toISOString(),
  };
}

/** The matches are found first, by themselves: without statistics the database looks for them once a position. */
function situationOf(em: EntityManager, ownerId: string, today: string): Promise<Situation> {
  return kysely(em)
    .with(
      (name) => name('high').materialized(),
      () => highMatches(ownerId),
    )
    .with('strong', (tables) =>
      tables
        .selectFrom('high as m')
        .innerJoin('jobs as j', 'j.id', 'm.job_id')
        .innerJoin('resumes as r', 'r.id', 'm.resume_id')
        .select(['m.resume_id', 'm.match_score', 'm.rank_key', 'm.job_id', 'r.candidate_name', 'j.title'])
        .where('j.is_active', '=', true)
        .where('r.status', '=', 'active')
        .where('j.owner_id', '=', ownerId)
        .where('r.owner_id', '=', ownerId)
        .where(({ not, ref }) => not(hasOutcome(ownerId, ref('m.job_id'), ref('m.resume_id')))),
    )
    .with('due', () => duePositions(ownerId, today))
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('strong')
        .select(({ ref }) => sql<number>`count(distinct ${ref('resume_id')})::int`.as('n'))
        .$asScalar()
        .$notNull()
        .as('strong_candidates'),
      jsonObjectFrom(
        selectFrom('strong').selectAll().orderBy('rank_key', 'desc').orderBy('resume_id').limit(1),
      ).as('best'),
      selectFrom('due').select(count().as('n')).$asScalar().$notNull().as('due_positions'),
      jsonObjectFrom(
        selectFrom('due').select(['job_id', 'title', 'days']).orderBy('days').orderBy('title').limit(1),
      ).as('next_due'),
      counterOf(ownerId, 'positions').as('positions'),
      counterOf(ownerId, 'resumes').as('resumes'),
      counterOf(ownerId, 'unmatched_resumes').as('unmatched_resumes'),
    ])
    .executeTakeFirstOrThrow();
}

const { selectFrom, exists } = expressionBuilder<Tables>();

function highMatches(ownerId: string) {
  return selectFrom('matches')
    .select(['resume_id', 'job_id', 'match_score', 'rank_key'])
    .where('owner_id', '=', ownerId)
    .where('rank_key', '>=', STRONG)
    .where(({ eb, or }) => or([eb('band', 'is', null), eb('band', '=', 'strong')]))
    .where(({ ref }) => excludeSuperseded(ref('matches.id')));
}

/** Of the resume, or of an earlier version of it. */
function hasOutcome(ownerId: string, jobId: Expression<string>, resumeId: Expression<string>) {
  const versions = selectFrom('resumes')
    .select('id')
    .where(({ eb, or }) => or([eb('id', '=', resumeId), eb('merged_into', '=', resumeId)]));
  return exists(
    selectFrom('outcomes')
      .select('id')
      .where('owner_id', '=', ownerId)
      .where('job_id', '=', jobId)
      .where('resume_id', 'in', versions),
  );
}

/** Open positions that are due within a week, and in how many days. */
function duePositions(ownerId: string, today: string) {
  return selectFrom('jobs')
    .select(({ ref }) => [
      'id as job_id',
      'title',
      sql<number>`${ref('due_date')} - ${today}::date`.as('days'),
    ])
    .where('owner_id', '=', ownerId)
    .where('is_active', '=', true)
    .where(({ between }) =>
      between('due_date', sql<string>`${today}::date`, sql<string>`${today}::date + ${SOON_DAYS}::int`),
    );
}
