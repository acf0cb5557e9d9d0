import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Quote } from './evidence.ts';
import { CalendarDate, Fraction, Id, PAGE_KEYS, Timestamp } from './fields.ts';
import { JobStage } from './jobs.ts';
import { MatchBand, MatchConfidence, ResumeInfo } from './matches.ts';

/** Counts behind the dashboard's cards; every one is counted from the user's own rows. */
export const DashboardStats = z.object({
  total_matches: z.number().int().min(0),
  total_job_positions: z.number().int().min(0),
  open_job_positions: z.number().int().min(0),
  total_resumes: z.number().int().min(0),
  analysed_resumes: z.number().int().min(0),
  /** The mean of their analysis scores, 0 to 1; null when none is analyzed. */
  average_score: Fraction.nullable(),
  /** Different people: resumes with one email address, or of one file where they have none, are one. */
  candidates: z.number().int().min(0),
  /** Resumes with at least one match. */
  matched_resumes: z.number().int().min(0),
  /** Candidates with the outcome recorded, over all positions. */
  interviewed: z.number().int().min(0),
  offers_sent: z.number().int().min(0),
  offers_accepted: z.number().int().min(0),
  /** Recorded outcomes of any kind; 0 means that the three above say nothing yet. */
  recorded_outcomes: z.number().int().min(0),
  /** Resumes by analysis score in tens: index 0 is 0 to 9, index 9 is 90 to 100. */
  score_distribution: z.array(z.number().int().min(0)).length(10),
});
export type DashboardStats = z.infer<typeof DashboardStats>;

/** How many weeks the trends of the dashboard reach back, the present one included. */
export const TREND_WEEKS = 12;

/** What happened in one week: counts of the user's own rows that are still there, by days of UTC. */
export const DashboardWeek = z.object({
  /** Its Monday. */
  starts_on: CalendarDate,
  /** Each match that rankings have, in the week in which it was last made. */
  matches: z.number().int().min(0),
  /** Positions that were posted. */
  positions: z.number().int().min(0),
  /** Of these, the ones that are open now. */
  open_positions: z.number().int().min(0),
  /** Recorded outcomes, each in the week of its own day. */
  interviewed: z.number().int().min(0),
  offers_sent: z.number().int().min(0),
  offers_accepted: z.number().int().min(0),
});
export type DashboardWeek = z.infer<typeof DashboardWeek>;

export const URGENT_TYPES = [
  'matched_candidates',
  'unmatched_resumes',
  'due_soon',
  'getting_started',
] as const;

/** The one thing most worth doing now. */
export const UrgentMessage = z.object({
  type: z.enum(URGENT_TYPES),
  title: z.string(),
  message: z.string(),
  /** 1 to 10, 10 the most pressing. */
  priority: z.number().int().min(1).max(10),
  /** Where to act, and the words of the link; null when there is nothing to do. */
  action: z.object({ label: z.string(), href: z.string() }).nullable(),
  computed_at: Timestamp,
});
export type UrgentMessage = z.infer<typeof UrgentMessage>;

/** Most applicants that the overview holds, and positions that the progress list holds. */
export const TOP_APPLICANTS = 5;
export const PROGRESS_POSITIONS = 6;

/** One of the best matches: the field names are those of the specification. */
export const TopApplicant = z.object({
  /** Of the match. */
  id: Id,
  name: z.string().meta({ blind: 'candidate_id' }),
  /** Title of the position. */
  position: z.string().meta({ blind: 'unchanged' }),
  /** 0 to 100, rounded; null when the resume was not analyzed. */
  resumeScore: z.number().int().min(0).max(100).nullable(),
  /** 0 to 100, rounded. */
  matchScore: z.number().int().min(0).max(100),
  /** What the match score could reach if every unknown were confirmed, 0 to 100, rounded. */
  potentialScore: z.number().int().min(0).max(100),
  band: MatchBand.nullable().default(null),
  /** How much the match score rests on; null where an engine of before 3 made it. */
  confidence: MatchConfidence.nullable().default(null),
  /** YYYY-MM-DD, in UTC. */
  uploadDate: CalendarDate,
  uploadDateRaw: Timestamp,
  jobId: Id,
  resumeId: Id,
  resumeInfo: ResumeInfo,
  /** Another resume of this person was merged over this one, and may stand beside it. */
  isEarlierVersion: z.boolean().default(false),
  summary: z.string(),
  /** The words that carry the weightiest requirement that is met; null when none is. */
  evidence: Quote.nullable(),
});
export type TopApplicant = z.infer<typeof TopApplicant>;

/** What the progress list calls a position's age: over 30 days Interviewed, over 14 Published, else Draft. */
export const PROGRESS_STAGES = ['Draft', 'Published', 'Interviewed'] as const;

/** One position of the progress list: the field names are those of the specification. */
export const ProgressItem = z.object({
  company: z.string(),
  /** Title of the position. */
  position: z.string(),
  stage: z.enum(PROGRESS_STAGES),
  jobId: Id,
  createdDate: Timestamp,
  matchedResumes: z.number().int().min(0),
});
export type ProgressItem = z.infer<typeof ProgressItem>;

export const KANBAN_COLORS = ['yellow', 'green', 'blue'] as const;

/** A position on the tracking board. */
export const KanbanCard = z.object({
  /** Of the position. */
  id: Id,
  title: z.string(),
  company: z.string(),
  /** Today, Yesterday or 'N days ago', by days of UTC. */
  timeAgo: z.string(),
  color: z.enum(KANBAN_COLORS),
  createdDate: Timestamp,
  matchedResumes: z.number().int().min(0),
  /** The best of those matches, 0 to 1; null when there is none. */
  bestMatchScore: Fraction.nullable(),
  /** What that score says in a word. */
  bestMatchBand: MatchBand.nullable().default(null),
  /** Candidates with the outcome recorded. */
  interviewed: z.number().int().min(0),
  offersSent: z.number().int().min(0),
  offersAccepted: z.number().int().min(0),
  isActive: z.boolean(),
  /** False once it was moved. */
  isStageAutomatic: z.boolean(),
});
export type KanbanCard = z.infer<typeof KanbanCard>;

/** One column: its cards of this page, how many it has in all, and where the next page starts. */
export const KanbanColumn = z.object({
  cards: z.array(KanbanCard),
  total: z.number().int().min(0),
  next_cursor: z.string().nullable(),
});
export type KanbanColumn = z.infer<typeof KanbanColumn>;

export const KANBAN_DATES = ['all', 'today', 'week', 'month'] as const;

/** Which cards: posted since, of a company, of one position, by its words; and for more of one column its cursor. */
export const KanbanQuery = z
  .object({
    ...PAGE_KEYS,
    date: z.enum(KANBAN_DATES, `date must be one of: ${KANBAN_DATES.join(', ')}.`).default('all'),
    company: z
      .string('Provide a single company.')
      .max(200, 'Company must be 200 characters or fewer.')
      .optional(),
    position: z
      .string('Provide a single title.')
      .max(200, 'Title must be 200 characters or fewer.')
      .optional(),
    /** Answers this column alone; `cursor` is only taken together with it. */
    stage: JobStage.optional(),
  })
  .optional()
  .default({ limit: 100, date: 'all' });
export type KanbanQuery = z.output<typeof KanbanQuery>;

export const dashboard = {
  topApplicants: endpoint({
    id: 'dashboard.topApplicants',
    method: 'GET',
    path: '/api/dashboard/top-applicants',
    access: 'user',
    summary: 'List up to five top matches, best first. Filter by position.',
    query: z.object({ job_id: Id.optional() }).optional().default({}),
    response: z.object({ applicants: z.array(TopApplicant).max(TOP_APPLICANTS) }),
    resource: 'dashboard',
  }),
  recruitmentProgress: endpoint({
    id: 'dashboard.recruitmentProgress',
    method: 'GET',
    path: '/api/dashboard/recruitment-progress',
    access: 'user',
    summary: 'List the six newest positions with stage and matched resume counts.',
    response: z.object({ progress: z.array(ProgressItem).max(PROGRESS_POSITIONS) }),
    resource: 'dashboard',
  }),
  kanban: endpoint({
    id: 'dashboard.kanban',
    method: 'GET',
    path: '/api/dashboard/kanban',
    access: 'user',
    summary: 'Get the tracking board: positions by stage, newest first, one page per column.',
    query: KanbanQuery,
    response: z.object({ kanban: z.partialRecord(JobStage, KanbanColumn) }),
    resource: 'dashboard',
  }),
  stats: endpoint({
    id: 'dashboard.stats',
    method: 'GET',
    path: '/api/dashboard/stats',
    access: 'user',
    summary: 'Get counts for metric cards and charts.',
    response: DashboardStats,
    resource: 'dashboard',
  }),
  trends: endpoint({
    id: 'dashboard.trends',
    method: 'GET',
    path: '/api/dashboard/trends',
    access: 'user',
    summary: `Get weekly activity for the last ${TREND_WEEKS} weeks, oldest first.`,
    response: z.object({ weeks: z.array(DashboardWeek).length(TREND_WEEKS) }),
    resource: 'dashboard',
  }),
  urgentMessage: endpoint({
    id: 'dashboard.urgentMessage',
    method: 'GET',
    path: '/api/dashboard/urgent-message',
    access: 'user',
    summary: 'Get the most urgent next step.',
    response: z.object({ message: UrgentMessage }),
    resource: 'dashboard',
  }),
} as const;
