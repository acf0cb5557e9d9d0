import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarDate, Done, Id, PAGE_KEYS, SearchText, Timestamp } from './fields.ts';
import { MatchBand } from './matches.ts';
import { VerdictCounts } from './verdicts.ts';
import { isVisible } from './visible-text.ts';

/** The columns of the tracking board, in their order. */
export const JOB_STAGES = ['draft', 'published', 'interviewed', 'offered', 'completed'] as const;
export const JobStage = z.enum(JOB_STAGES, `stage must be one of: ${JOB_STAGES.join(', ')}.`);
export type JobStage = z.infer<typeof JobStage>;

/** A position. `description` is plain text or serialized JSON: read it with `parseJobDescription`. */
export const Job = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  is_active: z.boolean(),
  /** Of the serialized description; null when it names none. */
  company: z.string().nullable(),
  due_date: CalendarDate.nullable(),
  skill_tags: z.array(z.string()),
  /** The column of the tracking board: where it was moved, else by its age. */
  stage: JobStage,
  /** False once it was moved; `jobs.resetStage` makes it follow its age again. */
  is_stage_automatic: z.boolean(),
  /** How many resumes have been matched against it. */
  matched_resumes: z.number().int().min(0),
  /** The best of those matches, 0 to 1; null when there is none. */
  best_match_score: z.number().min(0).max(1).nullable(),
  /** What that score says in a word; null without a match. */
  best_match_band: MatchBand.nullable().default(null),
  /** What that resume says to the requirements, counted; null without a match. */
  best_match_verdicts: VerdictCounts.nullable().default(null),
});
export type Job = z.infer<typeof Job>;

export const JobInput = z.object({
  title: z
    .string('Title is required.')
    .trim()
    .min(1, 'Title is required.')
    .max(200, 'Title must be 200 characters or fewer.')
    .refine(isVisible, 'Title is required.'),
  description: z
    .string()
    .max(50_000, 'Description must be 50,000 characters or fewer.')
    .nullish()
    .transform((text) => text ?? null),
});

export const JOB_SORTS = ['newest', 'oldest', 'title', 'title_desc', 'due_date'] as const;

/** Since when a position was posted: today, the week from Monday on, the month; by days of UTC. */
export const POSTED_DATES = ['today', 'week', 'month'] as const;

/** A page of the positions that fit; without any of it all of them, newest first. */
export const JobListQuery = z
  .object({
    ...PAGE_KEYS,
    /** In title, company, tags and description. */
    search: SearchText,
    is_active: z.stringbool('is_active must be true or false.').optional(),
    company: z
      .string('Provide a single company.')
      .max(200, 'Company must be 200 characters or fewer.')
      .optional(),
    /** Words that the title holds, in any case. */
    title: z.string('Provide a single title.').max(200, 'Title must be 200 characters or fewer.').optional(),
    posted: z.enum(POSTED_DATES, `posted must be one of: ${POSTED_DATES.join(', ')}.`).optional(),
    sort: z.enum(JOB_SORTS, `sort must be one of: ${JOB_SORTS.join(', ')}.`).default('newest'),
  })
  .optional()
  .default({ limit: 100, sort: 'newest' });
export type JobListQuery = z.output<typeof JobListQuery>;

/** Most companies that one answer holds: words narrow them. */
const COMPANIES_SENTENCE = 'limit must be a whole number from 1 to 200.';

/** Which companies: whose names hold these words, and how many at most. */
export const CompanyQuery = z
  .object({
    search: SearchText,
    limit: z.coerce
      .number(COMPANIES_SENTENCE)
      .int(COMPANIES_SENTENCE)
      .min(1, COMPANIES_SENTENCE)
      .max(200, COMPANIES_SENTENCE)
      .default(20),
  })
  .optional()
  .default({ limit: 20 });
export type CompanyQuery = z.output<typeof CompanyQuery>;

/** A company that positions name, in whatever case; 'Your Company' for those that name none. */
export const Company = z.object({
  /** As its newest position writes it. */
  name: z.string(),
  positions: z.number().int().min(1),
});
export type Company = z.infer<typeof Company>;

/** What a posting says that is looked through for skills. */
export const SkillQuestion = z.object({
  title: z.string('Title must be text.').max(200, 'Title must be 200 characters or fewer.').default(''),
  text: z.string('Text is required.').max(50_000, 'Text must be 50,000 characters or fewer.'),
});

/** A skill that a posting names. */
export const FoundSkill = z.object({
  /** As the engine calls it, whatever the posting does: "Kubernetes" for "k8s". */
  name: z.string(),
  /** The words that name it, as they are written, each spelling once. */
  words: z.array(z.string()).min(1),
  /** False where the posting speaks of it as a plus alone. */
  is_required: z.boolean(),
});
export type FoundSkill = z.infer<typeof FoundSkill>;

/** Most skills that are suggested for what was typed. */
export const SUGGESTED_SKILLS = 10;

/** A skill that what was typed may mean. */
export const SuggestedSkill = z.object({
  /** As the engine calls it: "JavaScript". */
  name: z.string(),
  /** The other name that fits what was typed: "JS"; null where the skill's own does. */
  alias: z.string().nullable(),
});
export type SuggestedSkill = z.infer<typeof SuggestedSkill>;

const JobId = z.object({ id: Id });

export const jobs = {
  list: endpoint({
    id: 'jobs.list',
    method: 'GET',
    path: '/api/jobs',
    access: 'user',
    summary: "List the caller's positions, newest first by default. Supports search and filters.",
    query: JobListQuery,
    response: z.array(Job),
    resource: 'jobs',
  }),
  companies: endpoint({
    id: 'jobs.companies',
    method: 'GET',
    path: '/api/jobs/companies',
    access: 'user',
    summary: "List companies across the caller's positions, with counts.",
    query: CompanyQuery,
    response: z.object({ companies: z.array(Company) }),
    resource: 'jobs',
  }),
  get: endpoint({
    id: 'jobs.get',
    method: 'GET',
    path: '/api/jobs/:id',
    access: 'user',
    summary: 'Get a position.',
    params: JobId,
    response: Job,
    resource: 'jobs',
  }),
  create: endpoint({
    id: 'jobs.create',
    method: 'POST',
    path: '/api/jobs',
    access: 'user',
    errors: ['plan_limit'],
    summary: 'Create a position.',
    body: JobInput,
    response: Job,
    status: 201,
    resource: 'jobs',
    touches: ['jobs', 'matches', 'fairness', 'dashboard'],
  }),
  update: endpoint({
    id: 'jobs.update',
    method: 'PUT',
    path: '/api/jobs/:id',
    access: 'user',
    summary: "Update a position's title and description. An omitted description is cleared.",
    params: JobId,
    body: JobInput,
    response: Job,
    resource: 'jobs',
    touches: ['jobs', 'requirements', 'matches', 'fairness', 'dashboard'],
  }),
  moveToStage: endpoint({
    id: 'jobs.moveToStage',
    method: 'PUT',
    path: '/api/jobs/:id/stage',
    access: 'user',
    summary: 'Move a position to a board column and keep it there.',
    params: JobId,
    body: z.object({ stage: JobStage }),
    response: Job,
    resource: 'jobs',
    touches: ['jobs', 'dashboard'],
  }),
  resetStage: endpoint({
    id: 'jobs.resetStage',
    method: 'DELETE',
    path: '/api/jobs/:id/stage',
    access: 'user',
    summary: 'Return a moved position to automatic stages.',
    params: JobId,
    response: Job,
    resource: 'jobs',
    touches: ['jobs', 'dashboard'],
  }),
  findSkills: endpoint({
    id: 'jobs.findSkills',
    method: 'POST',
    path: '/api/jobs/skills',
    access: 'user',
    errors: ['rate_limited', 'timeout', 'unavailable'],
    summary: 'Find skills in a job description, in order, with matching text. Nothing is stored.',
    body: SkillQuestion,
    response: z.object({ skills: z.array(FoundSkill) }),
    resource: 'jobs',
    isRead: true,
  }),
  suggestSkills: endpoint({
    id: 'jobs.suggestSkills',
    method: 'GET',
    path: '/api/jobs/skills',
    access: 'user',
    summary: `Suggest up to ${SUGGESTED_SKILLS} skills for a partial name or alias, best first.`,
    query: z.object({
      typed: z
        .string('Provide a single value.')
        .trim()
        .max(60, 'Text must be 60 characters or fewer.')
        .default(''),
    }),
    response: z.object({ skills: z.array(SuggestedSkill) }),
    resource: 'jobs',
  }),
  remove: endpoint({
    id: 'jobs.remove',
    method: 'DELETE',
    path: '/api/jobs/:id',
    access: 'user',
    summary: 'Delete a position and its matches.',
    params: JobId,
    response: Done,
    resource: 'jobs',
    touches: ['jobs', 'matches', 'resumes', 'outcomes', 'fairness', 'dashboard'],
  }),
} as const;
