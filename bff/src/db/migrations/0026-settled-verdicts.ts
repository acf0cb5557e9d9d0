import { Migration } from '@mikro-orm/migrations';

const SETTLED_VERDICTS = `
  create table settled_verdicts (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    job_id uuid not null references jobs (id) on delete cascade,
    resume_id uuid not null references resumes (id) on delete cascade,
    requirement_id text not null,
    verdict text not null constraint settled_verdicts_verdict_check check (verdict in ('met', 'partly', 'not_met')),
    read_as text not null,
    reason text,
    quote jsonb,
    actor text not null,
    at timestamptz not null,
    constraint settled_verdicts_of_requirement_unique unique (job_id, resume_id, requirement_id)
  )`;

const INDEXES = [
  'create index settled_verdicts_owner_id_index on settled_verdicts (owner_id)',
  'create index settled_verdicts_resume_id_index on settled_verdicts (resume_id)',
];

const SCORE_LOG = [
  'alter table score_log add column requirement jsonb, add column score_before double precision',
  'alter table score_log drop constraint score_log_kind_check',
  `alter table score_log add constraint score_log_kind_check
    check (kind in ('analysis', 'match', 'override', 'withdrawal', 'verdict'))`,
];

/** The line of a computed match, as it is shown; the digest of a position tells also that its requirements are others. */
const LINE = `
  insert into score_log (id, owner_id, actor_id, resume_id, job_id, kind, score, potential, band, engine_name,
    engine_version, engine_fingerprint, engine_note, resume_digest, job_digest, at)
  select gen_random_uuid(), c.owner_id, c.owner_id, c.resume_id, c.job_id, 'match', c.match_score, c.potential_score,
    c.band, c.result->'engine'->>'name', c.result->'engine'->>'version', c.fingerprint,
    c.result->'engine'->>'note', md5(r.text),
    md5(j.title || E'\\n' || coalesce(j.description, '') || E'\\n' || j.skill_tags || c.reading), c.evaluated_at
  from changed c left join resumes r on r.id = c.resume_id left join jobs j on j.id = c.job_id`;

const LOG_MATCHES = `
  create or replace function log_matches() returns trigger language plpgsql as $$
  begin
    ${LINE};
    return null;
  end $$`;

/** What people settle changes the score of a match, not its result: whoever writes that logs it. */
const LOG_REMATCHES = `
  create function log_rematches() returns trigger language plpgsql as $$
  begin
    ${LINE} join before b on b.id = c.id
      where (c.evaluated_at, c.fingerprint) is distinct from (b.evaluated_at, b.fingerprint)
        or c.result is distinct from b.result;
    return null;
  end $$`;

const TRIGGERS = [
  'drop trigger log_matches_after_update on matches',
  `create trigger log_matches_after_update after update on matches
    referencing old table as before new table as changed for each statement execute function log_rematches()`,
];

/** What a person said of a requirement, beside what the engine read; the log has both. */
export class SettledVerdicts extends Migration {
  override name = '0026-settled-verdicts';

  override up(): void {
    const log = [...SCORE_LOG, LOG_MATCHES, LOG_REMATCHES, ...TRIGGERS];
    for (const statement of [SETTLED_VERDICTS, ...INDEXES, ...log]) this.addSql(statement);
  }
}
