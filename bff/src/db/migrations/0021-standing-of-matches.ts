import { Migration } from '@mikro-orm/migrations';

/** What matches are put in order by, and how sure each is; made by the database, so that no way of writing forgets them. */
const OF_MATCHES = `
  alter table matches
    add column confidence text generated always as (result ->> 'confidence') stored,
    add column standing double precision not null generated always as
      ((match_score + (potential_score / 1000)) - case when band = 'insufficient_data' then 2 else 0 end) stored`;

const OF_RESUMES = `
  alter table resumes
    add column best_match_band text,
    add column best_match_standing double precision`;

/** Of equal matches the one with the newest position counts. */
const KEEP_BEST_MATCHES = `
  create or replace function keep_best_matches() returns trigger language plpgsql as $$
  begin
    perform 1 from resumes where id in (select resume_id from changed) order by id for no key update;
    update resumes r set best_match_score = b.match_score, best_match_job_id = b.job_id, best_match_band = b.band,
      best_match_standing = b.standing
    from (select distinct resume_id from changed) c
    left join lateral (
      select m.match_score, m.job_id, m.band, m.standing from matches m where m.resume_id = c.resume_id
      order by m.standing desc, m.job_id desc limit 1
    ) b on true
    where r.id = c.resume_id
      and (r.best_match_score, r.best_match_job_id, r.best_match_band, r.best_match_standing)
        is distinct from (b.match_score, b.job_id, b.band, b.standing);
    return null;
  end $$`;

const BEST_SO_FAR = `
  update resumes r set best_match_score = b.match_score, best_match_job_id = b.job_id, best_match_band = b.band,
    best_match_standing = b.standing
  from (
    select distinct on (resume_id) resume_id, match_score, job_id, band, standing
    from matches order by resume_id, standing desc, job_id desc
  ) b where b.resume_id = r.id`;

/** In either direction what says too little stands behind all scores, and what has no match behind that. */
const INDEXES = [
  'drop index matches_best_of_owner_index',
  'drop index matches_best_of_job_index',
  'drop index matches_best_of_resume_index',
  'drop index resumes_match_desc_index',
  'drop index resumes_match_index',
  'create index matches_best_of_owner_index on matches (owner_id, standing, id)',
  'create index matches_best_of_job_index on matches (job_id, standing, id)',
  'create index matches_best_of_resume_index on matches (resume_id, standing, id)',
  'create index resumes_match_desc_index on resumes (owner_id, coalesce(best_match_standing, -3), id)',
  `create index resumes_match_index on resumes
    (owner_id, coalesce(best_match_standing + case when best_match_standing < 0 then 4 else 0 end, 5), id)`,
];

export class StandingOfMatches extends Migration {
  override name = '0021-standing-of-matches';

  override up(): void {
    for (const statement of [OF_MATCHES, OF_RESUMES, KEEP_BEST_MATCHES, BEST_SO_FAR, ...INDEXES]) {
      this.addSql(statement);
    }
  }
}
