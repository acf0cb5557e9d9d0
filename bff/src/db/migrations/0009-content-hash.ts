import { Migration } from '@mikro-orm/migrations';

/** The same file uploaded twice is recognized. The files of before are read in the background (hash-stored-files.ts). */
export class ContentHash extends Migration {
  override name = '0009-content-hash';

  override up(): void {
    this.addSql('alter table resumes add column content_hash text');
    this.addSql('create index resumes_content_index on resumes (owner_id, content_hash)');
  }
}
