import { Migration } from '@mikro-orm/migrations';

/** The line of a computed match, with what it was read with in two: the position, and the account's own names. */
const LINE = `
  insert into score_log (id, owner_id, actor_id, resume_id, job_id, kind, score, potential, band, engine_name,
    engine_version, engine_fingerprint, engine_note, resume_digest, job_digest, alias_digest, at)
  select gen_random_uuid(), c.owner_id, c.owner_id, c.resume_id, c.job_id, 'match', c.match_score, c.potential_score,
    c.band, c.result->'engine'->>'name', c.result->'engine'->>'version', c.fingerprint,
    c.result->'engine'->>'note', md5(r.text),
    md5(j.title || E'\\n' || coalesce(j.description, '') || E'\\n' || j.skill_tags || split_part(c.reading, '+', 1)),
    split_part(c.reading, '+', 2), c.evaluated_at
  from changed c left join resumes r on r.id = c.resume_id left join jobs j on j.id = c.job_id`;

const LOG_MATCHES = `
  create or replace function log_matches() returns trigger language plpgsql as $$
  begin
    ${LINE};
    return null;
  end $$`;

const LOG_REMATCHES = `
  create or replace function log_rematches() returns trigger language plpgsql as $$
  begin
    ${LINE} join before b on b.id = c.id
      where (c.evaluated_at, c.fingerprint) is distinct from (b.evaluated_at, b.fingerprint)
        or c.result is distinct from b.result;
    return null;
  end $$`;

/** A match that is made again because the account's own names changed is not told to be of a changed position. */
export class AliasesInScoreLog extends Migration {
  override name = '0033-aliases-in-score-log';

  override up(): void {
    this.addSql('alter table score_log add column alias_digest text');
    for (const statement of [LOG_MATCHES, LOG_REMATCHES]) this.addSql(statement);
  }
}
