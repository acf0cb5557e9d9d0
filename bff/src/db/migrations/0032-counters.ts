import { Migration } from '@mikro-orm/migrations';
import { COUNTED_TABLES, type CountedTable, candidateKey, changesBy } from './0032-counters/counted.ts';

/**
 * A counter is the sum of the rows of its name. There is one row for each transaction that ever wrote it at the same time as
 * others. No key to users: whoever changes a status would wait for whoever deletes the account, and the other way around.
 */
const COUNTERS = [
  `create table counters (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null,
    counted text not null,
    about text not null,
    n numeric not null
  ) with (fillfactor = 50)`,
  'create index counters_of_owner_index on counters (owner_id, counted, about)',
];

/** Empty but for what a transaction has not settled yet: the keys that it added to the resumes of an owner, or took from them. */
const CANDIDATES = [
  `create function candidate_key(email text, content_hash text, id uuid) returns text
    language sql immutable parallel safe as $$ select md5(coalesce(lower(email), content_hash, id::text)) $$`,
  `create index resumes_candidate_index on resumes (owner_id, candidate_key(email, content_hash, id))
    where merged_into is null`,
  `create table candidate_changes (
    id uuid primary key default gen_random_uuid(),
    owner_id uuid not null,
    key text not null,
    n int not null
  )`,
  'create index candidate_changes_of_owner_index on candidate_changes (owner_id)',
];

/** A superseded match counts as one less, also when its match is gone already. */
const SUPERSEDED = [
  `alter table superseded_matches add column owner_id uuid, add column job_id uuid, add column evaluated_at timestamptz`,
  `update superseded_matches s set owner_id = m.owner_id, job_id = m.job_id, evaluated_at = m.evaluated_at
    from matches m where m.id = s.match_id`,
  `create or replace function settle_superseded(people uuid[]) returns void language plpgsql as $$
  begin
    delete from superseded_matches s using matches m, resumes r
    where m.id = s.match_id and r.id = m.resume_id and (r.id = any(people) or r.merged_into = any(people))
      and s.match_id not in (select superseded_of(people));
    insert into superseded_matches (match_id, owner_id, job_id, evaluated_at)
    select id, owner_id, job_id, evaluated_at from matches where id in (select superseded_of(people))
    on conflict do nothing;
  end $$`,
];

/**
 * Adds changes to the counters. A row that another transaction holds is left to it, and a new one begun: nobody waits for a
 * counter, so that nobody can wait in a circle. An account that is being deleted has none any more.
 */
function keep(changes: string): string {
  return `
    with sums as (
      select owner_id, counted, about, sum(n) as n from (${changes}) as change
      group by owner_id, counted, about having sum(n) <> 0
    ), held as (
      select s.*, free.id from sums s left join lateral (
        select c.id from counters c
        where c.owner_id = s.owner_id and c.counted = s.counted and c.about = s.about
        limit 1 for no key update skip locked
      ) free on true
      where exists (select from users where id = s.owner_id)
    ), kept as (
      update counters c set n = c.n + h.n from held h where c.id = h.id
    )
    insert into counters (owner_id, counted, about, n) select owner_id, counted, about, n from held where id is null`;
}

/** What is done beside it where rows came, changed, or went. */
const BESIDE: Readonly<Record<CountedTable, { added?: string; changed?: string; removed?: string }>> = {
  jobs: {},
  outcomes: {},
  resumes: {
    added: candidatesIn(keysOf('added', '+')),
    changed: candidatesIn(`${keysOf('removed', '-')} union all ${keysOf('added', '+')}`),
    removed: candidatesIn(keysOf('removed', '-')),
  },
  matches: {
    changed: `update superseded_matches s set evaluated_at = c.evaluated_at from added c
      where s.match_id = c.id and s.evaluated_at <> c.evaluated_at;`,
    removed: forgetPositions(),
  },
  superseded_matches: { removed: forgetPositions() },
};

/** Positions without matches need no counter, least of all those that are gone. */
function forgetPositions(): string {
  return `delete from counters where id in (
    select c.id from counters c join removed r on c.owner_id = r.owner_id and c.about = r.job_id::text
    where c.counted = 'matches_of_position' and c.n = 0 for no key update of c skip locked);`;
}

function keysOf(rows: 'added' | 'removed', sign: '+' | '-'): string {
  return `select c.owner_id, ${candidateKey('c')} as key, ${sign}1 as n from ${rows} c where c.merged_into is null`;
}

function candidatesIn(keys: string): string {
  return `insert into candidate_changes (owner_id, key, n)
    select owner_id, key, sum(n) from (${keys}) as each_of group by owner_id, key having sum(n) <> 0;`;
}

/** The triggers of before hold the resumes first: these come after, by their names. */
function keepCounters(table: CountedTable): string[] {
  const beside = BESIDE[table];
  const [gone, come] = [changesBy(table, 'removed', '-'), changesBy(table, 'added')];
  const name = `keep_counters_of_${table}`;
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${keep(come)}; ${beside.added ?? ''}
      elsif tg_op = 'DELETE' then ${keep(gone)}; ${beside.removed ?? ''}
      else ${keep(`${gone} union all ${come}`)}; ${beside.changed ?? ''}
      end if;
      return null;
    end $$`,
    `create trigger keep_counters_inserted after insert on ${table} referencing new table as added
      for each statement execute function ${name}()`,
    `create trigger keep_counters_changed after update on ${table}
      referencing old table as removed new table as added for each statement execute function ${name}()`,
    `create trigger keep_counters_deleted after delete on ${table} referencing old table as removed
      for each statement execute function ${name}()`,
  ];
}

/**
 * Whether a person is new depends on what others are about to commit. So it is settled at the end of a transaction, one after
 * the other: by then it needs no row that another may hold.
 */
const COUNT_CANDIDATES = [
  `create function count_candidates() returns trigger language plpgsql as $$
  declare
    owner uuid;
  begin
    if not exists (select from candidate_changes where id = new.id) then return null; end if;
    for owner in select distinct owner_id from candidate_changes order by owner_id loop
      perform pg_advisory_xact_lock(31, hashtext(owner::text));
      with changed as (
        delete from candidate_changes where owner_id = owner returning key, n
      ), of_key as (
        select key, sum(n) as n from changed group by key having sum(n) <> 0
      ), now_of_key as (
        select k.n, (select count(*) from resumes r where r.owner_id = owner and r.merged_into is null
          and ${candidateKey('r')} = k.key) as now from of_key k
      ), candidate_sums as (
        select (now > 0)::int - (now - n > 0)::int as n from now_of_key
      ), ${keep(`select owner as owner_id, 'candidates' as counted, '' as about, n from candidate_sums`)
        .trim()
        .replace(/^with /, '')};
    end loop;
    return null;
  end $$`,
  `create constraint trigger count_candidates after insert on candidate_changes deferrable initially deferred
    for each row execute function count_candidates()`,
];

/** Whoever still wrote rows of the account has ended by then: its rows were waited for. */
const FORGET_ACCOUNTS = [
  `create function forget_counters() returns trigger language plpgsql as $$
  begin
    delete from counters where owner_id in (select id from removed);
    delete from candidate_changes where owner_id in (select id from removed);
    return null;
  end $$`,
  `create trigger forget_counters after delete on users referencing old table as removed
    for each statement execute function forget_counters()`,
];

/** Counts everything anew, while nobody writes: for rows that were written without triggers. */
const REBUILD = `
  create function rebuild_counters() returns void language plpgsql as $$
  begin
    lock table ${COUNTED_TABLES.join(', ')} in share row exclusive mode;
    delete from counters;
    insert into counters (owner_id, counted, about, n)
    select owner_id, counted, about, sum(n) from (
      ${COUNTED_TABLES.map((table) => changesBy(table, table)).join(' union all ')}
      union all
      select owner_id, 'candidates', '', count(distinct ${candidateKey('r')})
      from resumes r where merged_into is null group by owner_id
    ) as change
    group by owner_id, counted, about having sum(n) <> 0;
  end $$`;

const INDEXES = [
  // resumes.list of one position by match, either way
  'create index matches_ranked_of_job_index on matches (job_id, rank_key, resume_id)',
  // the strong matches of dashboard.urgentMessage
  `create index matches_strong_index on matches (owner_id, rank_key) where band is null or band = 'strong'`,
  // dashboard.trends, and resumes.counts
  'drop index matches_newest_of_owner_index',
  'drop index resumes_counted_index',
];

/** What an account has is counted as it is written, and not when it is asked for. */
export class Counters extends Migration {
  override name = '0032-counters';

  override up(): void {
    const tables = [...COUNTERS, ...CANDIDATES, ...SUPERSEDED];
    const triggers = [...COUNTED_TABLES.flatMap(keepCounters), ...COUNT_CANDIDATES, ...FORGET_ACCOUNTS];
    const filled = [REBUILD, 'select rebuild_counters()'];
    for (const statement of [...tables, ...triggers, ...filled, ...INDEXES]) this.addSql(statement);
  }
}
