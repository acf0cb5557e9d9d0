import { z } from 'zod';
import { Quote } from './evidence.ts';

/**
 * What can be noticed about a document. Of the file: `hidden_text` that nobody sees who looks at it, words in its
 * `metadata`, `unchecked` where its format does not tell what is hidden. Of the text: `instructions` to whoever
 * evaluates, a `forged_section` such as an assessment that the resume makes of itself, `keyword_stuffing`,
 * `testimonial` praise in the name of others. Of a match: lines `copied_from_posting`, an `unsupported_title`.
 * Of an answer of a model: a `fake_quote`.
 */
export const NOTICE_KINDS = [
  'hidden_text',
  'metadata',
  'unchecked',
  'instructions',
  'forged_section',
  'keyword_stuffing',
  'testimonial',
  'copied_from_posting',
  'unsupported_title',
  'fake_quote',
] as const;

/**
 * Something that was found and that a recruiter should know of; it may be an accident of a template. It never rejects
 * anybody: the score is computed on what a human sees, without the words that a notice shows.
 */
export const Notice = z.object({
  kind: z.enum(NOTICE_KINDS),
  /** A plain sentence: what was found, and what it meant for the score. */
  detail: z.string(),
  /** The words themselves where they stand in no quote, as hidden ones do; cut where they are long. */
  text: z.string().nullable(),
  /** 1-based page of a PDF; null where the format has none or the words stand on no page. */
  page: z.number().int().min(1).nullable(),
  /** The words where they stand in the text as read. */
  quotes: z.array(Quote),
});
export type Notice = z.infer<typeof Notice>;

/** The notices of a document or a result; none where an older answer does not tell. */
export const Notices = z.array(Notice).default([]);

/** How many notices there are, for a mark in a list. */
export const NoticeCount = z.number().int().min(0).default(0);
