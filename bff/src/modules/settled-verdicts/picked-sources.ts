import type { SettlementInput } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely } from '../../db/kysely.ts';
import type { TextWork } from '../../text/text-work.ts';

/** The employer, title, or section that the words of a settlement stand under; of one without picked words there is nothing. */
export type PickedSources = ReadonlyMap<SettlementInput, string | null>;

/** Reads it as the engine does, before anything is held: the text of a resume never changes. */
export async function pickedSources(
  em: EntityManager,
  { ownerId, textWork }: { readonly ownerId: string; readonly textWork: TextWork },
  inputs: readonly SettlementInput[],
): Promise<PickedSources> {
  const picked = Map.groupBy(
    inputs.filter(({ quote }) => quote !== null),
    ({ resume_id }) => resume_id,
  );
  const sources = new Map<SettlementInput, string | null>();
  if (picked.size === 0) return sources;
  const resumes = await kysely(em)
    .selectFrom('resumes')
    .select(['id', 'text', 'blocks'])
    .where('owner_id', '=', ownerId)
    .where('id', '=', anyOf([...picked.keys()]))
    .execute();
  for (const { id, ...document } of resumes) {
    const own = picked.get(id) ?? [];
    const offsets = own.map(({ quote }) => quote?.start ?? 0);
    const found = await textWork.sourcesAt({ document, offsets }, { ownerId });
    for (const [index, input] of own.entries()) sources.set(input, found[index] ?? null);
  }
  return sources;
}
