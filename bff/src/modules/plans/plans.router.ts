import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { publishPlan } from '../payments/publish-plan.ts';
import { presentPlan } from './plans.presenter.ts';
import { createPlan, getPlan, listPlans, removePlan, updatePlan } from './plans.service.ts';

/** What a visitor is shown at once. */
const FIRST = { limit: 50 } as const;

export function mountPlans(router: ApiRouter, deps: Dependencies): void {
  route(router, endpoints.plans.onOffer, async ({ em }) => {
    const { rows } = await listPlans(em, FIRST);
    return rows.map(presentPlan);
  });

  route(router, endpoints.plans.list, async ({ em, query, ctx }) => {
    const { rows, nextCursor } = await listPlans(em, query);
    linkNext(ctx, nextCursor);
    return rows.map(presentPlan);
  });

  route(router, endpoints.plans.get, async ({ em, params }) => presentPlan(await getPlan(em, params.id)));

  route(router, endpoints.plans.create, async ({ em, body }) => presentPlan(await createPlan(em, body)));

  route(router, endpoints.plans.update, async ({ em, params, body }) => {
    const plan = await updatePlan(em, params.id, body);
    await publishPlan(em, deps, plan);
    return presentPlan(plan);
  });

  route(router, endpoints.plans.remove, async ({ em, params }) => ({
    ...DONE,
    is_archived: await removePlan(em, params.id),
  }));
}
