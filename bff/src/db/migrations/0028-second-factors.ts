import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  `create table authenticators (
    id uuid primary key,
    user_id uuid not null constraint authenticators_user_id_unique unique references users (id) on delete cascade,
    sealed_secret text not null,
    confirmed_at timestamptz,
    last_step int not null default 0
  )`,
  `create table recovery_codes (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    code_hash text not null
  )`,
  'create index recovery_codes_user_id_index on recovery_codes (user_id)',
  `create table passkeys (
    id uuid primary key,
    user_id uuid not null references users (id) on delete cascade,
    credential_id text not null constraint passkeys_credential_id_unique unique,
    public_key text not null,
    counter double precision not null,
    transports jsonb not null default '[]',
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkeys_user_id_index on passkeys (user_id)',
  `create table webauthn_challenges (
    challenge_hash text primary key,
    user_id uuid references users (id) on delete cascade,
    expires_at timestamptz not null
  )`,
];

/** Authenticator apps, passkeys, and recovery codes. */
export class SecondFactors extends Migration {
  override name = '0028-second-factors';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
