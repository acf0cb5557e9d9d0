import { type RawQueryFragment, sql } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { getResume } from '../resumes/resumes.service.ts';

export interface OwnResume {
  readonly ownerId: string;
  readonly id: string;
}

/**
 * The ids of all resumes of the person whose resume this is, merged ones among them: what is exported and erased
 * together.
 *
 * @throws AppError not_found when the resume is not own
 */
export async function resumesOfCandidate(em: EntityManager, own: OwnResume): Promise<string[]> {
  const { id, merged_into } = await getResume(em, own);
  const main = merged_into ?? id;
  const rows = await em.execute<{ id: string }[]>(sql`
    select id from resumes where owner_id = ${own.ownerId} and (id = ${main} or merged_into = ${main}) order by id`);
  return rows.map((row) => row.id);
}

/** SQL of "any of these ids": one text parameter, because the two drivers bind arrays differently. */
export function anyOf(ids: readonly string[]): RawQueryFragment {
  return sql`any(string_to_array(${ids.join(',')}, ',')::uuid[])`;
}
