import { endpoints } from '@shortlist/api-contract';
import { queryOf, useEndpoint } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { type Redirection, useRedirection } from './use-redirection.ts';

/** The plans on offer, cheapest first. */
export function usePlans() {
  return useQuery(queryOf(endpoints.plans.list, { query: { limit: 200 } }));
}

/** The own subscription. */
export function useSubscription() {
  return useQuery(queryOf(endpoints.subscriptions.mine));
}

/** The id of the plan that the user pays for; null for none, undefined while it isn't known. */
export function useOwnPlanId(): string | null | undefined {
  const { data } = useSubscription();
  if (!data) return undefined;
  return data.is_active ? (data.plan?.id ?? null) : null;
}

/** Whether the user would get the free days of a plan: all do until it is known that they had a subscription. */
export function useMayTry(): boolean {
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
