import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = [
  `alter table plans
    add column limit_positions int,
    add column limit_resumes int,
    add column limit_ai_runs int,
    add column limit_storage_bytes bigint`,
  `alter table subscriptions
    add column price_cents int constraint subscriptions_price_cents_check check (price_cents >= 0),
    add column price_currency text,
    add column price_cycle text`,
  // The storage of an account, from the index alone.
  'create index resumes_size_index on resumes (owner_id, size_bytes)',
];

/** How much a plan includes, and what a subscription was bought at. */
export class PlanLimits extends Migration {
  override name = '0029-plan-limits';

  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}
