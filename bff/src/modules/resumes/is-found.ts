import { type RawQueryFragment, sql } from '@mikro-orm/core';
import type { ResumeListQuery } from '@shortlist/api-contract';

/**
 * Which resumes `r` have every word and the skill: one question to the index of words, and none when neither is
 * given.
 */
export function isFound(
  ownerId: string,
  { search, skill }: Partial<Pick<ResumeListQuery, 'search' | 'skill'>>,
): RawQueryFragment {
  if (!search && !skill) return sql`true`;
  return sql`r.id in (select w.resume_id from resume_words w
    where w.words @@ search_query(${ownerId}::uuid, ${search || null}::text, ${skill || null}::text))`;
}
