import { Migration } from '@mikro-orm/migrations';

/** What a match says in a word stands beside its score; matches of earlier engines have none. */
export class MatchBands extends Migration {
  override name = '0018-match-bands';

  override up(): void {
    this.addSql('alter table matches add column band text');
  }
}
