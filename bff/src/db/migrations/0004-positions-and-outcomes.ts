import { Migration } from '@mikro-orm/migrations';
import { listColumnsOf } from '../../modules/jobs/list-columns.ts';

const JOB_COLUMNS = `
  alter table jobs
    add column company text,
    add column skill_tags jsonb not null default '[]',
    add column search_words text not null default '',
    add column stage text check (stage in ('draft', 'published', 'interviewed', 'offered', 'completed'))`;

const OUTCOMES = `
  create table outcomes (
    id uuid primary key,
    owner_id uuid not null references users (id) on delete cascade,
    job_id uuid not null references jobs (id) on delete cascade,
    resume_id uuid not null references resumes (id) on delete cascade,
    interviewed_on date,
    offer_sent_on date,
    offer_accepted_on date,
    updated_at timestamptz not null,
    constraint outcomes_job_id_resume_id_unique unique (job_id, resume_id),
    constraint outcomes_offer_check check (
      offer_accepted_on is null or (offer_sent_on is not null and offer_accepted_on >= offer_sent_on))
  )`;

const INDEXES = [
  // jobs.list by title, either way
  'create index jobs_title_index on jobs (owner_id, left(lower(title), 200), id)',
  // jobs.list by due date, those without one last
  `create index jobs_due_date_index on jobs (owner_id, coalesce(due_date, 'infinity'::date), id)`,
  // jobs.list of open or of closed positions, newest or oldest first
  'create index jobs_active_index on jobs (owner_id, is_active, created_at, id)',
  // jobs.list and dashboard.kanban of one company
  `create index jobs_company_index on jobs (owner_id, lower(coalesce(company, 'Your Company')), created_at, id)`,
  // jobs.list with search
  `create index jobs_search_index on jobs using gin (array_to_tsvector(string_to_array(search_words, ' ')))`,
  // dashboard.kanban: what was moved to a column, and by age what was not
  'create index jobs_board_index on jobs (owner_id, stage, created_at, id)',
  // outcomes.list, and the counts of dashboard.stats
  'create index outcomes_newest_index on outcomes (owner_id, updated_at, id)',
  // outcomes.list of one position
  'create index outcomes_of_job_index on outcomes (job_id, updated_at, id)',
  // outcomes.list of one resume
  'create index outcomes_of_resume_index on outcomes (resume_id, updated_at, id)',
  // dashboard.topApplicants, and the strong matches of dashboard.urgentMessage
  'create index matches_best_of_owner_index on matches (owner_id, match_score, id)',
];

/** Positions read and written at a time. */
const BATCH = 500;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface JobSoFar {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
}

export class PositionsAndOutcomes extends Migration {
  override name = '0004-positions-and-outcomes';

  override async up(): Promise<void> {
    await this.execute(JOB_COLUMNS);
    let last: string | undefined = FIRST_ID;
    while (last !== undefined) last = await this.readDescriptions(last);
    for (const statement of [OUTCOMES, ...INDEXES]) await this.execute(statement);
  }

  /** Fills the columns of the positions after an id; the last id of them, undefined at the end. */
  private async readDescriptions(after: string): Promise<string | undefined> {
    const rows = await this.execute(
      'select id, title, description from jobs where id > ?::uuid order by id limit ?::int',
      [after, BATCH],
    );
    const jobs = rows as unknown as JobSoFar[];
    const columns = jobs.map(({ id, title, description }) => {
      const { company, skillTags, searchWords, isActive, dueDate } = listColumnsOf(title, description);
      return {
        id,
        company,
        skill_tags: skillTags,
        search_words: searchWords,
        is_active: isActive,
        due_date: dueDate,
      };
    });
    await this.execute(
      `update jobs set company = x.company, skill_tags = x.skill_tags, search_words = x.search_words,
        is_active = x.is_active, due_date = x.due_date
      from jsonb_to_recordset(?::jsonb) as x (id uuid, company text, skill_tags jsonb, search_words text,
        is_active boolean, due_date date)
      where jobs.id = x.id`,
      [JSON.stringify(columns)],
    );
    return jobs.at(-1)?.id;
  }
}
