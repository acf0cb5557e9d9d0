import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { serverMessageOf } from '@shortlist/platform';
import type { ReactElement } from 'react';
import { usePortal } from '../billing-queries/billing-queries.ts';

/** Opens the billing portal: invoices, card, change of plan, canceling. */
export function ManageBilling({ size = 'medium' }: { readonly size?: 'medium' | 'form' }): ReactElement {
  const { isLeaving, error, go } = usePortal();
  return (
    <>
      {error ? (
        <Banner tone="negative" title="Failed to open the billing portal">
          {serverMessageOf(error, 'Try again in a moment.')}
        </Banner>
      ) : null}
      <Button size={size} isPending={isLeaving} pendingLabel="Redirecting..." onPress={go}>
        Manage Billing
      </Button>
    </>
  );
}
