import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  'alter table users add column email_verified_at timestamptz',
  // Google said so of each of its accounts.
  'update users set email_verified_at = created_at where google_subject is not null',
  `create table account_links (
    token_hash text primary key,
    id uuid not null constraint account_links_id_unique unique,
    user_id uuid not null references users (id) on delete cascade,
    purpose text not null constraint account_links_purpose_check check (purpose in ('reset', 'verify')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index account_links_user_id_index on account_links (user_id)',
  `create table pending_signups (
    token_hash text primary key,
    email text not null,
    username text not null,
    password_hash text not null,
    expires_at timestamptz not null
  )`,
  `create table known_sources (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    kind text not null constraint known_sources_kind_check check (kind in ('device', 'network')),
    source_hash text not null,
    last_seen_at timestamptz not null,
    constraint known_sources_user_unique unique (user_id, source_hash)
  )`,
];

/** Verified addresses, links that are mailed, sign-ups that wait for one, and where each account has logged in. */
export class MailedLinks extends Migration {
  override name = '0027-mailed-links';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
