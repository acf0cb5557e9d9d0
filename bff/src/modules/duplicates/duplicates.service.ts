import { LockMode, sql } from '@mikro-orm/core';
import type { MergeInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { listResumesByIds, type ResumeRow } from '../resumes/list-resumes.ts';
import { type Moved, ResumeMerge } from './resume-merge.entity.ts';

interface Own {
  readonly ownerId: string;
  readonly id: string;
}

interface StoodRow {
  readonly id: string;
  readonly merged_into: string | null;
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
  if (others.includes(mainId)) throw new AppError('invalid_input', 'A resume can not be merged with itself.');
  return em.transactional(async (tx) => {
    await holdMerges(tx, ownerId);
    const ids = [mainId, ...others].join(',');
    const held = await tx.execute<StoodRow[]>(sql`
      select id, merged_into from resumes
      where owner_id = ${ownerId} and (id = any(string_to_array(${ids}, ',')::uuid[])
        or merged_into = any(string_to_array(${others.join(',')}, ',')::uuid[]))
      order by id for update`);
    const stood = new Map(held.map((row) => [row.id, row.merged_into]));
    for (const id of [mainId, ...others]) {
      if (!stood.has(id)) throw new AppError('not_found', NOT_FOUND);
      if (stood.get(id) !== null)
        throw new AppError(
          'conflict',
          'One of these is an earlier version already. Please load the page again.',
        );
    }
    const moved = held
      .filter(({ id }) => id !== mainId)
      .map(({ id, merged_into }) => ({ id, from: merged_into }));
    const merge = { id: newId(), ownerId, mainId, moved, mergedAt: new Date() };
    await tx.persist(tx.create(ResumeMerge, merge)).flush();
    await tx.execute(sql`
      update resumes set merged_into = ${mainId}::uuid
      where id = any(string_to_array(${moved.map(({ id }) => id).join(',')}, ',')::uuid[])`);
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
    if (merge === null) throw new AppError('not_found', 'There is no such merge to undo.');
    const ids = merge.moved.map(({ id }) => id).join(',');
    const rows = await tx.execute<StoodRow[]>(sql`
      select id, merged_into from resumes
      where owner_id = ${own.ownerId} and id = any(string_to_array(${ids}, ',')::uuid[]) order by id for update`);
    if (rows.some(({ merged_into }) => merged_into !== merge.mainId))
      throw new AppError('conflict', 'These were merged again since. Undo the later merge first.');
    for (const { id, from } of merge.moved) {
      await tx.execute(sql`
        update resumes set merged_into = (select o.id from resumes o where o.id = ${from}::uuid)
        where id = ${id}::uuid`);
    }
    await tx.nativeDelete(ResumeMerge, own);
  });
}

/**
 * One merge or undo of an account after the other. Whom a merge moves is known once it holds some of them: two that ask for
 * the rest would wait for each other.
 */
async function holdMerges(tx: EntityManager, ownerId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${ownerId} for no key update`);
}

interface MergeRow {
  readonly id: string | null;
  readonly merged_at: string;
  readonly moved: readonly Moved[];
}

/** The merges that a resume is the main one of, the newest first, with what they moved and is still there. @throws AppError not_found */
export async function mergesOf(em: EntityManager, { ownerId, id }: Own) {
  const found = await em.execute<MergeRow[]>(sql`
    select m.id, m.merged_at, m.moved from resumes r left join resume_merges m on m.main_id = r.id
    where r.owner_id = ${ownerId} and r.id = ${id} order by m.id desc`);
  if (found.length === 0) throw new AppError('not_found', NOT_FOUND);
  const merges = found.filter((row): row is MergeRow & { id: string } => row.id !== null);
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
  const found = await em.execute<object[]>(sql`
    select id from resumes where owner_id = ${ownerId} and id = any(string_to_array(${all.join(',')}, ',')::uuid[])`);
  if (found.length < all.length) throw new AppError('not_found', NOT_FOUND);
  await em.execute(sql`
    update resume_pairs p set dismissed_at = ${at?.toISOString() ?? null}::timestamptz
    from resumes a, resumes b
    where p.owner_id = ${ownerId} and a.id = p.first_id and b.id = p.second_id
      and coalesce(a.merged_into, a.id) = any(string_to_array(${all.join(',')}, ',')::uuid[])
      and coalesce(b.merged_into, b.id) = any(string_to_array(${all.join(',')}, ',')::uuid[])`);
}
