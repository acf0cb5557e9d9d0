import { z } from 'zod';
import { tryJson } from './json.ts';

export const CONTACT_METHODS = ['Email', 'Phone', 'LinkedIn', 'Other'] as const;

/** Default color of a position's tag on the upload form. */
export const DEFAULT_TAG_COLOR = '#DBEAFE';

/** What the new dashboard stores beside a position's text. Every key may be missing. */
export const JobMetadata = z.object({
  dueDate: z.string().default(''),
  company: z.string().default(''),
  contactMethod: z.enum(CONTACT_METHODS).catch('Email').default('Email'),
  contactInfo: z.string().default(''),
  tagColor: z.string().default(DEFAULT_TAG_COLOR),
  skillTags: z.array(z.string()).default([]),
  isActive: z.boolean().default(true),
});
export type JobMetadata = z.infer<typeof JobMetadata>;

export interface JobDescription {
  readonly text: string;
  /** Null when the description is plain text. */
  readonly metadata: JobMetadata | null;
}

const Serialized = z.object({
  jobDescription: z.string(),
  metadata: JobMetadata.default(JobMetadata.parse({})),
});

/**
 * Reads a job's description: plain text as it is, or JSON with `jobDescription` and `metadata`.
 * Anything else that happens to start with a brace is plain text, so nothing a recruiter wrote is lost.
 */
export function parseJobDescription(description: string | null): JobDescription {
  if (!description?.trimStart().startsWith('{')) return { text: description ?? '', metadata: null };
  const parsed = Serialized.safeParse(tryJson(description));
  if (!parsed.success) return { text: description, metadata: null };
  return { text: parsed.data.jobDescription, metadata: parsed.data.metadata };
}

/** The inverse of `parseJobDescription`: plain text stays plain text. */
export function serializeJobDescription(description: JobDescription): string {
  if (description.metadata === null) return description.text;
  return JSON.stringify({ jobDescription: description.text, metadata: description.metadata });
}

const NamedColor = z.object({ metadata: z.object({ tagColor: z.string() }) });

/** The tag color that a description names itself; null where `parseJobDescription` would put the default. */
export function namedTagColor(description: string | null): string | null {
  if (!description || parseJobDescription(description).metadata === null) return null;
  return NamedColor.safeParse(tryJson(description)).data?.metadata.tagColor ?? null;
}
