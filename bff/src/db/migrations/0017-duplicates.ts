import { Migration } from '@mikro-orm/migrations';

/** What resumes are compared by, which may be of one person, and what was merged. */
export class Duplicates extends Migration {
  override name = '0017-duplicates';

  override up(): void {
    this.addSql('alter table resumes add column merged_into uuid references resumes (id) on delete set null');
    this.addSql('create index resumes_merged_into_index on resumes (merged_into)');
    this.addSql(
      'create index resumes_counted_index on resumes (owner_id, status, id) where merged_into is null',
    );
    this.addSql(`create table resume_prints (
      resume_id uuid primary key references resumes (id) on delete cascade,
      owner_id uuid not null references users (id) on delete cascade,
      email_key text,
      phone_key text,
      signature text,
      bands int[] not null)`);
    this.addSql('create index resume_prints_email_index on resume_prints (owner_id, email_key)');
    this.addSql('create index resume_prints_phone_index on resume_prints (owner_id, phone_key)');
    this.addSql('create index resume_prints_bands_index on resume_prints using gin (bands)');
    this.addSql(`create table resume_pairs (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      first_id uuid not null references resumes (id) on delete cascade,
      second_id uuid not null references resumes (id) on delete cascade,
      is_same_email boolean not null,
      is_same_phone boolean not null,
      likeness double precision,
      dismissed_at timestamptz,
      found_at timestamptz not null,
      constraint resume_pairs_first_id_second_id_unique unique (first_id, second_id))`);
    this.addSql('create index resume_pairs_second_id_index on resume_pairs (second_id)');
    this.addSql('create index resume_pairs_newest_index on resume_pairs (owner_id, found_at, id)');
    this.addSql(`create table resume_merges (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      main_id uuid not null references resumes (id) on delete cascade,
      moved jsonb not null,
      merged_at timestamptz not null)`);
    this.addSql('create index resume_merges_owner_id_index on resume_merges (owner_id)');
    this.addSql('create index resume_merges_main_id_index on resume_merges (main_id)');
  }
}
