import { LockMode } from '@mikro-orm/core';
import type { MergeInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { anyOf, kysely } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { listResumesByIds, type ResumeRow } from '../resumes/list-resumes.ts';
import { ResumeMerge } from './resume-merge.entity.ts';

interface Own {
  readonly ownerId: string;
  readonly id: string;
}

const NOT_FOUND = 'Resume not found or you are not authorized.';

/**
 * Makes resumes earlier versions of another, with their own earlier versions. Nothing else of them changes.
 *
 * @throws AppError not_found; conflict when one of them is an earlier version already; invalid_input for itself
 */
export async function mergeResumes(
  em: EntityManager,
  ownerId: string,
  { main_id: mainId, resume_ids }: MergeInput,
): Promise<string> {
  const others = [...new Set(resume_ids)];
  if (others.includes(mainId)) throw new AppError('invalid_input', "You can't merge a resume with itself.");
  return em.transactional(async (tx) => {
    await holdMerges(tx, ownerId);
    const held = await kysely(tx)
      .selectFrom('resumes')
      .select(['id', 'merged_into'])
      .where('owner_id', '=', ownerId)
      .where(({ eb, or }) =>
        or([eb('id', '=', anyOf([mainId, ...others])), eb('merged_into', '=', anyOf(others))]),
      )
      .orderBy('id')
      .forUpdate()
      .execute();
    const stood = new Map(held.map((row) => [row.id, row.merged_into]));
    for (const id of [mainId, ...others]) {
      if (!stood.has(id)) throw new AppError('not_found', NOT_FOUND);
      if (stood.get(id) !== null)
        throw new AppError('conflict', 'One of these is already an earlier version. Reload the page.');
    }
    const moved = held
      .filter(({ id }) => id !== mainId)
      .map(({ id, merged_into }) => ({ id, from: merged_into }));
    const merge = { id: newId(), ownerId, mainId, moved, mergedAt: new Date() };
    await tx.persist(tx.create(ResumeMerge, merge)).flush();
    const ids = moved.map(({ id }) => id);
    await kysely(tx)
      .updateTable('resumes')
      .set({ merged_into: mainId })
      .where('id', '=', anyOf(ids))
      .execute();
    return merge.id;
  });
}

/**
 * Takes a merge back: what it moved stands where it stood before.
 *
 * @throws AppError not_found; conflict when a later merge moved it further
 */
export async function undoMerge(em: EntityManager, own: Own): Promise<void> {
  await em.transactional(async (tx) => {
    await holdMerges(tx, own.ownerId);
    const merge = await tx.findOne(ResumeMerge, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (merge === null)
      throw new AppError('not_found', "This merge can't be undone because it no longer exists.");
    const rows = await kysely(tx)
      .selectFrom('resumes')
      .select(['id', 'merged_into'])
      .where('owner_id', '=', own.ownerId)
      .where('id', '=', anyOf(merge.moved.map(({ id }) => id)))
      .orderBy('id')
      .forUpdate()
      .execute();
    if (rows.some(({ merged_into }) => merged_into !== merge.mainId))
      throw new AppError('conflict', 'These resumes were merged again. Undo the newer merge first.');
    for (const { id, from } of merge.moved) {
      await kysely(tx)
        .updateTable('resumes')
        .set(({ selectFrom }) => ({
          merged_into: selectFrom('resumes as o').select('o.id').where('o.id', '=', from),
        }))
        .where('id', '=', id)
        .execute();
    }
    await tx.nativeDelete(ResumeMerge, own);
  });
}

/**
 * One merge or undo of an account after the other. Whom a merge moves is known once it holds some of them: two that ask for
 * the rest would wait for each other.
 */
async function holdMerges(tx: EntityManager, ownerId: string): Promise<void> {
  await kysely(tx).selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

/** The merges that a resume is the main one of, the newest first, with what they moved and is still there. @throws AppError not_found */
export async function mergesOf(em: EntityManager, { ownerId, id }: Own) {
  const found = await kysely(em)
    .selectFrom('resumes as r')
    .leftJoin('resume_merges as m', 'm.main_id', 'r.id')
    .select(['m.id', 'm.merged_at', 'm.moved'])
    .where('r.owner_id', '=', ownerId)
    .where('r.id', '=', id)
    .orderBy('m.id', 'desc')
    .execute();
  if (found.length === 0) throw new AppError('not_found', NOT_FOUND);
  const merges = found.flatMap(({ id: merge, merged_at, moved }) =>
    merge === null || merged_at === null || moved === null ? [] : [{ id: merge, merged_at, moved }],
  );
  const rows = await listResumesByIds(
    em,
    ownerId,
    merges.flatMap(({ moved }) => moved.map((each) => each.id)),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return merges.map(({ moved, ...merge }) => ({
    ...merge,
    resumes: moved.flatMap((each): ResumeRow[] => {
      const row = rowOf.get(each.id);
      return row?.merged_into === id ? [row] : [];
    }),
  }));
}

/**
 * Says of all pairs among these that they are not of one person, or, with null, that they may be again. An earlier
 * version goes with the resume that it belongs to.
 *
 * @throws AppError not_found when one of them is not there
 */
export async function dismissPairs(
  em: EntityManager,
  ownerId: string,
  { ids, at }: { readonly ids: readonly string[]; readonly at: Date | null },
): Promise<void> {
  const all = [...new Set(ids)];
  const found = await kysely(em)
    .selectFrom('resumes')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', anyOf(all))
    .execute();
  if (found.length < all.length) throw new AppError('not_found', NOT_FOUND);
  await kysely(em)
    .updateTable('resume_pairs as p')
    .from(['resumes as a', 'resumes as b'])
    .set({ dismissed_at: at?.toISOString() ?? null })
    .where('p.owner_id', '=', ownerId)
    .whereRef('a.id', '=', 'p.first_id')
    .whereRef('b.id', '=', 'p.second_id')
    .where(({ eb, fn }) => eb(fn.coalesce('a.merged_into', 'a.id'), '=', anyOf(all)))
    .where(({ eb, fn }) => eb(fn.coalesce('b.merged_into', 'b.id'), '=', anyOf(all)))
    .execute();
}
