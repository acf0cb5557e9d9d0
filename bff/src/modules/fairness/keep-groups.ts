import { sql } from '@mikro-orm/core';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { GroupFile } from './group-rows.ts';

const KEY_SQL = {
  resume_id: 'r.id::text',
  email: 'lower(r.email)',
  file_name: 'lower(r.file_name)',
} as const;

interface Kept {
  readonly resumes: number;
  /** Rows that name no own resume. */
  readonly unknown: number[];
}

/**
 * Writes the groups of a file in the place of those before. A row may mean several resumes, those of one address or
 * of one file name; of two rows about one resume the later counts.
 *
 * @throws AppError invalid_input when no row names an own resume: what was declared before stays.
 */
export function keepGroups(em: EntityManager, ownerId: string, { keyedBy, rows }: GroupFile): Promise<Kept> {
  return em.transactional(async (tx) => {
    const named = rows.map(({ row, key, groups }) => ({ row, key: key.toLowerCase(), groups }));
    const found = await tx.execute<{ id: string; row: number }[]>(
      `select r.id, g.row from json_to_recordset(?::json) as g(row int, key text)
        join resumes r on r.owner_id = ? and ${KEY_SQL[keyedBy]} = g.key order by g.row`,
      [JSON.stringify(named.map(({ row, key }) => ({ row, key }))), ownerId],
    );
    const groupsOf = new Map(named.map(({ row, groups }) => [row, groups]));
    const taken = new Map(found.map(({ id, row }) => [id, groupsOf.get(row) ?? {}]));
    if (taken.size === 0) throw noneTaken();
    await tx.execute(sql`delete from declared_groups where owner_id = ${ownerId}`);
    const kept = [...taken].map(([resume_id, groups]) => ({ id: newId(), resume_id, groups }));
    await tx.execute(
      `insert into declared_groups (id, owner_id, resume_id, groups, declared_at)
        select g.id, ?, g.resume_id, g.groups, now()
        from json_to_recordset(?::json) as g(id uuid, resume_id uuid, groups jsonb)`,
      [ownerId, JSON.stringify(kept)],
    );
    const known = new Set(found.map(({ row }) => row));
    return { resumes: taken.size, unknown: rows.map(({ row }) => row).filter((row) => !known.has(row)) };
  });
}

function noneTaken(): AppError {
  const sentence = 'No row of the file names one of your resumes. Nothing was changed.';
  return new AppError('invalid_input', sentence, { csv: sentence });
}
