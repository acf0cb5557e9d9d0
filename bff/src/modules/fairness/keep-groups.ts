import { AppError } from '@shortlist/api-contract/app-error';
import { expressionBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { kysely, type Tables } from '../../db/kysely.ts';
import { newId } from '../../db/new-id.ts';
import { DeclaredGroups } from './declared-groups.entity.ts';
import type { GroupFile } from './group-rows.ts';

const { fn, ref, cast } = expressionBuilder<Tables & { r: Tables['resumes'] }, 'r'>();

/** What of a resume `r` is named by each key, in lower case. */
const NAMED_BY = {
  resume_id: cast<string | null>(ref('r.id'), 'text'),
  email: fn<string | null>('lower', ['r.email']),
  file_name: fn<string | null>('lower', ['r.file_name']),
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
    const keys = JSON.stringify(named.map(({ row, key }) => ({ row, key })));
    const found = await kysely(tx)
      .selectFrom(
        sql<{ row: number; key: string }>`json_to_recordset(${keys}::json)`.as<'g'>(
          sql`g("row" int, key text)`,
        ),
      )
      .innerJoin('resumes as r', (join) =>
        join.on('r.owner_id', '=', ownerId).on(NAMED_BY[keyedBy], '=', sql.ref('g.key')),
      )
      .select(['r.id', 'g.row'])
      .orderBy('g.row')
      .execute();
    const groupsOf = new Map(named.map(({ row, groups }) => [row, groups]));
    const taken = new Map(found.map(({ id, row }) => [id, groupsOf.get(row) ?? {}]));
    if (taken.size === 0) throw noneTaken();
    await tx.nativeDelete(DeclaredGroups, { ownerId });
    const declaredAt = new Date();
    await tx.insertMany(
      DeclaredGroups,
      [...taken].map(([resumeId, groups]) => ({ id: newId(), ownerId, resumeId, groups, declaredAt })),
    );
    const known = new Set(found.map(({ row }) => row));
    return { resumes: taken.size, unknown: rows.map(({ row }) => row).filter((row) => !known.has(row)) };
  });
}

function noneTaken(): AppError {
  const sentence = 'No rows match your resumes. Nothing was changed.';
  return new AppError('invalid_input', sentence, { csv: sentence });
}
