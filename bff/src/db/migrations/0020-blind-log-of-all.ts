import { Migration } from '@mikro-orm/migrations';

/** Administrators read the log of all accounts, newest first. */
export class BlindLogOfAll extends Migration {
  override name = '0020-blind-log-of-all';

  override up(): void {
    this.addSql('create index blind_log_of_all_index on blind_log (happened_at, id)');
  }
}
