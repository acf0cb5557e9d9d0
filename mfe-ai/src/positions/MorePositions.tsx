import { ListPager } from '@shortlist/design-system/Table';
import { plural } from '@shortlist/platform';
import { POSITIONS_FAILURE, type Positions } from './use-positions.ts';

/** The foot of a list of positions: the next ones by its button, and a failure to have them. */
export function MorePositions({ list }: { readonly list: Positions }) {
  if (!list.canLoadMore && !list.loadMoreError) return null;
  return (
    <ListPager
      noun="positions"
      count={plural(list.jobs?.length ?? 0, 'position', 'positions')}
      list={list}
      failure={list.loadMoreError && POSITIONS_FAILURE}
      isByPress
    />
  );
}
