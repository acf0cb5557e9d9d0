import { sql } from '@mikro-orm/core';
import type { ResumeBlock } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import type { Identity } from './identity.ts';

/** A resume of an answer, revealed or not. `text` and `blocks` only where they were asked for. */
export interface HiddenResume extends Identity {
  readonly is_revealed: boolean;
  readonly text: string | null;
  readonly blocks: readonly ResumeBlock[] | null;
}

/** Up to so many resumes an answer is masked by their whole texts, beyond by their words: a list quotes single lines. */
const WHOLE_TEXTS = 5;

/** Those of the ids that are resumes of the owner. */
export async function findIdentities(
  em: EntityManager,
  ownerId: string,
  ids: readonly string[],
): Promise<HiddenResume[]> {
  if (ids.length === 0) return [];
  // One text parameter, because the two drivers bind arrays differently.
  const wanted = sql`any(string_to_array(${ids.join(',')}, ',')::uuid[])`;
  const isWhole = ids.length <= WHOLE_TEXTS;
  return em.execute<HiddenResume[]>(sql`
    select r.id, r.file_name, r.candidate_name, r.extracted->>'candidateName' as extracted_name, r.email, r.phone,
      r.extracted->>'email' as extracted_email, r.extracted->>'phone' as extracted_phone,
      coalesce(r.extracted->'links', '[]') as links,
      case when ${isWhole}::boolean then r.text end as text, case when ${isWhole}::boolean then r.blocks end as blocks,
      exists (select from blind_log l
        where l.owner_id = r.owner_id and l.resume_id = r.id and l.event = 'reveal') as is_revealed
    from resumes r where r.owner_id = ${ownerId} and r.id = ${wanted}`);
}

/** Whether blind mode was lifted for a resume. */
export async function isRevealed(em: EntityManager, ownerId: string, resumeId: string): Promise<boolean> {
  const rows = await em.execute<object[]>(sql`
    select id from blind_log
    where owner_id = ${ownerId} and resume_id = ${resumeId} and event = 'reveal' limit 1`);
  return rows.length > 0;
}
