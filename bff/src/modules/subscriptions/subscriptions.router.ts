import { endpoints } from '@shortlist/api-contract';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentSubscription } from './subscriptions.presenter.ts';
import { findSubscription } from './subscriptions.service.ts';

export function mountSubscriptions(router: ApiRouter): void {
  route(router, endpoints.subscriptions.mine, async ({ em, user }) =>
    presentSubscription(await findSubscription(em, user.id)),
  );
}
