import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { JobStage, Requirement } from '@shortlist/api-contract';
import { newId } from '../../db/new-id.ts';

/** What lists are sorted and filtered by where that is no plain column; each has an index. */
export const JOB_SQL = {
  /** Case and accents aside; the same order on every server. */
  title: '(left(search_fold(title), 200) collate "C")',
  /** A position without a due date stands last. */
  dueDate: `coalesce(due_date, 'infinity'::date)`,
  /** A position that names no company is of 'Your Company', as the screens call it. */
  company: `lower(coalesce(company, 'Your Company'))`,
} as const;

const EXPRESSION_INDEXES = {
  jobs_title_index: `(owner_id, ${JOB_SQL.title}, id)`,
  jobs_due_date_index: `(owner_id, ${JOB_SQL.dueDate}, id)`,
  jobs_company_index: `(owner_id, ${JOB_SQL.company}, created_at, id)`,
  jobs_search_index: `using gin (array_to_tsvector(string_to_array(search_words, ' ')))`,
};

export const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => newId()),
    ownerId: p.uuid(),
    title: p.text(),
    description: p.text().nullable(),
    /** This and the next four are `listColumnsOf` the title and the description, read on every write. */
    isActive: p.boolean().default(true),
    dueDate: p.date().nullable(),
    company: p.text().nullable(),
    skillTags: p.json<string[]>().default([]),
    searchWords: p.text().default('').lazy(),
    /** Where it was moved on the tracking board; null: by its age. */
    stage: p.text().$type<JobStage>().nullable(),
    /** What it asks for, as a recruiter saved it; null: as the engine reads the posting. */
    requirements: p.json<Requirement[]>().nullable(),
    /** `readingOf` the requirements. */
    reading: p.text().default(''),
    createdAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .columnType('timestamptz')
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
  checks: [
    {
      name: 'jobs_stage_check',
      expression: `stage in ('draft', 'published', 'interviewed', 'offered', 'completed')`,
    },
  ],
  indexes: [
    { name: 'jobs_newest_index', properties: ['ownerId', 'createdAt', 'id'] },
    { name: 'jobs_active_index', properties: ['ownerId', 'isActive', 'createdAt', 'id'] },
    { name: 'jobs_board_index', properties: ['ownerId', 'stage', 'createdAt', 'id'] },
    ...Object.entries(EXPRESSION_INDEXES).map(([name, on]) => ({
      name,
      expression: `create index ${name} on jobs ${on}`,
    })),
  ],
});
export type Job = InferEntity<typeof Job>;
