import { sql } from '@mikro-orm/core';
import { type PageQuery, parseJobDescription } from '@shortlist/api-contract';
import { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { type Page, pageOf, startOf } from '../../db/page.ts';
import { AppError } from '../../errors.ts';
import { Job } from './job.entity.ts';

/** A position with the count and the best of its matches, as the database returns it. */
export interface JobRow {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly is_active: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly matched_resumes: number;
  readonly best_match_score: number | null;
}

export interface JobInput {
  readonly title: string;
  readonly description: string | null;
}

/** The words of a position that a resume is matched against. */
export interface JobText {
  readonly title: string;
  readonly description: string;
  readonly skillTags: string[];
}

const NOT_FOUND = 'Job not found or you are not authorized.';

export async function listJobs(em: EntityManager, ownerId: string, query: PageQuery): Promise<Page<JobRow>> {
  const after = startOf(query);
  const rows = await em.execute<JobRow[]>(sql`
    select j.id, j.title, j.description, j.is_active, j.created_at, j.updated_at,
      coalesce(m.matched_resumes, 0)::int as matched_resumes, m.best_match_score
    from jobs j
    left join lateral (
      select count(*) as matched_resumes, max(match_score) as best_match_score from matches where job_id = j.id
    ) m on true
    where j.owner_id = ${ownerId} and (j.created_at, j.id) < (${after.time}, ${after.id})
    order by j.created_at desc, j.id desc
    limit ${query.limit + 1}`);
  return pageOf(rows, query.limit, (row) => ({ time: new Date(row.created_at), id: row.id }));
}

/** @throws AppError not_found, also for the job of another. */
export async function getJob(em: EntityManager, ownerId: string, id: string): Promise<JobRow> {
  const [row] = await em.execute<JobRow[]>(sql`
    select j.id, j.title, j.description, j.is_active, j.created_at, j.updated_at,
      count(m.id)::int as matched_resumes, max(m.match_score) as best_match_score
    from jobs j left join matches m on m.job_id = j.id
    where j.owner_id = ${ownerId} and j.id = ${id}
    group by j.id`);
  if (row === undefined) throw new AppError('not_found', NOT_FOUND);
  return row;
}

/** Posts a position, now or, for data that comes from elsewhere, at the time it was posted. */
export async function createJob(
  em: EntityManager,
  ownerId: string,
  input: JobInput & { readonly createdAt?: Date },
): Promise<JobRow> {
  const job = em.create(Job, { ownerId, ...input, ...readFromDescription(input.description) });
  await em.flush();
  return getJob(em, ownerId, job.id);
}

/** @throws AppError not_found */
export async function updateJob(em: EntityManager, job: { ownerId: string; id: string }, input: JobInput) {
  const found = await findOwn(em, job.ownerId, job.id);
  em.assign(found, { ...input, ...readFromDescription(input.description) });
  await em.flush();
  return getJob(em, job.ownerId, job.id);
}

/** Deletes a position; its matches go with it. @throws AppError not_found */
export async function removeJob(em: EntityManager, ownerId: string, id: string): Promise<void> {
  const removed = await em.nativeDelete(Job, { id, ownerId });
  if (removed === 0) throw new AppError('not_found', NOT_FOUND);
}

/** What a resume is matched against. @throws AppError not_found */
export async function getJobText(em: EntityManager, ownerId: string, id: string): Promise<JobText> {
  const job = await findOwn(em, ownerId, id);
  const { text, metadata } = parseJobDescription(job.description ?? null);
  return { title: job.title, description: text, skillTags: metadata?.skillTags ?? [] };
}

async function findOwn(em: EntityManager, ownerId: string, id: string): Promise<Job> {
  const job = await em.findOne(Job, { id, ownerId });
  if (job === null) throw new AppError('not_found', NOT_FOUND);
  return job;
}

/** The calendar of the database has no year 0. */
const DueDate = z.iso.date().refine((date) => date >= '0001');

/** What lists and counts need of a serialised description, kept in columns. */
function readFromDescription(description: string | null): { isActive: boolean; dueDate: string | null } {
  const { metadata } = parseJobDescription(description);
  const dueDate = DueDate.safeParse(metadata?.dueDate);
  return { isActive: metadata?.isActive ?? true, dueDate: dueDate.success ? dueDate.data : null };
}
