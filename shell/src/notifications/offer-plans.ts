import { ApiError, queryClient, toast } from '@shortlist/platform';
import type { QueryClient } from '@shortlist/platform/query';
import { useEffect, useEffectEvent } from 'react';

/**
 * Offers the way to the plans whenever a plan had no room for what was asked, whichever remote asked; the remote says
 * itself what was refused. Returns how to end it.
 */
export function offerPlans(client: QueryClient, go: () => void): () => void {
  return client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    if (!(error instanceof ApiError) || error.code !== 'plan_limit') return;
    toast({
      message: 'You’ve reached a limit of your plan.',
      action: { label: 'See Plans', onAction: go },
    });
  });
}

/** Offers the way to the plans while the layout is there. */
export function useOfferPlans(follow: (href: string) => void): void {
  const showPlans = useEffectEvent(() => follow('/plans'));
  useEffect(() => offerPlans(queryClient, () => showPlans()), []);
}
