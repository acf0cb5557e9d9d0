import { raw, sql } from '@mikro-orm/core';
import type { DashboardStats } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { isRanked } from '../matches/is-ranked.ts';

const TENS = 10;

type StatsRow = Omit<DashboardStats, 'score_distribution'> & {
  readonly scores_by_ten: Readonly<Record<string, number>> | null;
};

/** The counts of a user's own rows, in one query. */
export async function countStats(em: EntityManager, ownerId: string): Promise<DashboardStats> {
  const [row] = await em.execute<StatsRow[]>(sql`
    select m.total_matches, r.matched_resumes, r.average_score, r.candidates, j.total_job_positions,
      j.open_job_positions, r.total_resumes,
      o.interviewed, o.offers_sent, o.offers_accepted, o.recorded_outcomes, a.analysed_resumes, a.scores_by_ten
    from
      (select count(*)::int as total_matches from matches c
        where owner_id = ${ownerId} and ${raw(isRanked('c'))}) m,
      (select count(*)::int as total_job_positions, (count(*) filter (where is_active))::int as open_job_positions
        from jobs where owner_id = ${ownerId}) j,
      (select count(*)::int as total_resumes, count(best_match_score)::int as matched_resumes,
          avg(analysis_score) as average_score,
          count(distinct coalesce(lower(email), content_hash, id::text))::int as candidates
        from resumes where owner_id = ${ownerId} and merged_into is null) r,
      (select count(interviewed_on)::int as interviewed, count(offer_sent_on)::int as offers_sent,
          count(offer_accepted_on)::int as offers_accepted, count(*)::int as recorded_outcomes
        from outcomes where owner_id = ${ownerId}) o,
      (select coalesce(sum(n), 0)::int as analysed_resumes, json_object_agg(ten, n) as scores_by_ten
        from (select least(floor(round(score_overall * 100) / 10), 9)::int as ten, count(*)::int as n
          from analyses where owner_id = ${ownerId}
            and resume_id not in (select id from resumes where owner_id = ${ownerId} and merged_into is not null)
          group by 1) scores) a`);
  if (row === undefined) throw new Error('Counting gave no row.');
  const { scores_by_ten, ...counts } = row;
  const score_distribution = Array.from({ length: TENS }, (_, ten) => scores_by_ten?.[ten] ?? 0);
  return { ...counts, score_distribution };
}
