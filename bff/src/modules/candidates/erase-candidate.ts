import type { Erasure as ErasureReceipt, PageQuery } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { readPage } from '../../db/page.ts';
import type { Dependencies } from '../../dependencies.ts';
import { dropFiles } from '../resumes/delete-stored-file.ts';
import { type OwnResume, resumesOfCandidate } from './candidate-resumes.ts';
import { Erasure } from './erasure.entity.ts';
import { countCandidateData } from './holdings.ts';

export type ErasureRow = Omit<ErasureReceipt, 'erased_at'> & { readonly erased_at: string | Date };

/**
 * Erases the person of a resume: rows first, then the files, of which the sweep takes what could not be removed. By
 * foreign keys everything made of the resumes goes with them; the database takes the person out of the score log in
 * the same transaction. The receipt is written in it too.
 *
 * @throws AppError not_found when the resume is not own
 */
export async function eraseCandidate(
  em: EntityManager,
  store: Pick<Dependencies, 'storage' | 'log'>,
  own: OwnResume,
): Promise<ErasureRow> {
  const ids = await resumesOfCandidate(em, own);
  const erased = await em.transactional((tx) =>
    eraseRows(tx, { ownerId: own.ownerId, ids, cause: 'request' }),
  );
  if (erased === null) throw new AppError('not_found', 'This resume was deleted.');
  await dropFiles(store, erased.storageKeys);
  return erased.receipt;
}

interface ToErase {
  readonly ownerId: string;
  readonly ids: readonly string[];
  readonly cause: ErasureReceipt['cause'];
  readonly now?: Date;
}

export interface Erased {
  readonly receipt: ErasureRow;
  /** Of the files, to be removed once the transaction has ended. */
  readonly storageKeys: readonly string[];
}

/** The part of an erasure that is one transaction; null when the resumes are gone already. */
export async function eraseRows(
  tx: EntityManager,
  { ownerId, ids, cause, now = new Date() }: ToErase,
): Promise<Erased | null> {
  // Held first: what is counted is what goes, and of two erasures at once the second finds nothing.
  const held = await kysely(tx)
    .selectFrom('resumes')
    .select('storage_key')
    .where('owner_id', '=', ownerId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (held.length === 0) return null;
  const removed = await countCandidateData(tx, ids);
  await forgetInBatches(tx, ownerId, ids);
  await kysely(tx)
    .deleteFrom('resumes')
    .where('owner_id', '=', ownerId)
    .where('id', '=', anyOf(ids))
    .execute();
  const id = newId();
  await tx.insert(Erasure, { id, ownerId, erasedAt: now, cause, removed });
  return {
    receipt: { id, erased_at: now, cause, removed },
    storageKeys: held.map(({ storage_key }) => storage_key),
  };
}

/** What a batch keeps of a resume is its id and its score: the id becomes one that nothing else has. */
async function forgetInBatches(tx: EntityManager, ownerId: string, ids: readonly string[]): Promise<void> {
  await kysely(tx)
    .updateTable('batch_items')
    .set({ resume_id: sql`gen_random_uuid()` })
    .where('batch_id', 'in', ({ selectFrom }) =>
      selectFrom('batches').select('batches.id').where('owner_id', '=', ownerId),
    )
    .where('resume_id', '=', anyOf(ids))
    .execute();
}

const NEWEST = { by: 'erased_at', id: 'id', kind: 'time', direction: 'desc' } as const;

/** One page of the receipts of an owner, newest first. @throws AppError invalid_input for a cursor that is none */
export async function listErasures(em: EntityManager, ownerId: string, query: PageQuery) {
  const receipts = kysely(em)
    .selectFrom('erasures')
    .select(['id', 'erased_at', 'cause', 'removed'])
    .where('owner_id', '=', ownerId);
  return readPage(receipts, NEWEST, query);
}
