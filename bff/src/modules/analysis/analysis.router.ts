import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { clientGone } from '../../http/client-gone.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { getNotices } from '../resumes/resumes.service.ts';
import { presentAnalysis } from './analysis.presenter.ts';
import { analyseResume, findAnalysis } from './analysis.service.ts';

export function mountAnalysis(router: ApiRouter, { analyser, limits }: Dependencies): void {
  route(router, endpoints.analysis.analyse, async ({ em, user, params, ctx }) => {
    await limits.consume('ai', { account: user.id, address: ctx.state.address });
    const own = { ownerId: user.id, id: params.id };
    const analysis = await analyseResume(em, analyser, { ...own, signal: clientGone(ctx) });
    return { analysis: presentAnalysis(analysis, await getNotices(em, own)) };
  });

  route(router, endpoints.analysis.latest, async ({ em, user, params }) => {
    const own = { ownerId: user.id, id: params.id };
    const analysis = await findAnalysis(em, own);
    return { analysis: analysis && presentAnalysis(analysis, await getNotices(em, own)) };
  });
}
