import { Migration } from '@mikro-orm/migrations';

const TABLE = `
  create table superseded_matches (
    match_id uuid primary key references matches (id) on delete cascade)`;

/** The matches of earlier versions that a later version of the same person stands for (docs/decisions/0042). */
const SUPERSEDED = `
  create function superseded_of(people uuid[]) returns setof uuid stable language sql as $$
    select v.id from (
      select m.id, m.job_id, m.resume_id, row_number() over (
        partition by p.person, m.job_id order by p.resume_id = p.person desc, p.resume_id desc) as place
      from (
        select id as resume_id, id as person from resumes where id = any(people)
        union all
        select id, merged_into from resumes where merged_into = any(people)
      ) p
      join matches m on m.resume_id = p.resume_id
    ) v
    where v.place > 1
      and not exists (select from overrides o where o.job_id = v.job_id and o.resume_id = v.resume_id)
      and not exists (select from outcomes o where o.job_id = v.job_id and o.resume_id = v.resume_id)
  $$`;

/** A person is the resume that stayed. Only what changed is written, so that two who settle seldom meet. */
const SETTLE = `
  create function settle_superseded(people uuid[]) returns void language plpgsql as $$
  begin
    delete from superseded_matches s using matches m, resumes r
    where m.id = s.match_id and r.id = m.resume_id and (r.id = any(people) or r.merged_into = any(people))
      and s.match_id not in (select superseded_of(people));
    insert into superseded_matches select superseded_of(people) on conflict do nothing;
  end $$`;

const AFTER_MERGE = `
  create function settle_merged() returns trigger language plpgsql as $$
  begin
    perform settle_superseded(array[new.id, coalesce(old.merged_into, old.id), coalesce(new.merged_into, new.id)]);
    return null;
  end $$`;

const AFTER_DELETE = `
  create function settle_deleted_version() returns trigger language plpgsql as $$
  begin
    perform settle_superseded(array[old.merged_into]);
    return null;
  end $$`;

const AFTER_MATCHES = `
  create function settle_matches() returns trigger language plpgsql as $$
  declare
    people uuid[];
  begin
    select array_agg(distinct coalesce(r.merged_into, r.id)) into people
    from changed c join resumes r on r.id = c.resume_id
    where r.merged_into is not null or exists (select from resumes e where e.merged_into = r.id);
    if people is not null then
      perform settle_superseded(people);
    end if;
    return null;
  end $$`;

/** Holds the resume first, as a merge does: of the two whichever comes second sees the other. */
const AFTER_RECORD = `
  create function settle_recorded() returns trigger language plpgsql as $$
  declare
    person uuid;
  begin
    select merged_into into person from resumes
    where id = case when tg_op = 'DELETE' then old.resume_id else new.resume_id end for no key update;
    if person is not null then
      perform settle_superseded(array[person]);
    end if;
    return null;
  end $$`;

const TRIGGERS = [
  `create trigger settle_merged after update of merged_into on resumes for each row
    when (old.merged_into is distinct from new.merged_into) execute function settle_merged()`,
  `create trigger settle_deleted_version after delete on resumes for each row
    when (old.merged_into is not null) execute function settle_deleted_version()`,
  `create trigger settle_inserted after insert on matches referencing new table as changed
    for each statement execute function settle_matches()`,
  `create trigger settle_deleted after delete on matches referencing old table as changed
    for each statement execute function settle_matches()`,
  'create trigger settle_override after insert or delete on overrides for each row execute function settle_recorded()',
  'create trigger settle_outcome after insert or delete on outcomes for each row execute function settle_recorded()',
];

/** Of those who were merged before. */
const SO_FAR = `
  insert into superseded_matches
  select superseded_of((select array_agg(distinct merged_into) from resumes where merged_into is not null))`;

export class SupersededMatches extends Migration {
  override name = '0023-superseded-matches';

  override up(): void {
    const functions = [SUPERSEDED, SETTLE, AFTER_MERGE, AFTER_DELETE, AFTER_MATCHES, AFTER_RECORD];
    for (const statement of [TABLE, ...functions, ...TRIGGERS, SO_FAR]) this.addSql(statement);
  }
}
