import { type JobStage, parseJobDescription } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { Job } from './job.entity.ts';
import { JOB_COLUMNS, matchesOf } from './job-row.ts';
import { listColumnsOf } from './list-columns.ts';

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

/** A position with the count and the best of its matches; its stage is null when it follows the age. */
export type JobRow = Awaited<ReturnType<typeof getJob>>;

interface Own {
  readonly ownerId: string;
  readonly id: string;
}

const NOT_FOUND = 'Job not found or you are not authorized.';

/** @throws AppError not_found, also for the job of another. */
export async function getJob(em: EntityManager, ownerId: string, id: string) {
  const row = await kysely(em)
    .selectFrom('jobs as j')
    .crossJoinLateral(({ ref }) => matchesOf(ref('j.id')))
    .select(JOB_COLUMNS)
    .where('j.owner_id', '=', ownerId)
    .where('j.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', NOT_FOUND);
  return row;
}

/** Posts a position, now or, for data that comes from elsewhere, at the time it was posted. */
export async function createJob(
  em: EntityManager,
  ownerId: string,
  input: JobInput & { readonly createdAt?: Date },
): Promise<JobRow> {
  const job = em.create(Job, { ownerId, ...input, ...listColumnsOf(input.title, input.description) });
  await em.flush();
  return getJob(em, ownerId, job.id);
}

/** Changes a position as a whole: of two changes at once the later one stands. @throws AppError not_found */
export async function updateJob(
  em: EntityManager,
  own: Own,
  { title, description }: JobInput,
): Promise<JobRow> {
  return change(em, own, { title, description, ...listColumnsOf(title, description) });
}

/** Moves a position on the tracking board, or with null lets it follow its age again. @throws AppError not_found */
export async function moveJob(em: EntityManager, own: Own, stage: JobStage | null): Promise<JobRow> {
  return change(em, own, { stage });
}

/** Deletes a position; its matches and outcomes go with it. @throws AppError not_found */
export async function removeJob(em: EntityManager, ownerId: string, id: string): Promise<void> {
  const removed = await em.nativeDelete(Job, { id, ownerId });
  if (removed === 0) throw new AppError('not_found', NOT_FOUND);
}

/** What a resume is matched against. @throws AppError not_found */
export async function getJobText(em: EntityManager, ownerId: string, id: string): Promise<JobText> {
  const job = await em.findOne(Job, { id, ownerId });
  if (job === null) throw new AppError('not_found', NOT_FOUND);
  const { text, metadata } = parseJobDescription(job.description ?? null);
  return { title: job.title, description: text, skillTags: metadata?.skillTags ?? [] };
}

/** One statement writes all the fields given, so that changes at once never mix. */
async function change(em: EntityManager, own: Own, fields: Partial<Job>): Promise<JobRow> {
  const changed = await em.nativeUpdate(Job, { ...own }, { ...fields, updatedAt: new Date() });
  if (changed === 0) throw new AppError('not_found', NOT_FOUND);
  return getJob(em, own.ownerId, own.id);
}
