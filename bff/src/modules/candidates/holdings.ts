import type { CandidateHoldings } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, count, kysely } from '../../db/kysely.ts';

/** How many rows of each kind are held of some resumes: one query. */
export function countCandidateData(em: EntityManager, ids: readonly string[]): Promise<CandidateHoldings> {
  return kysely(em)
    .selectNoFrom(({ selectFrom }) => {
      const ofResumes = (
        table: 'analyses' | 'matches' | 'outcomes' | 'overrides' | 'settled_verdicts' | 'score_log',
      ) =>
        selectFrom(table).select(count().as('n')).where('resume_id', '=', anyOf(ids)).$asScalar().$notNull();
      return [
        selectFrom('resumes')
          .select(count().as('n'))
          .where('id', '=', anyOf(ids))
          .$asScalar()
          .$notNull()
          .as('resumes'),
        ofResumes('analyses').as('analyses'),
        ofResumes('matches').as('matches'),
        ofResumes('outcomes').as('outcomes'),
        ofResumes('overrides').as('overrides'),
        ofResumes('settled_verdicts').as('settled_verdicts'),
        ofResumes('score_log').as('log_entries'),
      ];
    })
    .executeTakeFirstOrThrow();
}
