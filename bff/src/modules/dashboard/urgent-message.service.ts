import { raw, sql } from '@mikro-orm/core';
import type { UrgentMessage } from '@shortlist/api-contract';
import { STRONG } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { blindReply } from '../blind/blind-reply.ts';
import { isRanked } from '../matches/is-ranked.ts';
import type { User } from '../users/users.service.ts';
import { type Situation, urgentMessage } from './urgent-message.ts';

const SOON_DAYS = 7;

/**
 * The one thing most worth doing now. A strong match counts while its position is open, the resume is active and
 * nothing came of it yet: a recorded outcome, or moving the resume to reserve or inactive, says that it was dealt with.
 * The matches are found first, by themselves: without statistics the database looks for them once a position.
 */
export async function computeUrgentMessage(
  em: EntityManager,
  { id: ownerId, blindMode }: Pick<User, 'id' | 'blindMode'>,
  now: Date,
): Promise<UrgentMessage> {
  const today = now.toISOString().slice(0, 10);
  const [situation] = await em.execute<Situation[]>(sql`
    with high as materialized (
      select resume_id, job_id, match_score, standing from matches m
      where owner_id = ${ownerId} and standing >= ${STRONG} and coalesce(band, 'strong') = 'strong' and ${raw(isRanked('m'))}
    ), strong as (
      select m.resume_id, m.match_score, m.standing, m.job_id, r.candidate_name, j.title
      from high m join jobs j on j.id = m.job_id join resumes r on r.id = m.resume_id
      where j.is_active and r.status = 'active' and j.owner_id = ${ownerId} and r.owner_id = ${ownerId}
        and not exists (select 1 from outcomes o
          where o.owner_id = ${ownerId} and o.job_id = m.job_id and o.resume_id in (
            select id from resumes where m.resume_id in (id, merged_into)))
    ), due as (
      select id, title, due_date from jobs
      where owner_id = ${ownerId} and is_active
        and due_date between ${today}::date and ${today}::date + ${SOON_DAYS}::int
    )
    select
      (select count(distinct resume_id)::int from strong) as strong_candidates,
      (select to_json(s) from strong s order by standing desc, resume_id limit 1) as best,
      (select count(*)::int from resumes
        where owner_id = ${ownerId} and status <> 'inactive' and best_match_score is null
          and merged_into is null) as unmatched_resumes,
      (select count(*)::int from due) as due_positions,
      (select json_build_object('job_id', id, 'title', title, 'days', due_date - ${today}::date)
        from due order by due_date, title limit 1) as next_due,
      (select count(*)::int from jobs where owner_id = ${ownerId}) as positions,
      (select count(*)::int from resumes where owner_id = ${ownerId} and merged_into is null) as resumes`);
  if (situation === undefined) throw new Error('Counting gave no row.');
  return {
    ...urgentMessage(blindMode ? await blinded(em, ownerId, situation) : situation),
    computed_at: now.toISOString(),
  };
}

/** The sentence names the best candidate without an id that would tell the answer whom to hide. */
function blinded(em: EntityManager, ownerId: string, situation: Situation): Promise<Situation> {
  return blindReply(em, ownerId, situation);
}
