import { Migration } from '@mikro-orm/migrations';

/** What edges count of releases, for each other. */
export class ReleaseVisits extends Migration {
  override name = '0031-release-visits';

  override up(): void {
    this.addSql(`create table release_visits (
      package text not null,
      version text not null,
      visitor text not null,
      network text not null,
      has_failed boolean not null,
      told_at timestamptz not null,
      primary key (package, version, visitor)
    )`);
    this.addSql('create index release_visits_told_at_index on release_visits (told_at)');
  }
}
