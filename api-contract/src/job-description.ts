import { tryJson } from './json.ts';

export const CONTACT_METHODS = ['Email', 'Phone', 'LinkedIn', 'Other'] as const;

/** Default color of a position's tag on the upload form. */
export const DEFAULT_TAG_COLOR = '#DBEAFE';

/** What the new dashboard stores beside a position's text. */
export interface JobMetadata {
  readonly dueDate: string;
  readonly company: string;
  readonly contactMethod: (typeof CONTACT_METHODS)[number];
  readonly contactInfo: string;
  readonly tagColor: string;
  readonly skillTags: string[];
  readonly isActive: boolean;
}

/** What stands for each key that is missing. */
export const NO_JOB_METADATA: JobMetadata = {
  dueDate: '',
  company: '',
  contactMethod: 'Email',
  contactInfo: '',
  tagColor: DEFAULT_TAG_COLOR,
  skillTags: [],
  isActive: true,
};

/**
 * Reads metadata as it is stored: every key may be missing, others are left out, and an unknown contact method is
 * Email. Null for anything else. By hand, since lists of positions read it in browsers, which have no schemas at hand.
 */
export function readJobMetadata(stored: unknown): JobMetadata | null {
  if (!isRecord(stored)) return null;
  const { dueDate, company, contactMethod, contactInfo, tagColor, skillTags, isActive } = {
    ...NO_JOB_METADATA,
    ...withoutUndefined(stored),
  };
  if (!isText(dueDate) || !isText(company) || !isText(contactInfo) || !isText(tagColor)) return null;
  if (!Array.isArray(skillTags) || !skillTags.every(isText) || typeof isActive !== 'boolean') return null;
  const known = CONTACT_METHODS.find((method) => method === contactMethod) ?? NO_JOB_METADATA.contactMethod;
  return { dueDate, company, contactMethod: known, contactInfo, tagColor, skillTags, isActive };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withoutUndefined(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

export interface JobDescription {
  readonly text: string;
  /** Null when the description is plain text. */
  readonly metadata: JobMetadata | null;
}

/**
 * Reads a job's description: plain text as it is, or JSON with `jobDescription` and `metadata`.
 * Anything else that happens to start with a brace is plain text, so nothing a recruiter wrote is lost.
 */
export function parseJobDescription(description: string | null): JobDescription {
  if (!description?.trimStart().startsWith('{')) return { text: description ?? '', metadata: null };
  const stored = tryJson(description);
  const { jobDescription: text, metadata: kept = {} } = isRecord(stored) ? stored : {};
  const metadata = readJobMetadata(kept);
  return isText(text) && metadata !== null ? { text, metadata } : { text: description, metadata: null };
}

/** The inverse of `parseJobDescription`: plain text stays plain text. */
export function serializeJobDescription(description: JobDescription): string {
  if (description.metadata === null) return description.text;
  return JSON.stringify({ jobDescription: description.text, metadata: description.metadata });
}

/** The tag color that a description names itself; null where `parseJobDescription` would put the default. */
export function namedTagColor(description: string | null): string | null {
  if (!description || parseJobDescription(description).metadata === null) return null;
  const { metadata } = tryJson(description) as { readonly metadata?: { readonly tagColor?: string } };
  return metadata?.tagColor ?? null;
}
