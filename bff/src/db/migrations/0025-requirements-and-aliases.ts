import { Migration } from '@mikro-orm/migrations';

/** Requirements null: as the engine reads the posting. `reading` names what was read, '' for that and no alias. */
const REQUIREMENTS = [
  `alter table jobs add column requirements jsonb, add column reading text not null default ''`,
  `alter table matches add column reading text not null default ''`,
];

const ALIASES = `
  create table aliases (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    name text not null,
    alias text not null,
    created_at timestamptz not null
  )`;

const INDEXES = [
  'create unique index aliases_of_owner_unique on aliases (owner_id, lower(name), lower(alias))',
  'create index aliases_newest_index on aliases (owner_id, created_at, id)',
];

/** What a position asks for as a recruiter saved it, and what an account calls things. */
export class RequirementsAndAliases extends Migration {
  override name = '0025-requirements-and-aliases';

  override up(): void {
    for (const statement of [...REQUIREMENTS, ALIASES, ...INDEXES]) this.addSql(statement);
  }
}
