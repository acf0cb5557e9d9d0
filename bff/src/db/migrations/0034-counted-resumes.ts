import { Migration } from '@mikro-orm/migrations';

/** Counters don't know what a search finds: without this index, each resume that it finds is read to be counted by status. */
export class CountedResumes extends Migration {
  override name = '0034-counted-resumes';

  override up(): void {
    this.addSql(
      'create index resumes_counted_index on resumes (owner_id, status, id) where merged_into is null',
    );
  }
}
