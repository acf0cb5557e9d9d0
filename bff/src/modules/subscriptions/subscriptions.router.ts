import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentSubscription } from './subscriptions.presenter.ts';
import { findSubscription } from './subscriptions.service.ts';

export function mountSubscriptions(router: ApiRouter, { payments }: Dependencies): void {
  const account = payments?.account ?? null;
  route(router, endpoints.subscriptions.mine, async ({ em, user }) =>
    presentSubscription(await findSubscription(em, { ownerId: user.id, account })),
  );
}
