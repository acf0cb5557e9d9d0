import { TablePager } from '@shortlist/design-system/Table';
import { POSITIONS_FAILURE, type Positions } from './use-positions.ts';

/** The foot of a list of positions: the next ones by its button, and a failure to have them. */
export function MorePositions({ list }: { readonly list: Positions }) {
  const { canLoadMore, isLoadingMore, hasFailedToLoadMore, loadMore } = list;
  if (!canLoadMore && !hasFailedToLoadMore) return null;
  const count = list.jobs?.length ?? 0;
  return (
    <TablePager
      label="More positions"
      summary={hasFailedToLoadMore ? POSITIONS_FAILURE : `${count} positions so far`}
      onMore={canLoadMore ? loadMore : null}
      isPending={isLoadingMore}
    />
  );
}
