import { z } from 'zod';

/**
 * What blind mode answers in a field about a candidate: the candidate ID, alone or with the ending of the file, nothing
 * (null or an empty list), true, the notes or text of the resume without the person, or the same as ever. Any text
 * without a mark loses the words that identify the candidate.
 */
export type BlindMark =
  | 'candidate_id'
  | 'file_name'
  | 'empty'
  | 'true'
  | 'notes'
  | 'resume_text'
  | 'unchanged';

declare module 'zod' {
  interface GlobalMeta {
    readonly blind?: BlindMark;
  }
}

/** An id as the database makes it: a UUID, version 7, so that ids sort by age. */
export const Id = z.uuid().toLowerCase();

/** A moment, ISO 8601 in UTC. */
export const Timestamp = z.iso.datetime();

/** A score as the server counts it: 0 to 1. Screens show it times 100, rounded. */
export const Fraction = z.number().min(0).max(1);

/** A day of the calendar, YYYY-MM-DD, from the year 1 on: the calendar of the database has no year 0. */
export const CalendarDate = z.iso
  .date('Enter a date, like 2026-11-21.')
  .refine((date) => date >= '0001', 'Enter a date, like 2026-11-21.');

const LIMIT_SENTENCE = 'limit must be a whole number from 1 to 200.';

/** The keys of keyset paging, for a list that takes more than these. */
export const PAGE_KEYS = {
  limit: z.coerce
    .number(LIMIT_SENTENCE)
    .int(LIMIT_SENTENCE)
    .min(1, LIMIT_SENTENCE)
    .max(200, LIMIT_SENTENCE)
    .default(100),
  cursor: z
    .string('Provide a single cursor.')
    .max(1000, "This page doesn't exist. Start from the first page.")
    .optional(),
};

/** Keyset paging: how many, and after which row. The next cursor comes in the `Link` header. */
export const PageQuery = z.object(PAGE_KEYS).optional().default({ limit: 100 });
export type PageQuery = z.output<typeof PageQuery>;

/** Words to search for; every one of them must be found. */
export const SearchText = z
  .string('Provide a single search.')
  .trim()
  .max(200, 'Search must be 200 characters or fewer.')
  .optional();

/** An answer that says nothing but "done". */
export const Done = z.object({ ok: z.literal(true) });

export const Email = z
  .string('Email is required.')
  .trim()
  .min(1, 'Email is required.')
  .max(254, 'Email must be 254 characters or fewer.')
  .toLowerCase()
  .pipe(z.email('Enter an email address, like name@example.com.'));

/** What a mailed link carries. */
export const LinkToken = z
  .string('This link is incomplete. Open it from the email again.')
  .min(1, 'This link is incomplete. Open it from the email again.')
  .max(200, 'This link is incomplete. Open it from the email again.');
