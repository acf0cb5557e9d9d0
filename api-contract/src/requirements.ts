import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { isVisible } from './visible-text.ts';

/** What a requirement is to a position; logistics (hours, travel, lifting) are shown and never scored. */
export const REQUIREMENT_KINDS = ['must', 'nice', 'duty', 'logistics'] as const;
export const RequirementKind = z.enum(REQUIREMENT_KINDS, 'kind must be must, nice, duty, or logistics.');
export type RequirementKind = z.infer<typeof RequirementKind>;

/** How a requirement is checked: by a name, by level and field, by months, by an amount, or by what lines say. */
export const REQUIREMENT_TYPES = [
  'skill',
  'license',
  'language',
  'education',
  'years',
  'amount',
  'experience',
  'soft',
  'logistics',
  'title',
] as const;
export const RequirementType = z.enum(REQUIREMENT_TYPES);
export type RequirementType = z.infer<typeof RequirementType>;

/** Most requirements that a position may be given by hand. */
export const MOST_REQUIREMENTS = 200;

/** Words of the plain text of a description: UTF-16 offsets. */
const SPAN = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) });

/** Who wrote a requirement. */
const SOURCE = z.enum(['posting', 'title', 'tag', 'recruiter']);

/** Something that a position asks for: as the engine read it in the posting, or as a recruiter wrote it. */
export const Requirement = z.object({
  /** Stays the same while its wording does. */
  id: z.string(),
  /** As the position words it, or as the recruiter does. */
  text: z.string(),
  kind: RequirementKind,
  type: RequirementType,
  /** Points at most, 0 to 10; 0 for logistics. */
  weight: z.number(),
  /** Names or wordings that answer it: "SAP", "Oracle", "JD Edwards". Empty where its text alone is looked for. */
  alternatives: z.array(z.string()),
  /** How many of the alternatives must be shown. */
  needed: z.number().int().min(1),
  /** Its words in the plain text of the description; null for the title, a tag, or one written by hand. */
  span: SPAN.nullable(),
  source: SOURCE,
});
export type Requirement = z.infer<typeof Requirement>;

/** A requirement as a recruiter saves it. */
export const RequirementInput = z.object({
  /** Of one that is listed; without it, or where the wording is another, the server gives one. */
  id: z.string().max(40).default(''),
  text: z
    .string('Say what is required.')
    .trim()
    .min(1, 'Say what is required.')
    .max(500, 'Requirement must be 500 characters or fewer.')
    .refine(isVisible, 'Say what is required.'),
  kind: RequirementKind,
  type: RequirementType,
  /** Logistics count nothing, whatever is sent. */
  weight: z
    .number('Weight must be a number from 0 to 10.')
    .min(0, 'Weight must be a number from 0 to 10.')
    .max(10, 'Weight must be a number from 0 to 10.'),
  alternatives: z
    .array(z.string().trim().min(1).max(200, 'Alternative must be 200 characters or fewer.'))
    .max(30, 'A requirement can have up to 30 alternatives.')
    .default([]),
  /** Of more than there are alternatives, all are needed. */
  needed: z.number().int().min(1).max(30).default(1),
  /** One that does not lie in the text is left out. */
  span: SPAN.nullable().default(null),
  source: SOURCE.default('recruiter'),
});
export type RequirementInput = z.output<typeof RequirementInput>;

/** What a position asks for, in its order. */
export const RequirementList = z.object({
  requirements: z.array(Requirement),
  /** True where a recruiter has changed what the engine read. */
  is_edited: z.boolean(),
  /** The plain text that the spans point into. */
  text: z.string(),
  /** How many matches were made with an older reading. */
  older_matches: z.number().int().min(0),
});
export type RequirementList = z.infer<typeof RequirementList>;

const JobId = z.object({ jobId: Id });
const TOUCHES = ['requirements', 'matches', 'jobs', 'fairness'] as const;

export const requirements = {
  list: endpoint({
    id: 'requirements.list',
    method: 'GET',
    path: '/api/ai/jobs/:jobId/requirements',
    access: 'user',
    errors: ['rate_limited', 'timeout', 'unavailable'],
    summary: "Get a position's requirements, as saved or as read from the job description.",
    params: JobId,
    response: RequirementList,
    resource: 'requirements',
  }),
  save: endpoint({
    id: 'requirements.save',
    method: 'PUT',
    path: '/api/ai/jobs/:jobId/requirements',
    access: 'user',
    summary: "Save a position's requirements in order. Existing matches are marked as older.",
    params: JobId,
    body: z.object({
      requirements: z
        .array(RequirementInput, 'Requirements must be a list.')
        .max(MOST_REQUIREMENTS, `A position can have up to ${MOST_REQUIREMENTS} requirements.`),
    }),
    response: RequirementList,
    resource: 'requirements',
    touches: TOUCHES,
  }),
  reset: endpoint({
    id: 'requirements.reset',
    method: 'DELETE',
    path: '/api/ai/jobs/:jobId/requirements',
    access: 'user',
    errors: ['rate_limited', 'timeout', 'unavailable'],
    summary: 'Reset requirements to those read from the job description.',
    params: JobId,
    response: RequirementList,
    resource: 'requirements',
    touches: TOUCHES,
  }),
  read: endpoint({
    id: 'requirements.read',
    method: 'POST',
    path: '/api/ai/requirements',
    access: 'user',
    errors: ['rate_limited', 'timeout', 'unavailable'],
    summary: 'Read the requirements of a draft job description. Nothing is stored.',
    body: z.object({
      title: z.string('Title must be text.').max(200, 'Title must be 200 characters or fewer.').default(''),
      text: z.string('Text is required.').max(50_000, 'Text must be 50,000 characters or fewer.'),
    }),
    response: z.object({ requirements: z.array(Requirement) }),
    resource: 'requirements',
    isRead: true,
  }),
} as const;
