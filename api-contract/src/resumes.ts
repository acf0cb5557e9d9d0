import { z } from 'zod';
import { endpoint, rawEndpoint } from './endpoint.ts';
import { ErrorCode, FILE_ERRORS } from './errors.ts';
import { CalendarDate, Done, Fraction, Id, PAGE_KEYS, SearchText, Timestamp } from './fields.ts';
import { MatchBand } from './matches.ts';
import { NoticeCount, Notices } from './notices.ts';
import { ResumeStatus } from './resume-notes.ts';
import { ResumeProfile } from './resume-profile.ts';
import { VerdictCounts } from './verdicts.ts';
import { isVisible } from './visible-text.ts';

/** The limits of one upload request, enforced in the browser and on the server. */
export const UPLOAD_LIMITS = { maxFiles: 5, maxBytes: 10 * 1024 * 1024 } as const;

/** What a resume file may be, by extension and media type. */
export const RESUME_TYPES = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

const ContentHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'content_hash must be a SHA-256 hash (64 hexadecimal digits).');

/** A resume in a list. `notes` is plain text or serialized JSON: read it with `parseResumeNotes`. */
export const Resume = z.object({
  id: Id,
  file_name: z.string().meta({ blind: 'file_name' }),
  /** Where the file is downloaded; owner only. */
  file_url: z.string(),
  media_type: z.string().meta({ blind: 'unchanged' }),
  size_bytes: z.number().int().min(0),
  /** Pages of a PDF; null where the format has none. */
  pages: z.number().int().min(1).nullable(),
  uploaded_at: Timestamp,
  notes: z.string().meta({ blind: 'notes' }).nullable(),
  status: ResumeStatus,
  /** Found in the resume; else from the file name; else 'Candidate {id}'. */
  candidate_name: z.string().meta({ blind: 'candidate_id' }),
  /** The newest dated title, as the resume words it. */
  headline: z.string().nullable(),
  email: z.string().meta({ blind: 'empty' }).nullable(),
  phone: z.string().meta({ blind: 'empty' }).nullable(),
  skills: z.array(z.string()),
  /** The links of the resume: those in its text as it writes them, some without https://, then where words and icons lead. */
  links: z.array(z.string()).meta({ blind: 'empty' }),
  /** The latest analysis; null when the resume has not been analyzed. */
  analysis: z.object({ score_overall: Fraction, evaluated_at: Timestamp }).nullable(),
  /** The best match of all positions, in a list of those that it was asked for; null when there is none. */
  best_match: z
    .object({
      job_id: Id,
      job_title: z.string().meta({ blind: 'unchanged' }),
      match_score: Fraction,
      band: MatchBand.nullable().default(null),
      /** What the resume says to the requirements of that position, counted. */
      verdicts: VerdictCounts.nullable().default(null),
    })
    .nullable(),
  /** SHA-256 of the file, in hexadecimal; null until the file of an older resume has been read for it. */
  content_hash: ContentHash.meta({ blind: 'empty' }).nullable(),
  /** How many other own resumes have the very same file. */
  copies: z.number().int().min(0),
  /** What was noticed about the file and its text. */
  notice_count: NoticeCount,
  /** Whether who it is was left out, because blind mode is on and the candidate was not revealed. */
  is_blind: z.boolean().meta({ blind: 'true' }).default(false),
  /** When it will be erased, because it is older than the account keeps resumes; null when it stays. */
  deletes_on: Timestamp.nullable().default(null),
  /** Until when somebody keeps it for longer than the account keeps resumes; null when nobody does, or the day has passed. */
  kept_until: CalendarDate.nullable().default(null),
  /** How many other own resumes may be of the same person. */
  possible_duplicates: z.number().int().min(0).default(0),
  /** The resume that this is an earlier version of, which hides it from the lists; null when it is none. */
  merged_into: Id.nullable().default(null),
  /** How many resumes are earlier versions of this one. */
  earlier_versions: z.number().int().min(0).default(0),
});
export type Resume = z.infer<typeof Resume>;

/** One line of a resume as read. Offsets are UTF-16, into `ResumeDocument.text`. */
export const ResumeBlock = z.object({
  kind: z.enum(['name', 'contact', 'heading', 'role', 'bullet', 'line']),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  page: z.number().int().min(1).nullable(),
});
export type ResumeBlock = z.infer<typeof ResumeBlock>;

/** The text of a resume as the engine read it: what every quote points into. */
export const ResumeDocument = z.object({
  resume_id: Id,
  text: z.string().meta({ blind: 'resume_text' }),
  blocks: z.array(ResumeBlock),
  pages: z.number().int().min(1).nullable(),
  notices: Notices,
  /** What was read in it; null from servers of before it was told. */
  profile: ResumeProfile.nullable().default(null),
});
export type ResumeDocument = z.infer<typeof ResumeDocument>;

/** A file of an upload that was not taken, and why. The other files of the request are kept. */
export const RefusedFile = z.object({ file_name: z.string(), code: ErrorCode, error: z.string() });
export type RefusedFile = z.infer<typeof RefusedFile>;

export const RESUME_SORTS = [
  'newest',
  'oldest',
  'name',
  'name_desc',
  'score_desc',
  'score',
  'match_desc',
  'match',
] as const;

/** Since when a resume was uploaded: today, the week from Monday on, the month; by days of UTC. */
export const UPLOAD_DATES = ['today', 'week', 'month'] as const;

/** A page of the resumes that fit; without any of it all of them, newest first. */
export const ResumeListQuery = z
  .object({
    ...PAGE_KEYS,
    /** In candidate name, file name, skills, notes and the text of the resume. */
    search: SearchText,
    status: ResumeStatus.optional(),
    /** As the resume lists it, in any case. */
    skill: z
      .string('Provide a single skill.')
      .trim()
      .max(100, 'Skill must be 100 characters or fewer.')
      .optional(),
    /** Those whose file has exactly this content: to find copies before and after an upload. */
    content_hash: ContentHash.optional(),
    uploaded: z.enum(UPLOAD_DATES, `uploaded must be one of: ${UPLOAD_DATES.join(', ')}.`).optional(),
    /** Those matched against this position: `best_match` and the orders by match are of this match then. */
    job_id: Id.optional(),
    /** Those matched against a position of this company, in any case; likewise. */
    company: z
      .string('Provide a single company.')
      .max(200, 'Company must be 200 characters or fewer.')
      .optional(),
    /** Resumes without a score stand last in either direction. */
    sort: z.enum(RESUME_SORTS, `sort must be one of: ${RESUME_SORTS.join(', ')}.`).default('newest'),
  })
  .optional()
  .default({ limit: 100, sort: 'newest' });
export type ResumeListQuery = z.output<typeof ResumeListQuery>;

/** How many resumes each status has. */
export const ResumeCounts = z.record(ResumeStatus, z.number().int().min(0));
export type ResumeCounts = z.infer<typeof ResumeCounts>;

const ResumeId = z.object({ id: Id });

export const resumes = {
  list: endpoint({
    id: 'resumes.list',
    method: 'GET',
    path: '/api/resumes',
    access: 'user',
    summary: "List the caller's resumes, newest first by default. Supports search and filters.",
    query: ResumeListQuery,
    response: z.object({ resumes: z.array(Resume) }),
    resource: 'resumes',
  }),
  counts: endpoint({
    id: 'resumes.counts',
    method: 'GET',
    path: '/api/resumes/counts',
    access: 'user',
    summary: "Count the caller's resumes by status. Supports search.",
    query: z.object({ search: SearchText }).optional().default({}),
    response: ResumeCounts,
    resource: 'resumes',
  }),
  get: endpoint({
    id: 'resumes.get',
    method: 'GET',
    path: '/api/resumes/:id',
    access: 'user',
    summary: 'Get a resume.',
    params: ResumeId,
    response: Resume,
    resource: 'resumes',
  }),
  document: endpoint({
    id: 'resumes.document',
    method: 'GET',
    path: '/api/resumes/:id/document',
    access: 'user',
    summary: "Get a resume's extracted text, line by line.",
    params: ResumeId,
    response: ResumeDocument,
    resource: 'resumes',
  }),
  upload: endpoint({
    id: 'resumes.upload',
    method: 'POST',
    path: '/api/resumes',
    access: 'user',
    errors: [
      'no_files',
      'too_many_files',
      ...FILE_ERRORS,
      'plan_limit',
      'rate_limited',
      'timeout',
      'unavailable',
    ],
    summary: 'Upload up to five files. Each is accepted or rejected individually.',
    files: { field: 'files', ...UPLOAD_LIMITS },
    response: z.object({ resumes: z.array(Resume), refused: z.array(RefusedFile) }),
    status: 201,
    resource: 'resumes',
    touches: ['resumes', 'fairness', 'dashboard'],
  }),
  update: endpoint({
    id: 'resumes.update',
    method: 'PUT',
    path: '/api/resumes/:id',
    access: 'user',
    errors: ['conflict'],
    summary: 'Rename a resume file or update its notes.',
    params: ResumeId,
    body: z
      .object({
        file_name: z
          .string()
          .trim()
          .min(1, 'File name is required.')
          .max(200, 'File name must be 200 characters or fewer.')
          .refine(isVisible, 'File name is required.'),
        notes: z.string().max(50_000, 'Notes must be 50,000 characters or fewer.'),
      })
      .partial(),
    response: Resume,
    resource: 'resumes',
    touches: ['resumes', 'matches', 'fairness', 'dashboard'],
  }),
  remove: endpoint({
    id: 'resumes.remove',
    method: 'DELETE',
    path: '/api/resumes/:id',
    access: 'user',
    summary: 'Delete a resume, its file, analyses, and matches.',
    params: ResumeId,
    response: Done,
    resource: 'resumes',
    touches: [
      'resumes',
      'analyses',
      'matches',
      'jobs',
      'outcomes',
      'scores',
      'retention',
      'fairness',
      'dashboard',
    ],
  }),
} as const;

/** The calls about resumes that answer bytes. */
export const rawResumes = {
  file: rawEndpoint({
    id: 'resumes.file',
    method: 'GET',
    path: '/api/resumes/:id/file',
    access: 'user',
    errors: ['unavailable'],
    summary: 'Download the original file. PDFs can be shown inline with inline=1.',
    params: ResumeId,
    query: z.object({ inline: z.string().optional() }),
    produces: Object.values(RESUME_TYPES),
  }),
  preview: rawEndpoint({
    id: 'resumes.preview',
    method: 'GET',
    path: '/api/resumes/:id/preview',
    access: 'user',
    errors: [...FILE_ERRORS, 'timeout', 'unavailable'],
    summary: 'Get a preview for a sandboxed frame: PDF as is, DOC and DOCX as sanitized HTML.',
    params: ResumeId,
    produces: ['application/pdf', 'text/html'],
  }),
} as const;
