import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarDate, Id, PAGE_KEYS, PageQuery, SearchText, Timestamp } from './fields.ts';
import { Resume } from './resumes.ts';
import { User } from './users.ts';

/** What the server puts for each letter that blind mode hides, so that every offset stays where it was. */
export const BLIND_MASK = '█';

/** What happened to blind mode: turned on, turned off, lifted for one candidate. */
export const BLIND_EVENTS = ['on', 'off', 'reveal'] as const;

/** One line of the log of blind mode: it is added to and never changed. */
export const BlindEntry = z.object({
  id: Id,
  event: z.enum(BLIND_EVENTS),
  /** The candidate who was revealed; null for the mode as a whole. */
  resume_id: Id.nullable(),
  /** Null for the mode as a whole, and once the resume is deleted. */
  candidate_name: z.string().meta({ blind: 'candidate_id' }).nullable(),
  /** Why a candidate was revealed, in the words of the one who did. */
  reason: z.string().nullable(),
  happened_at: Timestamp,
});
export type BlindEntry = z.infer<typeof BlindEntry>;

/** A line of the log of all accounts, with whose it is. */
export const AccountBlindEntry = BlindEntry.extend({
  account: z.object({ username: z.string(), email: z.string() }),
});
export type AccountBlindEntry = z.infer<typeof AccountBlindEntry>;

/** Which lines of the log of all accounts. */
export const BlindLogQuery = z.object({
  ...PAGE_KEYS,
  /** A part of the account's name or email, or of the revealed candidate's name. */
  person: SearchText,
  /** Days in UTC, both included. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});
export type BlindLogQuery = z.output<typeof BlindLogQuery>;

export const RevealInput = z.object({
  reason: z
    .string('Enter a reason, like "Interview scheduled".')
    .trim()
    .min(3, 'Enter a reason, like "Interview scheduled".')
    .max(300, 'Reason must be 300 characters or fewer.'),
});

export const blind = {
  set: endpoint({
    id: 'blind.set',
    method: 'PUT',
    path: '/api/blind',
    access: 'user',
    summary:
      "Turn blind mode on or off. While it's on, responses hide candidate identities and files are withheld.",
    body: z.object({ on: z.boolean('Must be true or false.') }),
    response: User,
    resource: 'session',
    touches: [
      'session',
      'blind',
      'resumes',
      'analyses',
      'matches',
      'outcomes',
      'batches',
      'fairness',
      'dashboard',
    ],
  }),
  reveal: endpoint({
    id: 'blind.reveal',
    method: 'POST',
    path: '/api/resumes/:id/reveal',
    access: 'user',
    summary: 'Permanently reveal one candidate. The reason is logged.',
    params: z.object({ id: Id }),
    body: RevealInput,
    response: Resume,
    resource: 'resumes',
    touches: ['blind', 'resumes', 'analyses', 'matches', 'fairness', 'dashboard'],
  }),
  log: endpoint({
    id: 'blind.log',
    method: 'GET',
    path: '/api/blind/log',
    access: 'user',
    summary: "List the caller's blind mode log, newest first.",
    query: PageQuery,
    response: z.object({ entries: z.array(BlindEntry) }),
    resource: 'blind',
  }),
  everyone: endpoint({
    id: 'blind.everyone',
    method: 'GET',
    path: '/api/blind/log/everyone',
    access: 'admin',
    summary: "List all accounts' blind mode log, newest first. Filter by person and date.",
    query: BlindLogQuery.optional().default({ limit: 100 }),
    response: z.object({ entries: z.array(AccountBlindEntry) }),
    resource: 'blind',
  }),
} as const;
