import { type JobStage, parseJobDescription, type Requirement } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { AnalyzedJob } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { aliasesOf } from '../aliases/aliases-of.ts';
import { readingOf, withMovedSpans } from '../requirements/saved-requirements.ts';
import { Job } from './job.entity.ts';
import { readingOfJob } from './job-reading.ts';
import { JOB_COLUMNS, matchesOf } from './job-row.ts';
import { listColumnsOf } from './list-columns.ts';

export interface JobInput {
  readonly title: string;
  readonly description: string | null;
}

/** A position as a resume is matched against it. */
export interface JobToMatch {
  readonly job: AnalyzedJob;
  /** Names what of it was read: another one once its requirements or the account's aliases are others. */
  readonly reading: string;
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
    .crossJoinLateral(({ ref }) => matchesOf(ownerId, ref('j.id')))
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
  const fields = { title, description, ...listColumnsOf(title, description) };
  return em.transactional(async (tx) => {
    const held = await holdJob(tx, own);
    if (held.requirements === null) return change(tx, own, fields);
    const edit = { before: textOf(held.description), after: textOf(description) };
    return change(tx, own, { ...fields, requirements: withMovedSpans(held.requirements, edit) });
  });
}

/** Saves what a position asks for, made from its plain text; null: as the engine reads it. @throws AppError not_found */
export async function saveRequirements(
  em: EntityManager,
  own: Own,
  requirementsFor: (text: string) => Requirement[] | null,
): Promise<void> {
  await em.transactional(async (tx) => {
    const { description } = await holdJob(tx, own);
    const requirements = requirementsFor(textOf(description));
    await tx.nativeUpdate(Job, { ...own }, { requirements, reading: readingOf(requirements) });
  });
}

/** Of two changes at once the second sees what the first wrote. @throws AppError not_found */
async function holdJob(tx: EntityManager, { ownerId, id }: Own) {
  const row = await kysely(tx)
    .selectFrom('jobs')
    .select(['description', 'requirements'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', NOT_FOUND);
  return row;
}

function textOf(description: string | null): string {
  return parseJobDescription(description).text;
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
export async function getJobToMatch(em: EntityManager, ownerId: string, id: string): Promise<JobToMatch> {
  const row = await kysely(em)
    .selectFrom('jobs as j')
    .select(['j.title', 'j.description', 'j.requirements'])
    .select(({ ref }) => [
      aliasesOf(ownerId).as('aliases'),
      readingOfJob(ref('j.reading'), ownerId).as('reading'),
    ])
    .where('j.owner_id', '=', ownerId)
    .where('j.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', NOT_FOUND);
  const { text, metadata } = parseJobDescription(row.description);
  const job = { title: row.title, description: text, skillTags: metadata?.skillTags ?? [] };
  // What there is none of is left out: the fingerprints of matches stay what they were.
  const { requirements, aliases, reading } = row;
  return {
    job: { ...job, ...(requirements && { requirements }), ...(aliases.length > 0 && { aliases }) },
    reading,
  };
}

/** Whether there is such a position. @throws AppError not_found */
export async function expectJob(em: EntityManager, ownerId: string, id: string): Promise<void> {
  if ((await em.count(Job, { id, ownerId })) === 0) throw new AppError('not_found', NOT_FOUND);
}

/** One statement writes all the fields given, so that changes at once never mix. */
async function change(em: EntityManager, own: Own, fields: Partial<Job>): Promise<JobRow> {
  const changed = await em.nativeUpdate(Job, { ...own }, { ...fields, updatedAt: new Date() });
  if (changed === 0) throw new AppError('not_found', NOT_FOUND);
  return getJob(em, own.ownerId, own.id);
}
