import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { onClientAbort } from '../../http/client-abort.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { subscriberOf } from '../plan-limits/plan-limits.service.ts';
import { getNotices } from '../resumes/resumes.service.ts';
import { presentAnalysis } from './analysis.presenter.ts';
import { analyzeStoredResume, findAnalysis } from './analysis.service.ts';

export function mountAnalysis(router: ApiRouter, deps: Dependencies): void {
  const { analyzer, limits } = deps;

  route(router, endpoints.analysis.analyze, async ({ em, user, params, ctx }) => {
    await limits.consume('ai', { account: user.id, address: ctx.state.address });
    const own = { ownerId: user.id, id: params.id };
    const claim = { subscriber: subscriberOf(deps, user.id), ask: { ai_runs: 1 } };
    const asked = { ...own, claim, signal: onClientAbort(ctx) };
    const analysis = await analyzeStoredResume(em, analyzer, asked);
    return { analysis: presentAnalysis(analysis, await getNotices(em, own)) };
  });

  route(router, endpoints.analysis.latest, async ({ em, user, params }) => {
    const own = { ownerId: user.id, id: params.id };
    const analysis = await findAnalysis(em, own);
    return { analysis: analysis && presentAnalysis(analysis, await getNotices(em, own)) };
  });
}
