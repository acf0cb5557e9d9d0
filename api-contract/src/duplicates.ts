import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, Fraction, Id, PAGE_KEYS, Timestamp } from './fields.ts';
import { Resume } from './resumes.ts';

/** Why two resumes may be of one person. */
export const DuplicateReason = z.object({
  kind: z.enum(['email', 'phone', 'text']),
  /** How much of the words is the same, of the nearest two; null for the other kinds. */
  likeness: Fraction.nullable(),
});
export type DuplicateReason = z.infer<typeof DuplicateReason>;

/** Resumes that may be of one person, the newest first. */
export const DuplicateGroup = z.object({
  resumes: z.array(Resume).min(2),
  reasons: z.array(DuplicateReason).min(1),
});
export type DuplicateGroup = z.infer<typeof DuplicateGroup>;

/** Resumes that a person made earlier versions of another at once. */
export const ResumeMerge = z.object({
  id: Id,
  main_id: Id,
  merged_at: Timestamp,
  /** What became an earlier version; what was deleted since is left out. */
  resumes: z.array(Resume),
});
export type ResumeMerge = z.infer<typeof ResumeMerge>;

/** Most resumes of one person that one call takes. */
const MOST = 20;
const SENTENCE = 'Select at least two resumes.';

const Several = z.object({
  resume_ids: z.array(Id, SENTENCE).min(2, SENTENCE).max(MOST, `Select up to ${MOST} resumes.`),
});

export const MergeInput = z.object({
  /** The resume that stays in the lists. */
  main_id: Id,
  /** Those that become earlier versions of it. */
  resume_ids: z
    .array(Id, 'Select resumes to merge.')
    .min(1, 'Select resumes to merge.')
    .max(MOST, `Select up to ${MOST} resumes.`),
});
export type MergeInput = z.output<typeof MergeInput>;

const TOUCHES = ['resumes'] as const;

export const duplicates = {
  list: endpoint({
    id: 'duplicates.list',
    method: 'GET',
    path: '/api/duplicates',
    access: 'user',
    summary: 'List groups of possible duplicate resumes, newest first.',
    query: z.object(PAGE_KEYS).optional().default({ limit: 100 }),
    response: z.object({ groups: z.array(DuplicateGroup) }),
    resource: 'resumes',
  }),
  merges: endpoint({
    id: 'duplicates.merges',
    method: 'GET',
    path: '/api/resumes/:id/merges',
    access: 'user',
    summary: "List a resume's earlier versions by merge.",
    params: z.object({ id: Id }),
    response: z.object({ merges: z.array(ResumeMerge) }),
    resource: 'resumes',
  }),
  merge: endpoint({
    id: 'duplicates.merge',
    method: 'POST',
    path: '/api/duplicates/merges',
    access: 'user',
    errors: ['not_found', 'conflict'],
    summary: 'Merge resumes. One stays current, the rest become earlier versions; nothing is deleted.',
    body: MergeInput,
    response: z.object({ merge_id: Id }),
    resource: 'resumes',
    touches: TOUCHES,
  }),
  undo: endpoint({
    id: 'duplicates.undo',
    method: 'DELETE',
    path: '/api/duplicates/merges/:id',
    access: 'user',
    errors: ['conflict'],
    summary: 'Undo a merge and restore every resume.',
    params: z.object({ id: Id }),
    response: Done,
    resource: 'resumes',
    touches: TOUCHES,
  }),
  dismiss: endpoint({
    id: 'duplicates.dismiss',
    method: 'POST',
    path: '/api/duplicates/dismissals',
    access: 'user',
    errors: ['not_found'],
    summary: "Mark resumes as different people so they aren't suggested again.",
    body: Several,
    response: Done,
    resource: 'resumes',
    touches: TOUCHES,
  }),
  reopen: endpoint({
    id: 'duplicates.reopen',
    method: 'POST',
    path: '/api/duplicates/dismissals/undo',
    access: 'user',
    errors: ['not_found'],
    summary: 'Undo a dismissal so the resumes are suggested again.',
    body: Several,
    response: Done,
    resource: 'resumes',
    touches: TOUCHES,
  }),
} as const;
