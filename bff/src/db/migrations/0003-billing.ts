import { Migration } from '@mikro-orm/migrations';

const PLANS = [
  `alter table plans
    add column trial_days int not null default 0,
    add column is_archived boolean not null default false,
    add column version int not null default 1,
    drop constraint plans_name_unique`,
  'create unique index "plans_name_on_offer_unique" on "plans" ("name") where not is_archived',
  'create index plans_cheapest_index on plans (price, id)',
];

/** A user may have had several, one after the other. */
const SUBSCRIPTIONS = [
  `alter table subscriptions
    add column status text not null default 'active',
    add column account text,
    add column stripe_subscription_id text constraint subscriptions_stripe_subscription_id_unique unique,
    add column read_number bigint not null default 0,
    drop constraint subscriptions_owner_id_unique`,
  `update subscriptions set status = 'canceled' where not is_active`,
  'create index subscriptions_owner_id_index on subscriptions (owner_id)',
];

/**
 * What ties users and plans to Stripe, and what was heard from it; the ORM does not know these tables. An
 * `account` is the sandbox, or Stripe's test or live mode: the ids of one mean nothing to the others.
 */
const PAYMENTS = [
  'create sequence stripe_readings as bigint',
  `create table stripe_customers (
    owner_id uuid not null references users (id) on delete cascade,
    account text not null,
    stripe_customer_id text not null constraint stripe_customers_stripe_customer_id_unique unique,
    primary key (owner_id, account)
  )`,
  `create table stripe_products (
    plan_id uuid not null references plans (id),
    account text not null,
    stripe_product_id text not null constraint stripe_products_stripe_product_id_unique unique,
    stripe_price_id text not null,
    price numeric(10, 2) not null,
    billing_cycle text not null,
    plan_version int not null,
    primary key (plan_id, account)
  )`,
  `create table checkouts (
    owner_id uuid primary key references users (id) on delete cascade,
    attempt_id uuid not null,
    fingerprint text not null,
    session_id text,
    started_at timestamptz not null
  )`,
  `create table stripe_events (
    id text primary key,
    type text not null,
    handled_at timestamptz not null default now()
  )`,
];

/** All that the payment sandbox keeps. */
const SANDBOX = [
  `create table sandbox_stripe_objects (
    id text primary key,
    object text not null,
    parent text,
    created_order bigint generated always as identity,
    data jsonb not null
  )`,
  'create index sandbox_stripe_objects_parent_index on sandbox_stripe_objects (object, parent, created_order)',
  `create table sandbox_stripe_requests (
    idempotency_key text primary key,
    fingerprint text not null,
    status int,
    body jsonb,
    created_at timestamptz not null default now()
  )`,
  `create table sandbox_stripe_deliveries (
    event_id text primary key,
    attempts int not null default 0,
    due_at timestamptz not null default now()
  )`,
  'create table sandbox_stripe_clock (ahead_seconds bigint not null)',
  'insert into sandbox_stripe_clock (ahead_seconds) values (0)',
];

export class Billing extends Migration {
  override name = '0003-billing';

  override up(): void {
    for (const statement of [...PLANS, ...SUBSCRIPTIONS, ...PAYMENTS, ...SANDBOX]) this.addSql(statement);
  }
}
