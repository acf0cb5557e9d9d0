import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
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
  const rows = await kysely(em)
    .selectFrom('resumes')
    .select('id')
    .where('owner_id', '=', own.ownerId)
    .where(({ eb, or }) => or([eb('id', '=', main), eb('merged_into', '=', main)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
