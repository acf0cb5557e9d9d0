import type {
  DeclaredGroups as DeclaredView,
  endpoints,
  FairnessReport,
  GroupsTaken,
} from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely } from '../../db/kysely.ts';
import { timestampOrNull } from '../../db/timestamp.ts';
import { counterOf } from '../counters/counters.ts';
import { expectJob } from '../jobs/jobs.service.ts';
import type { User } from '../users/users.service.ts';
import { countApplications } from './count-applications.ts';
import { DeclaredGroups } from './declared-groups.entity.ts';
import { type GroupFile, readGroupFile } from './group-rows.ts';
import { countOf, sectionOf } from './impact-ratios.ts';
import { keepGroups } from './keep-groups.ts';

type ReportQuery = z.output<typeof endpoints.fairness.report.query>;

/** So many rows that were not taken are told one by one. */
const PROBLEMS_TOLD = 20;

export async function describeGroups(em: EntityManager, ownerId: string): Promise<DeclaredView> {
  const row = await kysely(em)
    .selectNoFrom(({ selectFrom }) => {
      const own = selectFrom('declared_groups as d').where('d.owner_id', '=', ownerId);
      // The counter has those that stayed.
      const merged = selectFrom('resumes')
        .select(count().as('n'))
        .where('owner_id', '=', ownerId)
        .where('merged_into', 'is not', null);
      return [
        own.select(count().as('n')).$asScalar().$notNull().as('declared'),
        own
          .select((groups) => groups.fn.max('d.declared_at').as('at'))
          .$asScalar()
          .as('declared_at'),
        sql<number>`${counterOf(ownerId, 'resumes')} + ${merged}`.as('resumes'),
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
  const columns = [by, and].filter((column) => column !== undefined).map((column) => column.toLowerCase());
  if (new Set(columns).size < columns.length) refuse('and', 'Select two different columns.');
  const { job_id: jobId, from, to } = scope;
  const applications = await countApplications(em, { ownerId, columns, jobId, from, to });
  const places = columns.map((_, place) => place);
  const together = columns.length > 1 ? [places] : [];
  return {
    made_at: new Date().toISOString(),
    applications: countOf(applications),
    sections: [...places.map((place) => [place]), ...together].map((each) =>
      sectionOf(applications, columns, each),
    ),
  };
}

function refuse(field: string, sentence: string): never {
  throw new AppError('invalid_input', sentence, { [field]: sentence });
}
