import { Migration } from '@mikro-orm/migrations';

/** One name may be sold by the month and by the year. */
export class PlansByCycle extends Migration {
  override name = '0008-plans-by-cycle';

  override up(): void {
    this.addSql('drop index plans_name_on_offer_unique');
    this.addSql(
      'create unique index "plans_name_and_cycle_on_offer_unique" on "plans" ("name", "billing_cycle") where not is_archived',
    );
  }
}
