import { dashboard, JOB_STAGES, type JobStage, type KanbanColumn } from '@shortlist/api-contract';
import { call, queryClient, toast, useDeleted } from '@shortlist/platform';
import { keepPreviousData, useQuery } from '@shortlist/platform/query';
import { useMemo, useState } from 'react';
import type { BoardFilter } from './board-filter.ts';
import type { Columns } from './tracked-position.ts';

/** What people read when the board can't be had; the platform logs it too. */
export const BOARD_FAILURE = 'Failed to load tracking board';

/** Cards of each column at first, and of one column with each press for more. */
const FIRST_PAGE = 25;
const NEXT_PAGE = 200;

/** How many further pages of each column are shown. */
type Further = Readonly<Partial<Record<JobStage, number>>>;

interface Asked {
  readonly filter: BoardFilter;
  readonly further: Further;
}

/** The board as the screen sees it. */
export interface TrackedBoard {
  /** Undefined until something has come. While another filter is under way, still those of the one before. */
  readonly columns: Columns | undefined;
  readonly isFiltering: boolean;
  /** Why nothing has come. */
  readonly error: Error | null;
  readonly isRetrying: boolean;
  readonly retry: () => void;
  /** Brings the next page of a column. */
  readonly loadMore: (stage: JobStage) => void;
  /** The column whose next page is on its way. */
  readonly loadingStage: JobStage | null;
}

/** The board that a filter shows: one call, and one for each page of a column that was asked for. */
export function useBoard(filter: BoardFilter): TrackedBoard {
  const [asked, setAsked] = useState<Asked>({ filter, further: {} });
  const further = isSame(asked.filter, filter) ? asked.further : {};
  const [loadingStage, setLoadingStage] = useState<JobStage | null>(null);
  const { data, isPlaceholderData, error, isFetching, refetch } = useQuery({
    queryKey: keyOf(filter, further),
    queryFn: ({ signal }) => readBoard(filter, further, signal),
    placeholderData: keepPreviousData,
    meta: { failure: BOARD_FAILURE },
  });

  const deleted = useDeleted();
  const columns = useMemo(() => data && withoutDeleted(data, deleted), [data, deleted]);

  async function loadMore(stage: JobStage) {
    const column = data?.[stage];
    if (!column?.next_cursor || loadingStage !== null) return;
    setLoadingStage(stage);
    try {
      const page = await readPage(filter, { stage, cursor: column.next_cursor });
      const next = { ...further, [stage]: (further[stage] ?? 0) + 1 };
      queryClient.setQueryData<Columns>(keyOf(filter, next), { ...data, [stage]: withPage(column, page) });
      setAsked({ filter, further: next });
    } catch {
      toast({ message: 'Failed to load more positions. Please try again.' });
    }
    setLoadingStage(null);
  }

  return {
    columns,
    isFiltering: isPlaceholderData,
    error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    loadMore: (stage) => void loadMore(stage),
    loadingStage,
  };
}

function withoutDeleted(columns: Columns, deleted: ReadonlySet<string>): Columns {
  if (deleted.size === 0) return columns;
  const left = Object.entries(columns).map(([stage, column]) => {
    const cards = column.cards.filter(({ id }) => !deleted.has(id));
    return [stage, { ...column, cards, total: column.total - (column.cards.length - cards.length) }];
  });
  return Object.fromEntries(left);
}

function keyOf(filter: BoardFilter, further: Further) {
  return [dashboard.kanban.resource, dashboard.kanban.id, 'board', filter, further];
}

function isSame(one: BoardFilter, other: BoardFilter): boolean {
  return one.date === other.date && one.company === other.company && one.position === other.position;
}

async function readBoard(filter: BoardFilter, further: Further, signal: AbortSignal): Promise<Columns> {
  const query = { ...queryFor(filter), limit: FIRST_PAGE };
  const { kanban } = await call(dashboard.kanban, { query }, { signal });
  const wholes = JOB_STAGES.map(async (stage) => {
    let column = kanban[stage] ?? { cards: [], total: 0, next_cursor: null };
    for (let page = 0; page < (further[stage] ?? 0) && column.next_cursor !== null; page += 1) {
      column = withPage(column, await readPage(filter, { stage, cursor: column.next_cursor }, signal));
    }
    return [stage, column] as const;
  });
  return Object.fromEntries(await Promise.all(wholes));
}

async function readPage(
  filter: BoardFilter,
  { stage, cursor }: { readonly stage: JobStage; readonly cursor: string },
  signal?: AbortSignal,
): Promise<KanbanColumn> {
  const query = { ...queryFor(filter), stage, cursor, limit: NEXT_PAGE };
  const { kanban } = await call(dashboard.kanban, { query }, signal ? { signal } : {});
  return kanban[stage] ?? { cards: [], total: 0, next_cursor: null };
}

/** A card that moved between two pages comes once. */
function withPage(column: KanbanColumn, page: KanbanColumn): KanbanColumn {
  const known = new Set(column.cards.map(({ id }) => id));
  return { ...page, cards: [...column.cards, ...page.cards.filter(({ id }) => !known.has(id))] };
}

function queryFor({ date, company, position }: BoardFilter) {
  return { date, ...(company === null ? {} : { company }), ...(position === null ? {} : { position }) };
}
