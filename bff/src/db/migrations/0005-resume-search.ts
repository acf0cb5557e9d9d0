import { Migration } from '@mikro-orm/migrations';
import { TRIGGERS as KEEP_SCORES, FUNCTIONS as SCORES } from './0005-resume-search/scores.ts';
import { TRIGGERS as KEEP_WORDS, FUNCTIONS as WORDS } from './0005-resume-search/words.ts';

/** Kept by triggers, so that no way of writing can forget them (docs/decisions/0015). */
const COLUMNS = `
  alter table resumes
    add column skills jsonb not null default '[]',
    add column sort_name text collate "C",
    add column analysis_score double precision,
    add column analysed_at timestamptz,
    add column best_match_score double precision,
    add column best_match_job_id uuid`;

/** What a resume is found by. Apart from the resume, so that a new score does not index every word again. */
const RESUME_WORDS = `
  create table resume_words (
    resume_id uuid primary key references resumes (id) on delete cascade,
    words tsvector not null
  )`;

const SKILLS_OF_NOTES = `
  update resumes set skills = coalesce(
    case when jsonb_typeof(json_or_null(notes)->'metadata'->'skills') = 'array'
      then json_or_null(notes)->'metadata'->'skills' end,
    extracted->'skills', '[]')`;

const SCORES_SO_FAR = `
  update resumes r set analysis_score = a.score_overall, analysed_at = a.evaluated_at,
    best_match_score = b.match_score, best_match_job_id = b.job_id
  from resumes o
  left join analyses a on a.resume_id = o.id
  left join lateral (
    select m.match_score, m.job_id from matches m where m.resume_id = o.id
    order by m.match_score desc, m.job_id desc limit 1
  ) b on true
  where o.id = r.id`;

/** The triggers of the name and the words fire for every resume. */
const NAMES_AND_WORDS_SO_FAR = 'update resumes set candidate_name = candidate_name';

/** A resume without a score stands last: below every score when the best come first, above when they come last. */
const INDEXES = [
  'create index resume_words_index on resume_words using gin (words)',
  'create index resumes_name_index on resumes (owner_id, sort_name, id)',
  'create index resumes_score_desc_index on resumes (owner_id, coalesce(analysis_score, -1), id)',
  'create index resumes_score_index on resumes (owner_id, coalesce(analysis_score, 2), id)',
  'create index resumes_match_desc_index on resumes (owner_id, coalesce(best_match_score, -1), id)',
  'create index resumes_match_index on resumes (owner_id, coalesce(best_match_score, 2), id)',
  'create index matches_best_of_job_index on matches (job_id, match_score, id)',
  // Its column leads matches_best_of_owner_index.
  'drop index matches_owner_id_index',
];

export class ResumeSearch extends Migration {
  override name = '0005-resume-search';

  override up(): void {
    const backfill = [SKILLS_OF_NOTES, SCORES_SO_FAR, NAMES_AND_WORDS_SO_FAR];
    const statements = [COLUMNS, RESUME_WORDS, ...WORDS, ...SCORES, ...KEEP_WORDS, ...backfill, ...INDEXES];
    for (const statement of [...statements, ...KEEP_SCORES]) this.addSql(statement);
  }
}
