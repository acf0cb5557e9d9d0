import type { RawEndpointDefinition } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import type { User } from '../users/users.service.ts';
import { isRevealed } from './hidden-resumes.ts';

/** Answers that are no JSON of a schema and hold nothing of a candidate: how far a batch is. */
const HARMLESS = new Set(['batches.events']);

/** Whether a call is withheld in blind mode from whoever is signed in. */
export function isWithheldBlind({ id, access }: RawEndpointDefinition): boolean {
  return access !== 'public' && !HARMLESS.has(id);
}

/**
 * Withholds files, previews and copies in blind mode: nobody can hide a face or a name in the bytes of a file. A call
 * that is new is withheld until it is known to be harmless.
 *
 * @throws AppError forbidden
 */
export async function refuseBlindFile(
  em: EntityManager,
  user: User,
  { endpoint, params }: { readonly endpoint: RawEndpointDefinition; readonly params: unknown },
): Promise<void> {
  if (!user.blindMode || !isWithheldBlind(endpoint)) return;
  const id = (params as { readonly id?: string } | undefined)?.id;
  if (id === undefined)
    throw new AppError(
      'forbidden',
      'This export includes candidate names. Turn off blind mode to download it.',
    );
  if (await isRevealed(em, user.id, id)) return;
  throw new AppError(
    'forbidden',
    "This file would reveal the candidate's identity. Reveal the candidate to open it.",
  );
}
