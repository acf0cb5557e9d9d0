import { Migration } from '@mikro-orm/migrations';

/** Titles stand in one order on every server, accents aside, as the names of resumes do. */
export class TitlesInOrder extends Migration {
  override name = '0007-titles-in-order';

  override up(): void {
    this.addSql('drop index jobs_title_index');
    this.addSql(
      'create index jobs_title_index on jobs (owner_id, (left(search_fold(title), 200) collate "C"), id)',
    );
  }
}
