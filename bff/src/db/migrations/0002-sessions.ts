import { Migration } from '@mikro-orm/migrations';

/** For sessions of before: a UUID version 7 of the time at which each began. */
const ID_OF_AN_OLD_SESSION = `(
  lpad(to_hex(floor(extract(epoch from created_at) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(token_hash), 1, 3) || '8' || substr(md5(token_hash), 4, 15)
)::uuid`;

/** Sessions that their user can see and end; accounts that are linked with Google. */
const STATEMENTS = [
  'alter table users add column google_subject text constraint users_google_subject_unique unique',
  'alter table sessions add column id uuid, add column last_seen_at timestamptz, add column user_agent text',
  `update sessions set id = ${ID_OF_AN_OLD_SESSION}, last_seen_at = created_at`,
  `alter table sessions alter column id set not null, alter column last_seen_at set not null,
    add constraint sessions_id_unique unique (id)`,
  'drop index sessions_user_id_index',
  'create index sessions_newest_index on sessions (user_id, created_at, id)',
  'create index sessions_expires_at_index on sessions (expires_at)',
];

export class Sessions extends Migration {
  override name = '0002-sessions';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
