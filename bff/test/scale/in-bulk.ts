import { z } from 'zod';

/** What runs a statement on one connection, in a transaction without limits of time: an EntityManager, or a connection. */
export interface BulkWriter {
  /** Gives the rows. */
  execute(statement: string): Promise<unknown>;
}

/** Triggers that do their work as well for many rows at once as it can be done. */
const KEPT_ON = [
  ['resumes', 'keep_sort_name'],
  ['resumes', 'keep_resume_words'],
  ['matches', 'log_matches_after_insert'],
  ['analyses', 'log_analyses_after_insert'],
] as const;

/** All but those of constraints, by which rows are still found while others are written. */
const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = i.indexrelid)`;

const Indexes = z.array(z.object({ name: z.string(), definition: z.string() }));

/** What `keep_best_matches` and `keep_analysis_scores` keep of each resume. */
const SCORES = `
  update resumes r set best_match_score = b.match_score, best_match_job_id = b.job_id, best_match_band = b.band,
    best_match_rank_key = b.rank_key, analysis_score = a.score_overall, analysed_at = a.evaluated_at
  from resumes o
  left join analyses a on a.resume_id = o.id
  left join (
    select distinct on (resume_id) resume_id, match_score, job_id, band, rank_key
    from matches order by resume_id, rank_key desc, job_id desc
  ) b on b.resume_id = o.id
  where o.id = r.id and (r.best_match_rank_key, r.best_match_job_id, r.analysis_score, r.analysed_at)
    is distinct from (b.rank_key, b.job_id, a.score_overall, a.evaluated_at)`;

/** What `settle_superseded` settles, which asks for some people at a time. */
const SUPERSEDED = `
  insert into superseded_matches (match_id, owner_id, job_id, evaluated_at)
  select v.id, v.owner_id, v.job_id, v.evaluated_at from (
    select m.id, m.owner_id, m.job_id, m.resume_id, m.evaluated_at, row_number() over (
      partition by coalesce(r.merged_into, r.id), m.job_id order by r.merged_into is null desc, r.id desc) as place
    from resumes r join matches m on m.resume_id = r.id
    where r.merged_into is not null or r.id in (select merged_into from resumes where merged_into is not null)
  ) v
  where v.place > 1
    and not exists (select from overrides o where o.job_id = v.job_id and o.resume_id = v.resume_id)
    and not exists (select from outcomes o where o.job_id = v.job_id and o.resume_id = v.resume_id)
  on conflict do nothing`;

/**
 * Writes new rows of big accounts without what the database does for each row: checks of keys, holds, counters, and indexes are
 * done once at the end, for all rows. What stands there afterwards is what the ordinary way writes. Nobody else may use the
 * database meanwhile.
 */
export async function inBulk<Writer extends BulkWriter>(
  writer: Writer,
  write: (writer: Writer) => Promise<void>,
): Promise<void> {
  const indexes = Indexes.parse(await writer.execute(INDEXES));
  for (const { name } of indexes) await writer.execute(`drop index ${name}`);
  for (const [table, trigger] of KEPT_ON)
    await writer.execute(`alter table ${table} enable always trigger ${trigger}`);
  await writer.execute('set local session_replication_role = replica');
  await write(writer);
  await writer.execute(SCORES);
  await writer.execute(SUPERSEDED);
  await writer.execute('select rebuild_counters()');
  await writer.execute('set local session_replication_role = origin');
  for (const [table, trigger] of KEPT_ON)
    await writer.execute(`alter table ${table} enable trigger ${trigger}`);
  for (const { definition } of indexes) await writer.execute(definition);
}
