import type { ResumeListQuery } from '@shortlist/api-contract';
import { expressionBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';
import { counterOf } from '../counters/counters.ts';
import { isOfCompany } from '../jobs/list-jobs.ts';

const { ref, selectFrom } = expressionBuilder<
  Tables & { r: Tables['resumes']; j: Tables['jobs']; b: Tables['matches'] & Pick<Tables['jobs'], 'title'> },
  'r' | 'j' | 'b'
>();

/** Which match of a resume `r` a list speaks of: its score, its band, its verdicts counted, what it stands in order by, and its position. */
export type BestMatch = typeof OVERALL | typeof AMONG_ASKED;

/** Of all positions, as the database keeps it beside the resume; the verdicts stand at the match. */
export const OVERALL = {
  score: ref('r.best_match_score'),
  band: ref('r.best_match_band'),
  verdicts: selectFrom('matches as kept')
    .select('kept.verdicts')
    .whereRef('kept.job_id', '=', 'r.best_match_job_id')
    .whereRef('kept.resume_id', '=', 'r.id')
    .$asScalar(),
  rankKey: ref('r.best_match_rank_key'),
  jobId: ref('r.best_match_job_id'),
  jobTitle: ref('j.title'),
};

/** Of the positions that are asked for, as `matchedResumes` finds it as `b`. */
export const AMONG_ASKED = {
  score: ref('b.match_score'),
  band: ref('b.band'),
  verdicts: ref('b.verdicts'),
  rankKey: ref('b.rank_key'),
  jobId: ref('b.job_id'),
  jobTitle: ref('b.title'),
};

/** Resumes `r`, each with the position `j` of its best match. */
export function allResumes(em: EntityManager) {
  return kysely(em).selectFrom('resumes as r').leftJoin('jobs as j', 'j.id', 'r.best_match_job_id');
}

type Asked = Pick<ResumeListQuery, 'job_id' | 'company'>;

/**
 * Resumes `r` that are matched against the position or the company, each with the best match `b` and the title of its position. It
 * collects these matches: for a page in the order of matches, or where they are few.
 */
export function matchedResumes(em: EntityManager, ownerId: string, asked: Asked) {
  const matches = matchesOfAsked(ownerId, asked);
  // One position has one match of each resume: nothing to sort, and its best are first in an index.
  const best =
    asked.job_id === undefined
      ? matches
          .distinctOn('m.resume_id')
          .orderBy('m.resume_id')
          .orderBy('m.rank_key', 'desc')
          .orderBy('m.job_id', 'desc')
      : matches;
  const bestMatches = kysely(em).selectFrom(best.as('b'));
  if (asked.job_id !== undefined) return bestMatches.innerJoin('resumes as r', 'r.id', 'b.resume_id');
  // Found by their keys, however many: otherwise the database may read all resumes there are to find some of them.
  return bestMatches.innerJoinLateral(
    ({ ref: of }) =>
      expressionBuilder<Tables>()
        .selectFrom('resumes')
        .selectAll()
        .where('id', '=', of('b.resume_id'))
        .offset(sql.lit(0))
        .as('r'),
    (join) => join.onTrue(),
  );
}

/** The same, but looks for the best match of each resume in the order of the list: soon a page, where many are matched. */
export function matchedInListOrder(em: EntityManager, ownerId: string, asked: Asked) {
  return kysely(em)
    .selectFrom('resumes as r')
    .innerJoinLateral(
      ({ ref: of }) =>
        matchesOfAsked(ownerId, asked)
          .where('m.resume_id', '=', of('r.id'))
          .orderBy('m.rank_key', 'desc')
          .orderBy('m.job_id', 'desc')
          .limit(sql.lit(1))
          .as('b'),
      (join) => join.onTrue(),
    );
}

/**
 * Whether a page of so many resumes of a company is found sooner by `matchedInListOrder`: it looks at one page of every so many resumes
 * as there are for each match, and `matchedResumes` at every match.
 */
export async function areManyMatched(
  em: EntityManager,
  ownerId: string,
  { company = '', limit }: Pick<ResumeListQuery, 'company' | 'limit'>,
): Promise<boolean> {
  const positions = selectFrom('jobs')
    .select(({ ref: of }) => sql<string>`${of('id')}::text`.as('about'))
    .where('owner_id', '=', ownerId)
    .where(isOfCompany(company));
  const { matches, resumes } = await kysely(em)
    .selectNoFrom([
      selectFrom('counters')
        .select(({ ref: of }) => sql<number>`coalesce(sum(${of('n')}), 0)::float8`.as('n'))
        .where('owner_id', '=', ownerId)
        .where('counted', '=', 'matches_of_position')
        .where('about', 'in', positions)
        .$asScalar()
        .$notNull()
        .as('matches'),
      counterOf(ownerId, 'resumes').as('resumes'),
    ])
    .executeTakeFirstOrThrow();
  return matches * matches > resumes * limit;
}

/** The matches `m` with the positions that are asked for. */
function matchesOfAsked(ownerId: string, { job_id, company }: Asked) {
  const positions = expressionBuilder<Tables>()
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('owner_id', '=', ownerId)
    .where(({ eb, lit }) => (job_id === undefined ? lit(true) : eb('id', '=', job_id)))
    .where(({ lit }) => (company ? isOfCompany(company) : lit(true)));
  return expressionBuilder<Tables>()
    .selectFrom(positions.as('asked'))
    .innerJoin('matches as m', 'm.job_id', 'asked.id')
    .select([
      'm.resume_id',
      'm.match_score',
      'm.band',
      'm.verdicts',
      'm.rank_key',
      'm.job_id',
      'asked.title',
    ]);
}
