import type { Plan } from '@shortlist/api-contract';
import { useSearchParams } from '@shortlist/platform/router';
import { useSubscription } from '../billing-queries/billing-queries.ts';
import { type Cycle, cyclesOf } from '../plan-offers/offers.ts';

/** Which cycle is compared: the one of the address, else that of the own plan, else the month if anything is sold by it. */
export function useCycle(plans: readonly Plan[]): [Cycle, (cycle: Cycle) => void] {
  const [search, setSearch] = useSearchParams();
  const subscription = useSubscription().data;
  const asked = search.get('cycle');
  const own = subscription?.is_active ? subscription.plan?.billing_cycle : undefined;
  const sold = cyclesOf(plans);
  const isKnown = asked === 'month' || asked === 'year';
  const cycle = isKnown ? asked : (own ?? (sold.has('month') || sold.size === 0 ? 'month' : 'year'));

  function choose(next: Cycle) {
    setSearch(
      (before) => {
        before.set('cycle', next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [cycle, choose];
}
