import { Migration } from '@mikro-orm/migrations';

const SETTINGS = `
  create table retention_settings (
    owner_id uuid primary key references users (id) on delete cascade,
    months int check (months > 0),
    changed_at timestamptz not null
  )`;

/** A row while a resume is marked to be erased, or kept longer. */
const RESUME_RETENTION = `
  create table resume_retention (
    resume_id uuid primary key references resumes (id) on delete cascade,
    owner_id uuid not null references users (id) on delete cascade,
    delete_on timestamptz,
    kept_until date,
    kept_reason text,
    changed_at timestamptz not null
  )`;

/** A receipt holds counts, and nothing that says who it was. */
const ERASURES = `
  create table erasures (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    erased_at timestamptz not null,
    cause text not null check (cause in ('request', 'retention')),
    removed jsonb not null
  )`;

const INDEXES = [
  // retention.due, and what the sweep erases
  'create index resume_retention_due_index on resume_retention (owner_id, delete_on, resume_id)',
  'create index resume_retention_delete_on_index on resume_retention (delete_on)',
  // candidates.erasures
  'create index erasures_newest_index on erasures (owner_id, erased_at, id)',
];

export class Retention extends Migration {
  override name = '0015-retention';

  override up(): void {
    for (const statement of [SETTINGS, RESUME_RETENTION, ERASURES, ...INDEXES]) this.addSql(statement);
  }
}
