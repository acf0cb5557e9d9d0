import { z } from 'zod';
import { tryJson } from './json.ts';

export const RESUME_STATUSES = ['active', 'reserve', 'inactive'] as const;
export const ResumeStatus = z.enum(RESUME_STATUSES);
export type ResumeStatus = z.infer<typeof ResumeStatus>;

/** What the new dashboard stores beside a resume's notes. Every key may be missing. */
export const ResumeMetadata = z.object({
  candidateName: z.string().optional(),
  status: ResumeStatus.catch('active').default('active'),
  email: z.string().optional(),
  phone: z.string().optional(),
  skills: z.array(z.string()).optional(),
  experience: z.unknown().optional(),
  education: z.unknown().optional(),
  analysisScore: z.number().optional(),
  matchPercentage: z.number().optional(),
});
export type ResumeMetadata = z.infer<typeof ResumeMetadata>;

export interface ResumeNotes {
  readonly text: string;
  /** Null when the notes are plain text. */
  readonly metadata: ResumeMetadata | null;
}

const Serialized = z.object({
  notes: z.string().default(''),
  metadata: ResumeMetadata.default({ status: 'active' }),
});

/** Reads a resume's notes: plain text as it is, or JSON with `notes` and `metadata`. */
export function parseResumeNotes(notes: string | null): ResumeNotes {
  if (!notes?.trimStart().startsWith('{')) return { text: notes ?? '', metadata: null };
  const parsed = Serialized.safeParse(tryJson(notes));
  if (!parsed.success) return { text: notes, metadata: null };
  return { text: parsed.data.notes, metadata: parsed.data.metadata };
}

/** The inverse of `parseResumeNotes`. */
export function serializeResumeNotes(notes: ResumeNotes): string {
  if (notes.metadata === null) return notes.text;
  return JSON.stringify({ notes: notes.text, metadata: notes.metadata });
}
