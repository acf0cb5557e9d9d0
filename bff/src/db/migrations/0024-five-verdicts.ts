import { Migration } from '@mikro-orm/migrations';

/** Matches are rewritten, not made again: the log has nothing to tell of it. */
const WITHOUT_LOG = 'alter table matches disable trigger log_matches_after_update';
const WITH_LOG = 'alter table matches enable trigger log_matches_after_update';

/**
 * What a requirement of before says in the words of now. "Met" for less than three quarters of its points was met in part, as
 * screens had it. `kind` told also how it was checked.
 */
const REWRITTEN = `
  old || jsonb_build_object(
    'kind', case
      when old->>'kind' not in ('years', 'education', 'licence') then old->>'kind'
      when (old->>'of')::double precision < 2 then 'nice'
      else 'must' end,
    'type', case
      when old->>'kind' = 'licence' then 'license'
      when old->>'kind' in ('years', 'education') then old->>'kind'
      else 'experience' end,
    'verdict', case
      when old->>'verdict' = 'insufficient_data' then 'not_mentioned'
      when old->>'verdict' = 'met'
        and (old->>'points')::double precision < 0.75 * (old->>'of')::double precision then 'partly'
      else old->>'verdict' end,
    'settled', null)`;

function counted(verdict: string): string {
  return `'${verdict}', count(*) filter (where requirement->>'verdict' = '${verdict}')`;
}

const REWRITE_MATCHES = `
  update matches m set result = jsonb_set(m.result, '{requirements}', n.requirements), verdicts = n.verdicts
  from (
    select id, jsonb_agg(requirement order by place) as requirements,
      jsonb_build_object(${['met', 'partly', 'not_met', 'to_check', 'not_mentioned'].map(counted).join(', ')}) as verdicts
    from (
      select m.id, e.place, ${REWRITTEN} as requirement
      from matches m cross join lateral jsonb_array_elements(
        case when jsonb_typeof(m.result->'requirements') = 'array' then m.result->'requirements' else '[]' end
      ) with ordinality as e(old, place)
      where jsonb_typeof(e.old) = 'object'
    ) rewritten
    group by id
  ) n
  where n.id = m.id`;

/** Where a result has no requirements, only the counts can tell. */
const REWRITE_COUNTS = `
  update matches set verdicts = jsonb_build_object('met', coalesce(verdicts->'met', '0'), 'partly', 0,
    'not_met', coalesce(verdicts->'not_met', '0'), 'to_check', 0,
    'not_mentioned', coalesce(verdicts->'insufficient_data', '0'))
  where verdicts->'partly' is null`;

/** With it go the indexes that it is in. */
const RANK_KEY = [
  'alter table matches drop column standing',
  `alter table matches add column rank_key double precision not null
    generated always as (match_score + (potential_score / 1000)) stored`,
  'alter table resumes rename column best_match_standing to best_match_rank_key',
];

/** Of equal matches the one with the newest position counts. */
const KEEP_BEST_MATCHES = `
  create or replace function keep_best_matches() returns trigger language plpgsql as $$
  begin
    perform 1 from resumes where id in (select resume_id from changed) order by id for no key update;
    update resumes r set best_match_score = b.match_score, best_match_job_id = b.job_id, best_match_band = b.band,
      best_match_rank_key = b.rank_key
    from (select distinct resume_id from changed) c
    left join lateral (
      select m.match_score, m.job_id, m.band, m.rank_key from matches m where m.resume_id = c.resume_id
      order by m.rank_key desc, m.job_id desc limit 1
    ) b on true
    where r.id = c.resume_id
      and (r.best_match_score, r.best_match_job_id, r.best_match_band, r.best_match_rank_key)
        is distinct from (b.match_score, b.job_id, b.band, b.rank_key);
    return null;
  end $$`;

const BEST_SO_FAR = `
  update resumes r set best_match_score = b.match_score, best_match_job_id = b.job_id, best_match_band = b.band,
    best_match_rank_key = b.rank_key
  from (
    select distinct on (resume_id) resume_id, match_score, job_id, band, rank_key
    from matches order by resume_id, rank_key desc, job_id desc
  ) b where b.resume_id = r.id`;

const INDEXES = [
  'drop index resumes_match_desc_index',
  'drop index resumes_match_index',
  'create index matches_best_of_owner_index on matches (owner_id, rank_key, id)',
  'create index matches_best_of_job_index on matches (job_id, rank_key, id)',
  'create index matches_best_of_resume_index on matches (resume_id, rank_key, id)',
  'create index resumes_match_desc_index on resumes (owner_id, coalesce(best_match_rank_key, -1), id)',
  'create index resumes_match_index on resumes (owner_id, coalesce(best_match_rank_key, 2), id)',
];

/** Five verdicts in place of three, and an order by the score alone, which is what lists show. */
export class FiveVerdicts extends Migration {
  override name = '0024-five-verdicts';

  override up(): void {
    const rewrite = [WITHOUT_LOG, REWRITE_MATCHES, REWRITE_COUNTS, WITH_LOG];
    for (const statement of [...rewrite, ...RANK_KEY, KEEP_BEST_MATCHES, BEST_SO_FAR, ...INDEXES]) {
      this.addSql(statement);
    }
  }
}
