import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Done, Id, PageQuery, Timestamp } from './fields.ts';

/** A position. `description` is plain text or serialised JSON: read it with `parseJobDescription`. */
export const Job = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  is_active: z.boolean(),
  /** How many resumes have been matched against it. */
  matched_resumes: z.number().int().min(0),
  /** The best of those matches, 0 to 1; null when there is none. */
  best_match_score: z.number().min(0).max(1).nullable(),
});
export type Job = z.infer<typeof Job>;

export const JobInput = z.object({
  title: z
    .string('Title is required.')
    .trim()
    .min(1, 'Title is required.')
    .max(200, 'A title may have 200 characters.'),
  description: z
    .string()
    .max(50_000, 'A description may have 50,000 characters.')
    .nullish()
    .transform((text) => text ?? null),
});

const JobId = z.object({ id: Id });

export const jobs = {
  list: endpoint({
    id: 'jobs.list',
    method: 'GET',
    path: '/api/jobs',
    access: 'user',
    summary: 'The own positions, newest first.',
    query: PageQuery,
    response: z.array(Job),
    resource: 'jobs',
  }),
  get: endpoint({
    id: 'jobs.get',
    method: 'GET',
    path: '/api/jobs/:id',
    access: 'user',
    summary: 'One own position.',
    params: JobId,
    response: Job,
    resource: 'jobs',
  }),
  create: endpoint({
    id: 'jobs.create',
    method: 'POST',
    path: '/api/jobs',
    access: 'user',
    summary: 'Posts a position.',
    body: JobInput,
    response: Job,
    status: 201,
    resource: 'jobs',
    touches: ['jobs', 'matches', 'dashboard'],
  }),
  update: endpoint({
    id: 'jobs.update',
    method: 'PUT',
    path: '/api/jobs/:id',
    access: 'user',
    summary: 'Changes a position.',
    params: JobId,
    body: JobInput,
    response: Job,
    resource: 'jobs',
    touches: ['jobs', 'matches', 'dashboard'],
  }),
  remove: endpoint({
    id: 'jobs.remove',
    method: 'DELETE',
    path: '/api/jobs/:id',
    access: 'user',
    summary: 'Deletes a position and its matches.',
    params: JobId,
    response: Done,
    resource: 'jobs',
    touches: ['jobs', 'matches', 'resumes', 'dashboard'],
  }),
} as const;
