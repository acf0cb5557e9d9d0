import { type RawQueryFragment, raw, sql } from '@mikro-orm/core';
import type { ResumeListQuery } from '@shortlist/api-contract';
import { SIGN_SQL } from '../blind/candidate-alias.ts';

/** What resumes are found by; in blind mode not by who they are. */
export interface Search extends Partial<Pick<ResumeListQuery, 'search' | 'skill'>> {
  readonly isBlind?: boolean;
}

/**
 * Which resumes `r` have every word and the skill: one question to the index of words, and none when neither is
 * given. In blind mode words are looked for in the title, the skills and the sign of the candidate alone: who finds a
 * name knows whose resume it is.
 */
export function isFound(ownerId: string, { search, skill, isBlind = false }: Search): RawQueryFragment {
  if (!search && !skill) return sql`true`;
  if (isBlind && search) return sql`${isFound(ownerId, { skill })} and ${isShown(search)}`;
  return sql`r.id in (select w.resume_id from resume_words w
    where w.words @@ search_query(${ownerId}::uuid, ${search || null}::text, ${skill || null}::text))`;
}

function isShown(search: string): RawQueryFragment {
  const shown = raw(
    `lower(concat_ws(' ', 'candidate', r.extracted->>'headline', r.skills::text, ${SIGN_SQL}))`,
  );
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.reduce<RawQueryFragment>(
    (all, word) => sql`${all} and position(${word} in ${shown}) > 0`,
    sql`true`,
  );
}
