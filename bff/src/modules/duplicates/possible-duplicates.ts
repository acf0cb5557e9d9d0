import { sql } from '@mikro-orm/core';

/** SQL: with how many resumes that stand in the lists a resume `r` is an open pair. */
export const POSSIBLE_DUPLICATES = sql`(
  select count(*)::int from (
    select second_id as other_id from resume_pairs where first_id = r.id and dismissed_at is null
    union all
    select first_id from resume_pairs where second_id = r.id and dismissed_at is null) d
  join resumes o on o.id = d.other_id
  where r.merged_into is null and o.merged_into is null)`;
