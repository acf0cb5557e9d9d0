import { Migration } from '@mikro-orm/migrations';

/**
 * As arrays, so that matches are found by their keys: a set of unknown size had the planner compare every superseded match of the
 * database, and read every match.
 */
const SETTLE = `
  create or replace function settle_superseded(people uuid[]) returns void language plpgsql as $$
  declare
    superseded uuid[] := array(select superseded_of(people));
  begin
    delete from superseded_matches
    where match_id <> all(superseded) and match_id = any(array(
      select m.id from resumes r join matches m on m.resume_id = r.id where r.id = any(people)
      union all
      select m.id from resumes r join matches m on m.resume_id = r.id where r.merged_into = any(people)));
    insert into superseded_matches (match_id, owner_id, job_id, evaluated_at)
    select id, owner_id, job_id, evaluated_at from matches where id = any(superseded)
    on conflict do nothing;
  end $$`;

const INDEXES = [
  // fairness.report: all scores of an owner, and who has several resumes
  'create index matches_scored_index on matches (owner_id, job_id, resume_id) include (match_score)',
  'create index resumes_merged_index on resumes (owner_id, merged_into, id) where merged_into is not null',
];

export class SettledByIndex extends Migration {
  override name = '0035-settled-by-index';

  override up(): void {
    for (const statement of [SETTLE, ...INDEXES]) this.addSql(statement);
  }
}
