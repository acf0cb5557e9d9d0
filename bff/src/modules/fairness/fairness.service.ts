import type {
  DeclaredGroups as DeclaredView,
  endpoints,
  FairnessReport,
  GroupsTaken,
} from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { type Expression, expressionBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely, type Tables } from '../../db/kysely.ts';
import { timestampOrNull } from '../../db/timestamp.ts';
import { expectJob } from '../jobs/jobs.service.ts';
import type { User } from '../users/users.service.ts';
import { DeclaredGroups } from './declared-groups.entity.ts';
import { type GroupFile, readGroupFile } from './group-rows.ts';
import { type Application, sectionOf } from './impact-ratios.ts';
import { keepGroups } from './keep-groups.ts';

type ReportQuery = z.output<typeof endpoints.fairness.report.query>;

/** So many rows that were not taken are told one by one. */
const PROBLEMS_TOLD = 20;

export async function describeGroups(em: EntityManager, ownerId: string): Promise<DeclaredView> {
  const row = await kysely(em)
    .selectNoFrom(({ selectFrom }) => {
      const own = selectFrom('declared_groups as d').where('d.owner_id', '=', ownerId);
      return [
        own.select(count().as('n')).$asScalar().$notNull().as('declared'),
        own
          .select((groups) => groups.fn.max('d.declared_at').as('at'))
          .$asScalar()
          .as('declared_at'),
        selectFrom('resumes')
          .select(count().as('n'))
          .where('owner_id', '=', ownerId)
          .$asScalar()
          .$notNull()
          .as('resumes'),
        own
          .crossJoinLateral(({ ref }) =>
            sql<{ name: string }>`jsonb_object_keys(${ref('d.groups')})`.as<'k'>(sql`k(name)`),
          )
          .select(({ ref }) =>
            sql<string[]>`coalesce(json_agg(distinct ${ref('k.name')} order by ${ref('k.name')}), '[]')`.as(
              'names',
            ),
          )
          .$asScalar()
          .$notNull()
          .as('columns'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { ...row, declared_at: timestampOrNull(row.declared_at) };
}

/**
 * Takes a file of groups in the place of the one before. What it says of resumes that are not there is told by the
 * row, never by what stands in it.
 *
 * @throws AppError invalid_input when no row of it can be taken, and in blind mode for one that names people.
 */
export async function declareGroups(
  em: EntityManager,
  { id: ownerId, blindMode }: Pick<User, 'id' | 'blindMode'>,
  csv: string,
): Promise<GroupsTaken> {
  const file = readGroupFile(csv);
  if (blindMode && file.keyedBy !== 'resume_id')
    refuse('csv', 'Blind mode is on. Identify resumes by resume_id instead.');
  const { resumes, unknown } = await keepGroups(em, ownerId, file);
  const problems = [...file.problems, ...unknown.map((row) => ({ row, error: unknownOf(file) }))];
  return {
    rows: file.rows.length + file.problems.length,
    resumes,
    refused: problems.length,
    problems: problems.toSorted((one, other) => one.row - other.row).slice(0, PROBLEMS_TOLD),
  };
}

function unknownOf({ keyedBy }: GroupFile): string {
  const what = { resume_id: 'id', email: 'email address', file_name: 'file name' };
  return `No resume has this ${what[keyedBy]}.`;
}

export async function removeGroups(em: EntityManager, ownerId: string): Promise<void> {
  await em.nativeDelete(DeclaredGroups, { ownerId });
}

/** @throws AppError not_found for the position of another, invalid_input for a column that nobody declared. */
export async function reportOn(
  em: EntityManager,
  ownerId: string,
  { by, and, ...scope }: ReportQuery,
): Promise<FairnessReport> {
  if (scope.job_id !== undefined) await expectJob(em, ownerId, scope.job_id);
  const applications = await listApplications(em, ownerId, scope);
  const columns = [by, and].filter((column) => column !== undefined).map((column) => column.toLowerCase());
  if (new Set(columns).size < columns.length) refuse('and', 'Select two different columns.');
  const together = columns.length > 1 ? [columns] : [];
  return {
    made_at: new Date().toISOString(),
    applications: applications.length,
    sections: [...columns.map((column) => [column]), ...together].map((each) =>
      sectionOf(applications, each),
    ),
  };
}

/** One for each person and position, whichever of the merged resumes the match and the outcome belong to. */
function listApplications(
  em: EntityManager,
  ownerId: string,
  { job_id, from, to }: Pick<ReportQuery, 'job_id' | 'from' | 'to'>,
): Promise<Application[]> {
  const { and, eb, lit, selectFrom } = expressionBuilder<Tables & { r: Tables['resumes'] }, 'r'>();
  const ofJob =
    job_id === undefined
      ? lit(true)
      : expressionBuilder<Tables, 'matches' | 'outcomes'>().eb('job_id', '=', job_id);
  const isUploadedThen = and([
    from === undefined ? lit(true) : eb('r.uploaded_at', '>=', `${from}T00:00:00Z`),
    to === undefined ? lit(true) : eb('r.uploaded_at', '<', dayAfter(to)),
  ]);
  const matches = selectFrom('matches').selectAll().where('owner_id', '=', ownerId).where(ofJob);
  const outcomes = selectFrom('outcomes').selectAll().where('owner_id', '=', ownerId).where(ofJob);
  const versions = selectFrom(matches.as('m'))
    .fullJoin(outcomes.as('o'), (join) =>
      join.onRef('o.job_id', '=', 'm.job_id').onRef('o.resume_id', '=', 'm.resume_id'),
    )
    .innerJoin('resumes as r', (join) =>
      join
        .on('r.owner_id', '=', ownerId)
        .on((on) => on('r.id', '=', on.fn.coalesce('m.resume_id', 'o.resume_id'))),
    )
    .leftJoin('declared_groups as d', 'd.resume_id', 'r.id')
    .select(({ fn, ref }) => [
      fn.coalesce('r.merged_into', 'r.id').as('person'),
      fn.coalesce('m.job_id', 'o.job_id').as('job_id'),
      'r.id as resume_id',
      'r.merged_into',
      'm.match_score as score',
      sql<boolean>`${ref('o.interviewed_on')} is not null`.as('interviewed'),
      sql<boolean>`${ref('o.offer_sent_on')} is not null`.as('offer_sent'),
      sql<boolean>`${ref('o.offer_accepted_on')} is not null`.as('offer_accepted'),
      'd.groups',
    ])
    .where(isUploadedThen);
  return kysely(em)
    .selectFrom(versions.as('v'))
    .select(({ fn, ref }) => [
      latest(ref('v.score')).as('score'),
      fn<boolean>('bool_or', ['v.interviewed']).as('interviewed'),
      fn<boolean>('bool_or', ['v.offer_sent']).as('offer_sent'),
      fn<boolean>('bool_or', ['v.offer_accepted']).as('offer_accepted'),
      latest(ref('v.groups')).as('groups'),
    ])
    .groupBy(['v.person', 'v.job_id'])
    .execute();
}

/** What the resume that stayed says, or else the newest of its earlier versions that says anything. */
function latest<Value>(column: Expression<Value>) {
  return sql<Value>`(array_agg(${column} order by v.merged_into is null desc, v.resume_id desc)
    filter (where ${column} is not null))[1]`;
}

function dayAfter(day: string) {
  return sql<string>`${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`;
}

function refuse(field: string, sentence: string): never {
  throw new AppError('invalid_input', sentence, { [field]: sentence });
}
