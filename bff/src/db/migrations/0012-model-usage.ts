import { Migration } from '@mikro-orm/migrations';

/** What was asked of a model and what it took; who leaves takes their name off it, and the totals stay. */
export class ModelUsageTable extends Migration {
  override name = '0012-model-usage';

  override up(): void {
    this.addSql(`create table model_calls (
      id uuid primary key,
      owner_id uuid references users (id) on delete set null,
      kind text not null,
      model text not null,
      outcome text not null,
      attempts integer not null,
      input_tokens integer not null,
      output_tokens integer not null,
      is_estimated boolean not null,
      cost_micros double precision,
      took_ms integer not null,
      asked_at timestamptz not null)`);
    this.addSql('create index model_calls_newest_index on model_calls (asked_at, id)');
    this.addSql('create index model_calls_owner_id_index on model_calls (owner_id, id)');
  }
}
