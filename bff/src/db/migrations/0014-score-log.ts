import { Migration } from '@mikro-orm/migrations';

/**
 * No key holds a line to its resume or position: it outlives both. `subject` keeps the lines of one person together
 * once it is no longer said who that was. The digests tell what a computation read otherwise than the one before.
 */
const SCORE_LOG = `
  create table score_log (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    actor_id uuid not null,
    resume_id uuid,
    subject uuid,
    job_id uuid,
    kind text not null check (kind in ('analysis', 'match', 'override', 'withdrawal')),
    score double precision,
    potential double precision,
    band text,
    engine_name text,
    engine_version text,
    engine_fingerprint text,
    engine_note text,
    resume_digest text,
    job_digest text,
    verdict text,
    reason text,
    at timestamptz not null
  )`;

const OVERRIDES = `
  create table overrides (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    job_id uuid not null references jobs (id) on delete cascade,
    resume_id uuid not null references resumes (id) on delete cascade,
    verdict text not null check (verdict in ('strong', 'possible', 'weak')),
    score double precision,
    reason text not null,
    at timestamptz not null,
    constraint overrides_job_id_resume_id_unique unique (job_id, resume_id)
  )`;

const INDEXES = [
  // scores.log of everything, of one resume, of one position
  'create index score_log_newest_index on score_log (owner_id, at, id)',
  'create index score_log_of_resume_index on score_log (resume_id, at, id)',
  'create index score_log_of_job_index on score_log (job_id, at, id)',
  'create index overrides_owner_id_index on overrides (owner_id)',
  'create index overrides_resume_id_index on overrides (resume_id)',
];

/** What may be taken from a line, and only all of it at once, when its resume goes. */
const IDENTITY = `array['resume_id', 'subject', 'engine_fingerprint', 'resume_digest', 'reason']`;

/**
 * A line never changes, but for one thing: when its resume goes, it no longer says whose it was. It goes only with the
 * whole account, whose row is gone by then.
 */
const REFUSE_CHANGES = `
  create function refuse_score_log_changes() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if old.resume_id is not null and new.resume_id is null and new.subject is not null
        and new.engine_fingerprint is null and new.resume_digest is null and new.reason is null
        and to_jsonb(new) - ${IDENTITY} = to_jsonb(old) - ${IDENTITY}
      then
        return new;
      end if;
    elsif tg_op = 'DELETE' then
      if not exists (select from users where id = old.owner_id) then
        return old;
      end if;
    end if;
    raise exception 'The score log is append-only.' using errcode = 'restrict_violation';
  end $$`;

/** Whatever keeps a result, its line is written in the same transaction. */
const LOG_MATCHES = `
  create function log_matches() returns trigger language plpgsql as $$
  begin
    insert into score_log (id, owner_id, actor_id, resume_id, job_id, kind, score, potential, band, engine_name,
      engine_version, engine_fingerprint, engine_note, resume_digest, job_digest, at)
    select gen_random_uuid(), c.owner_id, c.owner_id, c.resume_id, c.job_id, 'match', c.match_score, c.potential_score,
      c.result->>'band', c.result->'engine'->>'name', c.result->'engine'->>'version', c.fingerprint,
      c.result->'engine'->>'note', md5(r.text),
      md5(j.title || E'\\n' || coalesce(j.description, '') || E'\\n' || j.skill_tags), c.evaluated_at
    from changed c left join resumes r on r.id = c.resume_id left join jobs j on j.id = c.job_id;
    return null;
  end $$`;

const LOG_ANALYSES = `
  create function log_analyses() returns trigger language plpgsql as $$
  begin
    insert into score_log (id, owner_id, actor_id, resume_id, kind, score, band, engine_name, engine_version,
      engine_fingerprint, engine_note, resume_digest, at)
    select gen_random_uuid(), c.owner_id, c.owner_id, c.resume_id, 'analysis', c.score_overall, c.result->>'band',
      c.result->'engine'->>'name', c.result->'engine'->>'version', c.fingerprint, c.result->'engine'->>'note',
      md5(r.text), c.evaluated_at
    from changed c left join resumes r on r.id = c.resume_id;
    return null;
  end $$`;

/** However a resume goes, its lines stop saying whose they were in the same statement. */
const FORGET_RESUMES = `
  create function forget_resumes_in_score_log() returns trigger language plpgsql as $$
  begin
    with gone as materialized (select id, gen_random_uuid() as subject from changed)
    update score_log l
    set resume_id = null, subject = g.subject, engine_fingerprint = null, resume_digest = null, reason = null
    from gone g where l.resume_id = g.id;
    return null;
  end $$`;

const FUNCTIONS = [REFUSE_CHANGES, LOG_MATCHES, LOG_ANALYSES, FORGET_RESUMES];

function logAfterChanges(table: string): string[] {
  return ['insert', 'update'].map(
    (change) => `create trigger log_${table}_after_${change} after ${change} on ${table}
      referencing new table as changed for each statement execute function log_${table}()`,
  );
}

const TRIGGERS = [
  `create trigger refuse_changes before update or delete on score_log
    for each row execute function refuse_score_log_changes()`,
  `create trigger refuse_truncate before truncate on score_log
    for each statement execute function refuse_score_log_changes()`,
  ...logAfterChanges('matches'),
  ...logAfterChanges('analyses'),
  `create trigger forget_resumes after delete on resumes referencing old table as changed
    for each statement execute function forget_resumes_in_score_log()`,
];

/** What was computed before there was a log is its first line. */
const SO_FAR = [
  `insert into score_log (id, owner_id, actor_id, resume_id, job_id, kind, score, potential, engine_name,
    engine_version, engine_fingerprint, at)
  select gen_random_uuid(), owner_id, owner_id, resume_id, job_id, 'match', match_score, potential_score,
    result->'engine'->>'name', result->'engine'->>'version', fingerprint, evaluated_at from matches`,
  `insert into score_log (id, owner_id, actor_id, resume_id, kind, score, engine_name, engine_version,
    engine_fingerprint, at)
  select gen_random_uuid(), owner_id, owner_id, resume_id, 'analysis', score_overall,
    result->'engine'->>'name', result->'engine'->>'version', fingerprint, evaluated_at from analyses`,
];

export class ScoreLog extends Migration {
  override name = '0014-score-log';

  override up(): void {
    for (const statement of [SCORE_LOG, OVERRIDES, ...INDEXES, ...SO_FAR, ...FUNCTIONS, ...TRIGGERS]) {
      this.addSql(statement);
    }
  }
}
