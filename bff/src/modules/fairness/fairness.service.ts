import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import type {
  DeclaredGroups as DeclaredView,
  endpoints,
  FairnessReport,
  GroupsTaken,
} from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { timestampOrNull } from '../../db/timestamp.ts';
import { getJobText } from '../jobs/jobs.service.ts';
import type { User } from '../users/users.service.ts';
import { type GroupFile, readGroupFile } from './group-rows.ts';
import { type Application, sectionOf } from './impact-ratios.ts';
import { keepGroups } from './keep-groups.ts';

type ReportQuery = z.output<typeof endpoints.fairness.report.query>;

/** So many rows that were not taken are told one by one. */
const PROBLEMS_TOLD = 20;

export async function describeGroups(em: EntityManager, ownerId: string): Promise<DeclaredView> {
  const [row] = await em.execute<
    { declared: number; resumes: number; columns: string[]; declared_at: string | null }[]
  >(sql`
    select (select count(*)::int from declared_groups where owner_id = ${ownerId}) as declared,
      (select count(*)::int from resumes where owner_id = ${ownerId}) as resumes,
      (select max(declared_at) from declared_groups where owner_id = ${ownerId}) as declared_at,
      coalesce((select json_agg(distinct name order by name) from declared_groups d, jsonb_object_keys(d.groups) name
        where d.owner_id = ${ownerId}), '[]') as columns`);
  if (row === undefined) throw new Error('Counting gave no row.');
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
    refuse('csv', 'Blind mode is on, and this file would tell who is there. Name resumes by resume_id.');
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
  const what = { resume_id: 'id', email: 'e-mail address', file_name: 'file name' };
  return `No resume has this ${what[keyedBy]}.`;
}

export async function removeGroups(em: EntityManager, ownerId: string): Promise<void> {
  await em.execute(sql`delete from declared_groups where owner_id = ${ownerId}`);
}

/** @throws AppError not_found for the position of another, invalid_input for a column that nobody declared. */
export async function reportOn(
  em: EntityManager,
  ownerId: string,
  { by, and, ...scope }: ReportQuery,
): Promise<FairnessReport> {
  if (scope.job_id !== undefined) await getJobText(em, ownerId, scope.job_id);
  const applications = await listApplications(em, ownerId, scope);
  const columns = [by, and].filter((column) => column !== undefined).map((column) => column.toLowerCase());
  if (new Set(columns).size < columns.length) refuse('and', 'Choose two different columns.');
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
  const ofJob = job_id === undefined ? raw('true') : sql`job_id = ${job_id}`;
  return em.execute<Application[]>(sql`
    select ${raw(latest('score'))} as score, bool_or(interviewed) as interviewed, bool_or(offer_sent) as offer_sent,
      bool_or(offer_accepted) as offer_accepted, ${raw(latest('groups'))} as groups
    from (
      select coalesce(r.merged_into, r.id) as person, coalesce(m.job_id, o.job_id) as job_id, r.id as resume_id,
        r.merged_into, m.match_score as score, o.interviewed_on is not null as interviewed,
        o.offer_sent_on is not null as offer_sent, o.offer_accepted_on is not null as offer_accepted, d.groups
      from (select * from matches where owner_id = ${ownerId} and ${ofJob}) m
      full join (select * from outcomes where owner_id = ${ownerId} and ${ofJob}) o
        on o.job_id = m.job_id and o.resume_id = m.resume_id
      join (select id, uploaded_at, merged_into from resumes where owner_id = ${ownerId}) r
        on r.id = coalesce(m.resume_id, o.resume_id)
      left join declared_groups d on d.resume_id = r.id
      where ${since(from)} and ${until(to)}
    ) versions
    group by person, job_id`);
}

/** SQL of what the resume that stayed says, or else the newest of its earlier versions that says anything. */
function latest(column: string): string {
  return `(array_agg(${column} order by merged_into is null desc, resume_id desc)
    filter (where ${column} is not null))[1]`;
}

function since(day: string | undefined): RawQueryFragment {
  return day === undefined ? raw('true') : sql`r.uploaded_at >= ${`${day}T00:00:00Z`}::timestamptz`;
}

function until(day: string | undefined): RawQueryFragment {
  if (day === undefined) return raw('true');
  return sql`r.uploaded_at < ${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`;
}

function refuse(field: string, sentence: string): never {
  throw new AppError('invalid_input', sentence, { [field]: sentence });
}
