import { Migration } from '@mikro-orm/migrations';

/** Who looks at candidates blind, whom they revealed and why; and the groups that candidates declared, apart from everything else. */
export class BlindModeAndGroups extends Migration {
  override name = '0016-blind-mode-and-groups';

  override up(): void {
    this.addSql('alter table users add column blind_mode boolean not null default false');
    // No key to resumes: what was logged stays when the resume is deleted, and names nobody.
    this.addSql(`create table blind_log (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      event text not null,
      resume_id uuid,
      reason text,
      happened_at timestamptz not null,
      constraint blind_log_event_check check (event in ('on', 'off', 'reveal')),
      constraint blind_log_reveal_check
        check ((event = 'reveal') = (resume_id is not null and reason is not null)))`);
    this.addSql('create index blind_log_newest_index on blind_log (owner_id, happened_at, id)');
    this.addSql(
      `create index blind_log_revealed_index on blind_log (owner_id, resume_id) where event = 'reveal'`,
    );
    this.addSql(`create function refuse_change_of_blind_log() returns trigger language plpgsql as $$
      begin raise exception 'blind_log is only added to'; end $$`);
    this.addSql(`create trigger blind_log_is_only_added_to before update on blind_log
      for each row execute function refuse_change_of_blind_log()`);
    this.addSql(`create table declared_groups (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      resume_id uuid not null constraint declared_groups_resume_id_unique unique references resumes (id) on delete cascade,
      groups jsonb not null,
      declared_at timestamptz not null)`);
    this.addSql('create index declared_groups_owner_index on declared_groups (owner_id, id)');
  }
}
