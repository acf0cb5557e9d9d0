import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely } from '../../db/kysely.ts';
import { BlindEntry } from './blind-entry.entity.ts';

/** A resume of an answer, revealed or not. `text` and `blocks` only where they were asked for. */
export type HiddenResume = Awaited<ReturnType<typeof findIdentities>>[number];

/** Up to so many resumes an answer is masked by their whole texts, beyond by their words: a list quotes single lines. */
const WHOLE_TEXTS = 5;

/** Those of the ids that are resumes of the owner. */
export async function findIdentities(em: EntityManager, ownerId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const isWhole = sql<boolean>`${ids.length <= WHOLE_TEXTS}::boolean`;
  return kysely(em)
    .selectFrom('resumes as r')
    .select(['r.id', 'r.file_name', 'r.candidate_name', 'r.email', 'r.phone'])
    .select(({ eb, exists, ref, selectFrom }) => [
      sql<string | null>`${ref('r.extracted')}->>'candidateName'`.as('extracted_name'),
      sql<string | null>`${ref('r.extracted')}->>'email'`.as('extracted_email'),
      sql<string | null>`${ref('r.extracted')}->>'phone'`.as('extracted_phone'),
      sql<string[]>`coalesce(${ref('r.extracted')}->'links', '[]')`.as('links'),
      eb.case().when(isWhole).then(ref('r.text')).end().as('text'),
      eb.case().when(isWhole).then(ref('r.blocks')).end().as('blocks'),
      exists(
        selectFrom('blind_log as l')
          .select('l.id')
          .whereRef('l.owner_id', '=', 'r.owner_id')
          .whereRef('l.resume_id', '=', 'r.id')
          .where('l.event', '=', 'reveal'),
      ).as('is_revealed'),
    ])
    .where('r.owner_id', '=', ownerId)
    .where('r.id', '=', anyOf(ids))
    .execute();
}

/** Whether blind mode was lifted for a resume. */
export async function isRevealed(em: EntityManager, ownerId: string, resumeId: string): Promise<boolean> {
  return (await em.findOne(BlindEntry, { ownerId, resumeId, event: 'reveal' })) !== null;
}
