import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import type { ReactElement } from 'react';
import { usePortal } from '../billing-queries/billing-queries.ts';
import { refusalOf } from '../billing-queries/refusal.ts';

/** Opens the billing portal: invoices, card, change of plan, cancelling. */
export function ManageBilling({ size = 'medium' }: { readonly size?: 'medium' | 'form' }): ReactElement {
  const { isLeaving, error, go } = usePortal();
  return (
    <>
      {error ? (
        <Banner tone="negative" title="The billing portal could not be opened">
          {refusalOf(error) === 'Unknown error' ? 'Please try again in a moment.' : refusalOf(error)}
        </Banner>
      ) : null}
      <Button size={size} isPending={isLeaving} pendingLabel="Redirecting..." onPress={go}>
        Manage billing
      </Button>
    </>
  );
}
