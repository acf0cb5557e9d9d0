import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { endpoints } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { Alias } from './alias.entity.ts';

type AliasInput = z.output<typeof endpoints.aliases.add.body>;

/** Most names of an account: each match reads them all. */
export const MOST_ALIASES = 500;

/** The names of an account, the newest first. */
export function listAliases(em: EntityManager, ownerId: string): Promise<Alias[]> {
  return em.find(Alias, { ownerId }, { orderBy: { createdAt: 'desc', id: 'desc' } });
}

/** @throws AppError invalid_input for a name that stands for itself; conflict for one that is there, or one too many */
export async function addAlias(em: EntityManager, ownerId: string, input: AliasInput): Promise<Alias> {
  if (input.name.toLowerCase() === input.alias.toLowerCase()) {
    const sentence = 'Enter a different name.';
    throw new AppError('invalid_input', sentence, { alias: sentence });
  }
  const added = { id: newId(), ownerId, ...input, createdAt: new Date() };
  try {
    return await em.transactional(async (tx) => {
      await holdAliases(tx, ownerId);
      if ((await tx.count(Alias, { ownerId })) >= MOST_ALIASES) {
        throw new AppError('conflict', `You can add up to ${MOST_ALIASES} names. Remove one first.`);
      }
      await tx.insert(Alias, added);
      return added;
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new AppError('conflict', `“${input.alias}” is already another name for “${input.name}”.`);
  }
}

/** @throws AppError not_found */
export async function removeAlias(em: EntityManager, own: { ownerId: string; id: string }): Promise<void> {
  const removed = await em.nativeDelete(Alias, { ...own });
  if (removed === 0) throw new AppError('not_found', "Not found, or you don't have access.");
}

/** Of two that add at once the second waits, and counts what the first added. */
async function holdAliases(tx: EntityManager, ownerId: string): Promise<void> {
  await kysely(tx).selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}
