import { Migration } from '@mikro-orm/migrations';

const BATCHES = `
  create table batches (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    kind text not null,
    job_id uuid,
    status text not null,
    total int not null,
    done int not null default 0,
    failed int not null default 0,
    created_at timestamptz not null,
    finished_at timestamptz
  )`;

/** A position or a resume may be deleted while a batch waits: its item then fails in a sentence, so no key holds it. */
const BATCH_ITEMS = `
  create table batch_items (
    id uuid primary key,
    batch_id uuid not null references batches (id) on delete cascade,
    position int not null,
    resume_id uuid not null,
    status text not null,
    score double precision,
    error text,
    code text,
    constraint batch_items_batch_id_position_unique unique (batch_id, position)
  )`;

const OUTBOX = `
  create table outbox (
    id uuid primary key,
    topic text not null,
    subject_id uuid not null,
    created_at timestamptz not null
  )`;

const INDEXES = [
  'create index batches_newest_index on batches (owner_id, created_at, id)',
  'create index batches_created_at_index on batches (created_at)',
];

export class Batches extends Migration {
  override name = '0006-batches';

  override up(): void {
    for (const statement of [BATCHES, BATCH_ITEMS, OUTBOX, ...INDEXES]) this.addSql(statement);
  }
}
