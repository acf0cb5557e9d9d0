import { endpoints, type Plan, type SubscriptionPrice } from '@shortlist/api-contract';
import { queryOf, useEndpoint } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { useSearchParams } from '@shortlist/platform/router';
import { useEffect, useState } from 'react';
import { type Redirection, useRedirection } from './use-redirection.ts';

/** The plans on offer, cheapest first. */
export function usePlans() {
  return useQuery(queryOf(endpoints.plans.list, { query: { limit: 200 } }));
}

/** Asked so often, in milliseconds, for so long, after the card provider's page: its event may still be on its way. */
const ASKED_AGAIN_MS = 1500;
const AWAITED_MS = 30_000;

/** The own subscription; whoever comes back from the card provider sees it change within seconds. */
export function useSubscription() {
  const [search] = useSearchParams();
  const isAwaited = search.has(FROM_PROVIDER);
  return useQuery({
    ...queryOf(endpoints.subscriptions.mine),
    refetchInterval: () => isAwaited && performance.now() < AWAITED_MS && ASKED_AGAIN_MS,
  });
}

/** What the user has used of the limits of their plan. */
export function usePlanUse() {
  return useQuery(queryOf(endpoints.planLimits.use));
}

/** What the user pays for a plan; undefined for one that they don't have. */
export function useOwnPrice(plan: Plan): SubscriptionPrice | undefined {
  const { data } = useSubscription();
  return data?.is_active && data.plan?.id === plan.id ? (data.price ?? undefined) : undefined;
}

/** Whether the change of plan that was confirmed at the card provider may still be on its way. */
export function useIsChangeAwaited(): boolean {
  const [search] = useSearchParams();
  const [isAwaited, setIsAwaited] = useState(search.get(FROM_PROVIDER) === 'changed');
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsAwaited(false), AWAITED_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited;
}

/** What the server adds to the address that the portal leads back to. */
const FROM_PROVIDER = 'billing';

/** The plan that the user pays for; null for none, undefined while it is asked. Where nobody can tell, the server still refuses a second one. */
export function useOwnPlan(): Plan | null | undefined {
  const { data, isError } = useSubscription();
  if (!data) return isError ? null : undefined;
  return data.is_active ? data.plan : null;
}

/** Whether the user would get the free days of a plan: all do until it is known that they had a subscription. */
export function useCanStartTrial(): boolean {
  return (useSubscription().data?.status ?? 'none') === 'none';
}

/** Whether payments go to the local sandbox, where no card is charged. */
export function useIsSandbox(): boolean {
  return useQuery(queryOf(endpoints.configuration.get)).data?.is_payment_sandbox ?? false;
}

/** Sends the browser to the checkout of a plan. */
export function useCheckout(planId: string): Redirection {
  const create = useEndpoint(endpoints.payments.createCheckoutSession);
  return useRedirection({ mutate: (options) => create.mutate({ params: { id: planId } }, options) });
}

/** Sends the browser to the billing portal. */
export function usePortal(): Redirection {
  const create = useEndpoint(endpoints.payments.createPortalSession);
  return useRedirection({ mutate: (options) => create.mutate(undefined, options) });
}
