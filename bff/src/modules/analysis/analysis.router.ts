import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentAnalysis } from './analysis.presenter.ts';
import { analyseResume, findAnalysis } from './analysis.service.ts';

export function mountAnalysis(router: ApiRouter, { analyser, limits }: Dependencies): void {
  route(router, endpoints.analysis.analyse, async ({ em, user, params, ctx }) => {
    await limits.consume('ai', { account: user.id, address: ctx.state.address });
    const analysis = await analyseResume(em, analyser, { ownerId: user.id, id: params.id });
    return { analysis: presentAnalysis(analysis) };
  });

  route(router, endpoints.analysis.latest, async ({ em, user, params }) => {
    const analysis = await findAnalysis(em, { ownerId: user.id, id: params.id });
    return { analysis: analysis && presentAnalysis(analysis) };
  });
}
