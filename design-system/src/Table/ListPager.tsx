import { TablePager } from './TablePager.tsx';

export interface ListPagerProps {
  /** What is listed, in the plural: "resumes". */
  noun: string;
  /** How many rows are shown, in words: "1,240 resumes". */
  count: string;
  /** How the list comes. */
  list: {
    /** Shown is what was asked for before. */
    isStale: boolean;
    canLoadMore: boolean;
    isLoadingMore: boolean;
    loadMore: () => void;
  };
  /** Why the next rows have not come; null while all is well. */
  failure: string | null;
  /** The next rows come by a press alone, not as the foot comes near. */
  isByPress?: boolean;
}

/** The foot of a list that grows: how much of it is shown, and the next rows, as it comes near and by its button. */
export function ListPager({ noun, count, list, failure, isByPress = false }: ListPagerProps) {
  return (
    <TablePager
      label={`More ${noun}`}
      summary={failure ?? summaryOf({ noun, count, list })}
      onMore={list.canLoadMore ? list.loadMore : null}
      isPending={list.isLoadingMore}
      goesOnAlone={!isByPress && failure === null}
    />
  );
}

function summaryOf({ noun, count, list }: Pick<ListPagerProps, 'noun' | 'count' | 'list'>): string {
  if (list.isStale) return `Loading ${noun}`;
  if (list.isLoadingMore) return `${count}, loading more`;
  return list.canLoadMore ? `${count} loaded` : count;
}
