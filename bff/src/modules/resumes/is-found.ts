import type { ResumeListQuery } from '@shortlist/api-contract';
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../db/kysely.ts';
import { signOf } from '../blind/candidate-alias.ts';

/** What resumes are found by; in blind mode not by who they are. */
export interface Search extends Partial<Pick<ResumeListQuery, 'search' | 'skill'>> {
  readonly isBlind?: boolean;
}

const { and, eb, fn, lit, ref, selectFrom, val } = expressionBuilder<
  Tables & { r: Tables['resumes'] },
  'r'
>();

/**
 * Which resumes `r` have every word and the skill: one question to the index of words, and none when neither is
 * given. In blind mode words are looked for in the title, the skills and the sign of the candidate alone: who finds a
 * name knows whose resume it is.
 */
export function isFound(ownerId: string, { search, skill, isBlind = false }: Search): Expression<SqlBool> {
  if (!search && !skill) return lit(true);
  if (isBlind && search) return and([isFound(ownerId, { skill }), isShown(search)]);
  const found = selectFrom('resume_words as w')
    .select('w.resume_id')
    .where(
      (words) => sql<SqlBool>`${words.ref('w.words')}
        @@ search_query(${ownerId}::uuid, ${search || null}::text, ${skill || null}::text)`,
    );
  return eb('r.id', 'in', found);
}

function isShown(search: string): Expression<SqlBool> {
  const shown = sql<string>`lower(concat_ws(' ', 'candidate', ${ref('r.extracted')}->>'headline',
    ${ref('r.skills')}::text, ${signOf(ref('r.id'))}))`;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return and(words.map((word) => eb(fn<number>('strpos', [shown, val(word)]), '>', 0)));
}
