import { type Expression, type ExpressionBuilder, type QueryCreator, type SqlBool, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { count, kysely, type Tables } from '../../db/kysely.ts';
import type { Applications } from './impact-ratios.ts';

/** Which applications are counted, and by which columns of groups. */
interface Asked {
  readonly ownerId: string;
  readonly columns: readonly string[];
  readonly jobId: string | undefined;
  /** Days on which the resume was uploaded. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The resumes of those who have several, with the one that stayed. */
interface People {
  people: { id: string; person: string; merged_into: string | null };
}

type Builder = ExpressionBuilder<Tables & People, never>;
type OfResume = (resumeId: Expression<string>) => Expression<SqlBool>;

/**
 * Counts the applications that are alike. There is one for each person and position, whichever of the merged resumes the match
 * and the outcome belong to. Those of a person with one resume are read from indexes alone and needn't be put together.
 */
export function countApplications(em: EntityManager, asked: Asked): Promise<Applications[]> {
  return kysely(em)
    .with('people', (db) => peopleOf(db, asked.ownerId))
    .with('several', (db) => ofSeveral(db, asked))
    .selectFrom((eb) => ofOne(eb, asked).unionAll(eb.selectFrom('several').selectAll()).as('a'))
    .select(({ ref }) => [
      sql<
        string[]
      >`array[${sql.join(asked.columns.map((each) => declaredAs(ref('a.declared'), each)))}]::text[]`.as(
        'groups',
      ),
      'a.score',
      'a.interviewed',
      'a.offer_sent',
      'a.offer_accepted',
      count().as('count'),
    ])
    .groupBy([sql.ref('groups'), 'a.score', 'a.interviewed', 'a.offer_sent', 'a.offer_accepted'])
    .execute();
}

function peopleOf(db: QueryCreator<Tables>, ownerId: string) {
  const merged = db
    .selectFrom('resumes')
    .where('owner_id', '=', ownerId)
    .where('merged_into', 'is not', null);
  return merged
    .select(['id', sql<string>`merged_into`.as('person'), 'merged_into'])
    .union(
      merged.select([
        sql<string>`merged_into`.as('id'),
        sql<string>`merged_into`.as('person'),
        sql<string | null>`null::uuid`.as('merged_into'),
      ]),
    );
}

/** Each person and position with all that there is of the versions. */
function ofSeveral(db: QueryCreator<Tables & People>, asked: Asked) {
  const ids = db.selectFrom('people').select('id');
  return db
    .selectFrom((eb) => versions(eb, asked, (id) => sql`${id} = any(array(${ids}))`).as('v'))
    .innerJoin('people as p', 'p.id', 'v.resume_id')
    .select(({ fn, ref }) => [
      latest(ref('v.score')).as('score'),
      fn<boolean>('bool_or', ['v.interviewed']).as('interviewed'),
      fn<boolean>('bool_or', ['v.offer_sent']).as('offer_sent'),
      fn<boolean>('bool_or', ['v.offer_accepted']).as('offer_accepted'),
      latest(ref('v.declared')).as('declared'),
    ])
    .groupBy(['p.person', 'v.job_id']);
}

function ofOne(eb: Builder, asked: Asked) {
  const isPerson = (id: Expression<string>) =>
    eb.selectFrom('people').select('id').where('people.id', '=', id);
  return eb
    .selectFrom(versions(eb, asked, (id) => sql`not exists (${isPerson(id)})`).as('one'))
    .select(['score', 'interviewed', 'offer_sent', 'offer_accepted', 'declared']);
}

/** What there is of a resume and a position: a match, an outcome, or both. */
function versions({ selectFrom, val }: Builder, { ownerId, jobId, ...days }: Asked, isOf: OfResume) {
  const uploaded = isUploaded({ selectFrom }, ownerId, days);
  const isAsked: OfResume = (id) => sql`(${isOf(id)} and ${uploaded(id)})`;
  const ofJob = (id: Expression<string>) =>
    jobId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${id} = ${val(jobId)}`;
  const matches = selectFrom('matches')
    .select(['job_id', 'resume_id', 'match_score'])
    .where('owner_id', '=', ownerId)
    .where(({ ref }) => ofJob(ref('job_id')))
    .where(({ ref }) => isAsked(ref('resume_id')));
  const outcomes = selectFrom('outcomes')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(({ ref }) => ofJob(ref('job_id')))
    .where(({ ref }) => isAsked(ref('resume_id')));
  return selectFrom(matches.as('m'))
    .fullJoin(outcomes.as('o'), (join) =>
      join.onRef('o.job_id', '=', 'm.job_id').onRef('o.resume_id', '=', 'm.resume_id'),
    )
    .leftJoin('declared_groups as d', (join) =>
      join.on((on) => on('d.resume_id', '=', on.fn.coalesce('m.resume_id', 'o.resume_id'))),
    )
    .select(({ fn, ref }) => [
      fn.coalesce('m.job_id', 'o.job_id').as('job_id'),
      fn.coalesce('m.resume_id', 'o.resume_id').as('resume_id'),
      'm.match_score as score',
      sql<boolean>`${ref('o.interviewed_on')} is not null`.as('interviewed'),
      sql<boolean>`${ref('o.offer_sent_on')} is not null`.as('offer_sent'),
      sql<boolean>`${ref('o.offer_accepted_on')} is not null`.as('offer_accepted'),
      'd.groups as declared',
    ]);
}

function isUploaded(
  { selectFrom }: Pick<Builder, 'selectFrom'>,
  ownerId: string,
  { from, to }: Pick<Asked, 'from' | 'to'>,
): OfResume {
  if (from === undefined && to === undefined) return () => sql`true`;
  let then = selectFrom('resumes').select('id').where('owner_id', '=', ownerId);
  if (from !== undefined) then = then.where('uploaded_at', '>=', `${from}T00:00:00Z`);
  if (to !== undefined) then = then.where('uploaded_at', '<', dayAfter(to));
  return (id) => sql`${id} in (${then})`;
}

/** What the resume that stayed says, or else the newest of its earlier versions that says anything. */
function latest<Value>(column: Expression<Value>) {
  return sql<Value>`(array_agg(${column} order by p.merged_into is null desc, v.resume_id desc)
    filter (where ${column} is not null))[1]`;
}

/** '' where nothing was declared. */
function declaredAs(declared: Expression<unknown>, column: string) {
  return sql<string>`coalesce(${declared} ->> ${column}::text, '')`;
}

function dayAfter(day: string) {
  return sql<string>`${`${day}T00:00:00Z`}::timestamptz + interval '1 day'`;
}
