import { Migration } from '@mikro-orm/migrations';

const USERS = `
  create table users (
    id uuid primary key,
    email text not null constraint users_email_unique unique,
    username text not null,
    password_hash text,
    avatar_url text,
    is_admin boolean not null default false,
    created_at timestamptz not null
  )`;

const SESSIONS = `
  create table sessions (
    token_hash text primary key,
    user_id uuid not null references users (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`;

const JOBS = `
  create table jobs (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    title text not null,
    description text,
    is_active boolean not null default true,
    due_date date,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`;

const RESUMES = `
  create table resumes (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    file_name text not null,
    storage_key text not null,
    media_type text not null,
    size_bytes int not null,
    pages int,
    text text not null,
    blocks jsonb not null,
    extracted jsonb not null,
    notes text,
    status text not null default 'active',
    candidate_name text not null,
    email text,
    phone text,
    uploaded_at timestamptz not null
  )`;

const ANALYSES = `
  create table analyses (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    resume_id uuid not null constraint analyses_resume_id_unique unique
      references resumes (id) on delete cascade,
    fingerprint text not null,
    score_overall double precision not null,
    score_format double precision not null,
    score_skills double precision,
    score_experience double precision,
    result jsonb not null,
    evaluated_at timestamptz not null
  )`;

const MATCHES = `
  create table matches (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    job_id uuid not null references jobs (id) on delete cascade,
    resume_id uuid not null references resumes (id) on delete cascade,
    fingerprint text not null,
    match_score double precision not null,
    potential_score double precision not null,
    score_skills double precision,
    score_experience double precision,
    summary text not null,
    verdicts jsonb not null,
    evidence jsonb,
    result jsonb not null,
    evaluated_at timestamptz not null,
    constraint matches_job_id_resume_id_unique unique (job_id, resume_id)
  )`;

const PLANS = `
  create table plans (
    id uuid primary key,
    name text not null constraint plans_name_unique unique,
    tagline text,
    description text,
    price numeric(10, 2) not null,
    billing_cycle text not null,
    feature_flags text,
    created_at timestamptz not null
  )`;

const SUBSCRIPTIONS = `
  create table subscriptions (
    id uuid primary key,
    owner_id uuid not null constraint subscriptions_owner_id_unique unique
      references users (id) on delete cascade,
    plan_id uuid not null references plans (id),
    is_active boolean not null,
    start_date timestamptz,
    end_date timestamptz,
    trial_end_date timestamptz,
    auto_renew boolean not null
  )`;

/** The shape that rate-limiter-flexible reads and writes; the ORM does not know it. */
const RATE_LIMITS = `
  create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`;

const INDEXES = [
  'create index sessions_user_id_index on sessions (user_id)',
  'create index jobs_newest_index on jobs (owner_id, created_at, id)',
  'create index resumes_newest_index on resumes (owner_id, uploaded_at, id)',
  'create index analyses_owner_id_index on analyses (owner_id)',
  'create index matches_owner_id_index on matches (owner_id)',
  'create index matches_best_of_resume_index on matches (resume_id, match_score)',
  'create index subscriptions_plan_id_index on subscriptions (plan_id)',
];

export class FirstTables extends Migration {
  override name = '0001-first-tables';

  override up(): void {
    const tables = [USERS, SESSIONS, JOBS, RESUMES, ANALYSES, MATCHES, PLANS, SUBSCRIPTIONS, RATE_LIMITS];
    for (const statement of [...tables, ...INDEXES]) this.addSql(statement);
  }
}
