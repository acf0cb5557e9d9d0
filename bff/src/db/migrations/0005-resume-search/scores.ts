/**
 * Whoever writes a score of a resume holds the resume first: two who write at once then come one after the
 * other, each sees what the one before wrote, and none waits for another in a circle (a delete of the resume
 * takes the resume first as well).
 */
const HOLD_RESUME = `
  create function hold_resume() returns trigger language plpgsql as $$
  begin
    perform 1 from resumes where id = new.resume_id for no key update;
    return new;
  end $$`;

/** A deleted position takes its matches along: their resumes are held before them. */
const HOLD_RESUMES_OF_JOB = `
  create function hold_resumes_of_job() returns trigger language plpgsql as $$
  begin
    perform 1 from resumes where id in (select resume_id from matches where job_id = old.id)
      order by id for no key update;
    return old;
  end $$`;

/** Of equal scores the match with the newest position counts. */
const KEEP_BEST_MATCHES = `
  create function keep_best_matches() returns trigger language plpgsql as $$
  begin
    perform 1 from resumes where id in (select resume_id from changed) order by id for no key update;
    update resumes r set best_match_score = b.match_score, best_match_job_id = b.job_id
    from (select distinct resume_id from changed) c
    left join lateral (
      select m.match_score, m.job_id from matches m where m.resume_id = c.resume_id
      order by m.match_score desc, m.job_id desc limit 1
    ) b on true
    where r.id = c.resume_id
      and (r.best_match_score, r.best_match_job_id) is distinct from (b.match_score, b.job_id);
    return null;
  end $$`;

const KEEP_ANALYSIS_SCORES = `
  create function keep_analysis_scores() returns trigger language plpgsql as $$
  begin
    perform 1 from resumes where id in (select resume_id from changed) order by id for no key update;
    update resumes r set analysis_score = a.score_overall, analysed_at = a.evaluated_at
    from (select distinct resume_id from changed) c
    left join analyses a on a.resume_id = c.resume_id
    where r.id = c.resume_id
      and (r.analysis_score, r.analysed_at) is distinct from (a.score_overall, a.evaluated_at);
    return null;
  end $$`;

export const FUNCTIONS = [HOLD_RESUME, HOLD_RESUMES_OF_JOB, KEEP_BEST_MATCHES, KEEP_ANALYSIS_SCORES];

/** One trigger may look at the rows of one kind of change; a changed row counts for its old and its new resume. */
const CHANGES = [
  ['inserted', 'insert', 'new'],
  ['changed_from', 'update', 'old'],
  ['changed_to', 'update', 'new'],
  ['deleted', 'delete', 'old'],
] as const;

function keepAfterChanges(table: string, keep: string): string[] {
  return CHANGES.map(
    ([name, change, rows]) =>
      `create trigger ${keep}_${name} after ${change} on ${table} referencing ${rows} table as changed
      for each statement execute function ${keep}()`,
  );
}

export const TRIGGERS = [
  'create trigger hold_resume before insert on matches for each row execute function hold_resume()',
  'create trigger hold_resume before insert on analyses for each row execute function hold_resume()',
  'create trigger hold_resumes_of_job before delete on jobs for each row execute function hold_resumes_of_job()',
  ...keepAfterChanges('matches', 'keep_best_matches'),
  ...keepAfterChanges('analyses', 'keep_analysis_scores'),
];
