import { z } from 'zod';

/**
 * Words that stand in a resume. `start` and `end` are UTF-16 offsets into the resume's text as read
 * (`ResumeDocument.text`), and `text` is exactly that slice: the server drops a quote for which this
 * does not hold.
 */
export const Quote = z.object({
  text: z.string().meta({ blind: 'resume_text' }),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  /** 1-based page of a PDF; null where the format has no pages. */
  page: z.number().int().min(1).nullable(),
  /** Where it stands: the employer of the role, else the section; null when neither is known. */
  source: z.string().nullable(),
  /** The words of it that decide, six at most; offsets like `start` and `end`. Absent where none are known to. */
  deciding: z.object({ start: z.number().int().min(0), end: z.number().int().min(0) }).optional(),
});
export type Quote = z.infer<typeof Quote>;

/** A documented sum: what went into a score and with which weight. */
export const FormulaPart = z.object({
  /** For people: "Skills", "Required", "Preferred". */
  label: z.string(),
  /** Points or fraction earned. */
  value: z.number(),
  /** What `value` could be at most. */
  of: z.number(),
  /** Its weight in the whole, 0 to 1. */
  weight: z.number(),
  /** The titles and lines that the field of work is read from; empty for what requirements show themselves. */
  quotes: z.array(Quote).default([]),
});
export type FormulaPart = z.infer<typeof FormulaPart>;

/** Who computed a result, and from what: the same fingerprint means the same input and the same result. */
export const Engine = z.object({
  name: z.enum(['local', 'openai']),
  version: z.string(),
  fingerprint: z.string(),
  /** A sentence for people where another engine was meant: why this one did the work. Null as a rule. */
  note: z.string().nullable().default(null),
});
export type Engine = z.infer<typeof Engine>;
