import { Migration } from '@mikro-orm/migrations';

/** What the dashboard counts is read from an index, whoever else has rows in the table. */
export class WeeksAndStatuses extends Migration {
  override name = '0010-weeks-and-statuses';

  override up(): void {
    // dashboard.trends: the matches of the last weeks
    this.addSql('create index matches_newest_of_owner_index on matches (owner_id, evaluated_at)');
    // resumes.counts without touching a row, and resumes.list of one status, newest or oldest first
    this.addSql('create index resumes_status_index on resumes (owner_id, status, uploaded_at, id)');
  }
}
