import { Migration } from '@mikro-orm/migrations';

/** What was noticed about a file is kept with it. The files of before are read in the background (notice-stored-files.ts). */
export class KeptNotices extends Migration {
  override name = '0013-notices';

  override up(): void {
    this.addSql('alter table resumes add column notices jsonb');
    this.addSql('alter table resumes add column notice_count int not null default 0');
    // notice-stored-files.ts finds those that are left without reading the others
    this.addSql('create index resumes_unnoticed_index on resumes (id) where notices is null');
  }
}
