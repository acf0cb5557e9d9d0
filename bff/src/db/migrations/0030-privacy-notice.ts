import { Migration } from '@mikro-orm/migrations';

/** When each account accepted the privacy notice of whoever runs this. */
export class PrivacyNotice extends Migration {
  override name = '0030-privacy-notice';

  override up(): void {
    this.addSql('alter table users add column privacy_accepted_at timestamptz');
  }
}
