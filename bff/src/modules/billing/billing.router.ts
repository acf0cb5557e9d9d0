import { endpoints } from '@shortlist/api-contract';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentPlan, presentSubscription } from './billing.presenter.ts';
import { findSubscription, listPlans } from './billing.service.ts';

export function mountBilling(router: ApiRouter): void {
  route(router, endpoints.plans.list, async ({ em }) => (await listPlans(em)).map(presentPlan));

  route(router, endpoints.subscriptions.mine, async ({ em, user }) =>
    presentSubscription(await findSubscription(em, user.id)),
  );
}
