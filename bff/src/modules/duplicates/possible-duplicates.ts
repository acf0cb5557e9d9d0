import { expressionBuilder } from 'kysely';
import { count, type Tables } from '../../db/kysely.ts';

const { selectFrom } = expressionBuilder<Tables & { r: Tables['resumes'] }, 'r'>();

/** With how many resumes that stand in the lists a resume `r` is an open pair. */
export const POSSIBLE_DUPLICATES = selectFrom(
  selectFrom('resume_pairs')
    .select('second_id as other_id')
    .whereRef('first_id', '=', 'r.id')
    .where('dismissed_at', 'is', null)
    .unionAll(
      selectFrom('resume_pairs')
        .select('first_id as other_id')
        .whereRef('second_id', '=', 'r.id')
        .where('dismissed_at', 'is', null),
    )
    .as('d'),
)
  .innerJoin('resumes as o', 'o.id', 'd.other_id')
  .select(count().as('n'))
  .where('r.merged_into', 'is', null)
  .where('o.merged_into', 'is', null)
  .$asScalar()
  .$notNull();
