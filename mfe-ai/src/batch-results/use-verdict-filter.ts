import { useLocation, useSearchParams } from '@shortlist/platform/router';
import { historyPlaceOf } from '../batch-run/batch-selection.ts';
import { readVerdictFilter, type VerdictFilter, withVerdictFilter } from './verdict-filter.ts';

/** The filter, kept in the address, so that reload and back keep it. It is no step of the history, and the batch goes on. */
export function useVerdictFilter(): readonly [VerdictFilter, (filter: VerdictFilter) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const show = (filter: VerdictFilter) =>
    setParams((before) => withVerdictFilter(before, filter), {
      replace: true,
      preventScrollReset: true,
      state: { ...location.state, place: historyPlaceOf(location) },
    });
  return [readVerdictFilter(params), show];
}
