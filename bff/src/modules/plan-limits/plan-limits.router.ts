import { endpoints, type Limited } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { countUsed, startOfNextMonth } from './count-used.ts';
import { allowanceOf, subscriberOf } from './plan-limits.service.ts';

export function mountPlanLimits(router: ApiRouter, deps: Dependencies): void {
  route(router, endpoints.planLimits.use, async ({ em, user }) => {
    const { planName, limits } = await allowanceOf(em, subscriberOf(deps, user.id));
    const useOf = async (limited: Limited) => ({
      used: await countUsed(em, user.id, limited),
      limit: limits[limited],
    });
    return {
      plan_name: planName,
      positions: await useOf('positions'),
      resumes: await useOf('resumes'),
      ai_runs: await useOf('ai_runs'),
      storage_bytes: await useOf('storage_bytes'),
      resets_at: timestamp(startOfNextMonth()),
    };
  });
}
