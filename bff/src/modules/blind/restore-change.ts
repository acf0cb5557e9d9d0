import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import type { TextWork } from '../../text/text-work.ts';
import { fileAlias } from './candidate-alias.ts';
import { findIdentities } from './hidden-resumes.ts';

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
  { textWork, ...own }: { readonly ownerId: string; readonly id: string; readonly textWork: TextWork },
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
  const of = { stored: row?.notes ?? null, candidate: { ...hidden, text: null, blocks: null } };
  const isAlias = file_name === fileAlias(own.id, hidden.file_name);
  return {
    ...(file_name === undefined || isAlias ? {} : { file_name }),
    ...(notes === undefined
      ? {}
      : { notes: await textWork.restoreNotes({ ...of, sent: notes }, { ownerId: own.ownerId }) }),
  };
}
