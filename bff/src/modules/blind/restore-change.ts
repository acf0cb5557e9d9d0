import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { restoreNotes } from './blind-notes.ts';
import { fileAlias } from './candidate-alias.ts';
import { findIdentities } from './hidden-resumes.ts';
import { maskOf } from './mask-text.ts';

interface Change {
  readonly file_name?: string | undefined;
  readonly notes?: string | undefined;
}

/**
 * A change that was made in blind mode, as it is to be kept: what stands for hidden words never takes their place.
 *
 * @throws AppError conflict
 */
export async function restoreChange(
  em: EntityManager,
  own: { readonly ownerId: string; readonly id: string },
  change: Change,
): Promise<Change> {
  const [hidden] = await findIdentities(em, own.ownerId, [own.id]);
  if (hidden === undefined || hidden.is_revealed) return change;
  const row = await kysely(em)
    .selectFrom('resumes')
    .select('notes')
    .where('owner_id', '=', own.ownerId)
    .where('id', '=', own.id)
    .executeTakeFirst();
  const { file_name, notes } = change;
  const isAlias = file_name === fileAlias(own.id, hidden.file_name);
  return {
    ...(file_name === undefined || isAlias ? {} : { file_name }),
    ...(notes === undefined ? {} : { notes: restoreNotes(row?.notes ?? null, notes, maskOf([hidden])) }),
  };
}
