import type { DuplicateReason } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { listResumesByIds, type ResumeRow } from '../resumes/list-resumes.ts';

/** Resumes that may be of one person. */
export interface Group {
  readonly resumes: ResumeRow[];
  readonly reasons: DuplicateReason[];
}

type PairRow = Awaited<ReturnType<typeof openPairs>>[number];

/** Whoever has more open pairs deals with the newest first. */
const MOST_PAIRS = 5000;

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** One page of the open groups, the newest found first. An earlier version stands for the resume that it belongs to. */
export async function listGroups(
  em: EntityManager,
  ownerId: string,
  { limit, cursor }: Page,
): Promise<{ groups: Group[]; nextCursor: string | null }> {
  const from = cursor === undefined ? 0 : positionIn(cursor);
  const all = groupsOf(await openPairs(em, ownerId));
  const shown = all.slice(from, from + limit);
  const rows = await listResumesByIds(
    em,
    ownerId,
    shown.flatMap(({ ids }) => [...ids]),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const groups = shown.map(({ ids, pairs }) => ({
    resumes: [...ids].sort((a, b) => (a < b ? 1 : -1)).flatMap((id) => rowOf.get(id) ?? []),
    reasons: reasonsOf(pairs),
  }));
  return {
    // One may have been deleted between the two questions.
    groups: groups.filter(({ resumes }) => resumes.length > 1),
    nextCursor: all.length > from + limit ? Buffer.from(String(from + limit)).toString('base64url') : null,
  };
}

function positionIn(cursor: string): number {
  const position = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!/^\d{1,6}$/.test(position))
    throw new AppError('invalid_input', "This page doesn't exist. Start from the first page.");
  return Number(position);
}

function openPairs(em: EntityManager, ownerId: string) {
  return kysely(em)
    .selectFrom('resume_pairs as p')
    .innerJoin('resumes as a', 'a.id', 'p.first_id')
    .innerJoin('resumes as b', 'b.id', 'p.second_id')
    .select(({ fn }) => [
      fn.coalesce('a.merged_into', 'a.id').as('first_id'),
      fn.coalesce('b.merged_into', 'b.id').as('second_id'),
      'p.is_same_email',
      'p.is_same_phone',
      'p.likeness',
    ])
    .where('p.owner_id', '=', ownerId)
    .where('p.dismissed_at', 'is', null)
    .where(({ eb, fn }) =>
      eb(fn.coalesce('a.merged_into', 'a.id'), '<>', fn.coalesce('b.merged_into', 'b.id')),
    )
    .orderBy('p.found_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(MOST_PAIRS)
    .execute();
}

interface Found {
  ids: Set<string>;
  pairs: PairRow[];
}

/** Whoever is paired with one of a group belongs to it. */
function groupsOf(pairs: readonly PairRow[]): Found[] {
  const groupOf = new Map<string, Found>();
  for (const pair of pairs) {
    const [a, b] = [groupOf.get(pair.first_id), groupOf.get(pair.second_id)];
    const group = a ?? b ?? { ids: new Set(), pairs: [] };
    if (a !== undefined && b !== undefined && a !== b) group.pairs.push(...b.pairs);
    for (const id of [pair.first_id, pair.second_id, ...(b?.ids ?? [])]) {
      group.ids.add(id);
      groupOf.set(id, group);
    }
    group.pairs.push(pair);
  }
  return [...new Set(groupOf.values())];
}

function reasonsOf(pairs: readonly PairRow[]): DuplicateReason[] {
  const likeness = Math.max(...pairs.map((pair) => pair.likeness ?? 0));
  return [
    ...(pairs.some((pair) => pair.is_same_email) ? [{ kind: 'email' as const, likeness: null }] : []),
    ...(pairs.some((pair) => pair.is_same_phone) ? [{ kind: 'phone' as const, likeness: null }] : []),
    ...(likeness > 0 ? [{ kind: 'text' as const, likeness }] : []),
  ];
}
