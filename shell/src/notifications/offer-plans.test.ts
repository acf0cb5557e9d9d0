import { ApiError } from '@shortlist/platform';
import { useNotifications } from '@shortlist/platform/host';
import { QueryClient } from '@shortlist/platform/query';
import { beforeEach, expect, test } from 'vitest';
import { offerPlans } from './offer-plans.ts';

let gone = 0;
let client = new QueryClient();
beforeEach(() => {
  gone = 0;
  client = new QueryClient();
  useNotifications.setState({ toasts: [] });
});

async function refused(reason: Error): Promise<void> {
  const mutationFn = async () => {
    throw reason;
  };
  await expect(client.getMutationCache().build(client, { mutationFn }).execute(undefined)).rejects.toBe(
    reason,
  );
}

test('[PD-10] what a plan has no room for offers the way to the plans', async () => {
  offerPlans(client, () => {
    gone += 1;
  });

  await refused(new ApiError('plan_limit', 'The Starter plan includes 1 position.', { status: 402 }));

  const [offer] = useNotifications.getState().toasts;
  expect(offer).toMatchObject({ message: 'You’ve reached a limit of your plan.' });
  offer?.action?.onAction();
  expect(gone).toBe(1);
});

test('[PD-10] another refusal offers nothing, and nothing is offered after the end', async () => {
  const end = offerPlans(client, () => {});

  await refused(new ApiError('conflict', 'Taken.', { status: 409 }));
  end();
  await refused(new ApiError('plan_limit', 'Full.', { status: 402 }));

  expect(useNotifications.getState().toasts).toEqual([]);
});
