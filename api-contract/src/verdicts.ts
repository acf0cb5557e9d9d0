import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Quote } from './evidence.ts';
import { Done, Id, Timestamp } from './fields.ts';
import { isVisible } from './visible-text.ts';

/** What a resume says of a requirement, in the order of counts. "To check": lines that may answer, which nobody has judged. */
export const VERDICTS = ['met', 'partly', 'not_met', 'to_check', 'not_mentioned'] as const;
export const Verdict = z.enum(VERDICTS);
export type Verdict = z.infer<typeof Verdict>;

/** A skill, license, or language that a requirement names, and what the resume says to it. */
export const SkillVerdict = z.object({ name: z.string(), verdict: Verdict });
export type SkillVerdict = z.infer<typeof SkillVerdict>;

/** How many requirements have which verdict; logistics are not counted. */
export const VerdictCounts = z.object({
  met: z.number().int().min(0),
  partly: z.number().int().min(0),
  not_met: z.number().int().min(0),
  to_check: z.number().int().min(0),
  not_mentioned: z.number().int().min(0),
});
export type VerdictCounts = z.infer<typeof VerdictCounts>;

/** What a person can say. */
export const SETTLED_VERDICTS = ['met', 'partly', 'not_met'] as const;
export const SettledVerdict = z.enum(SETTLED_VERDICTS, 'Select Met, Partly met, or Not met.');
export type SettledVerdict = z.infer<typeof SettledVerdict>;

/** A person's word on a requirement; what the engine had read stays beside it. */
export const Settlement = z.object({
  verdict: SettledVerdict,
  read_as: Verdict,
  reason: z.string().nullable(),
  quote: Quote.nullable(),
  /** The name of the user who said so. */
  actor: z.string(),
  at: Timestamp,
});
export type Settlement = z.infer<typeof Settlement>;

/** Most verdicts that one call settles. */
export const SETTLE_LIMIT = 100;

/** One verdict to settle. Where it contradicts what the engine claims, a reason is required; "met" then needs words of the resume. */
export const SettlementInput = z.object({
  resume_id: Id,
  requirement_id: z.string('Name the requirement.').min(1, 'Name the requirement.').max(40),
  verdict: SettledVerdict,
  reason: z
    .string('Enter a reason.')
    .trim()
    .max(2000, 'Reason must be 2,000 characters or fewer.')
    .nullish()
    .transform((reason) => reason || null),
  /** UTF-16 offsets into the resume's text as read. */
  quote: z
    .object({ start: z.number().int().min(0), end: z.number().int().min(1) })
    .nullish()
    .transform((quote) => quote ?? null),
});
export type SettlementInput = z.output<typeof SettlementInput>;

/** "We call it X": an account's own name for something. */
export const Alias = z.object({
  id: Id,
  /** As postings say it: "Kubernetes". */
  name: z.string(),
  /** What resumes may say instead: "Platform K". */
  alias: z.string(),
  created_at: Timestamp,
});
export type Alias = z.infer<typeof Alias>;

const AliasWord = z
  .string('Enter both names.')
  .trim()
  .min(2, 'Name must be at least 2 characters.')
  .max(80, 'Name must be 80 characters or fewer.')
  .refine(isVisible, 'Name must be at least 2 characters.');

export const aliases = {
  list: endpoint({
    id: 'aliases.list',
    method: 'GET',
    path: '/api/ai/aliases',
    access: 'user',
    summary: "List the account's own names for skills, tools, and licenses, newest first.",
    response: z.object({ aliases: z.array(Alias) }),
    resource: 'aliases',
  }),
  add: endpoint({
    id: 'aliases.add',
    method: 'POST',
    path: '/api/ai/aliases',
    access: 'user',
    errors: ['conflict'],
    summary: 'Add a name. New matches treat both names as the same.',
    body: z.object({ name: AliasWord, alias: AliasWord }),
    response: Alias,
    resource: 'aliases',
    touches: ['aliases', 'requirements', 'matches', 'fairness'],
  }),
  remove: endpoint({
    id: 'aliases.remove',
    method: 'DELETE',
    path: '/api/ai/aliases/:id',
    access: 'user',
    summary: 'Remove a name.',
    params: z.object({ id: Id }),
    response: Done,
    resource: 'aliases',
    touches: ['aliases', 'requirements', 'matches', 'fairness'],
  }),
} as const;
