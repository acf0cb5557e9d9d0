import { endpoints, rawEndpoints } from '@shortlist/api-contract';
import { type ApiRouter, rawRoute, route } from '../../http/route.ts';
import { presentMatch } from '../matches/matches.presenter.ts';
import { getMatch } from '../matches/matches.service.ts';
import { settleStoredVerdicts, unsettleVerdict } from './settled-verdicts.service.ts';
import { zipTruthSet } from './truth-set.ts';

export function mountSettledVerdicts(router: ApiRouter): void {
  route(router, endpoints.matches.settle, async ({ em, user, params, body, ctx }) => {
    const own = { ownerId: user.id, ...params };
    const { textWork } = ctx.state;
    const settler = { ...own, actor: user.username, textWork };
    const resumeIds = await settleStoredVerdicts(em, settler, body.settlements);
    const matches = [];
    for (const resumeId of resumeIds) matches.push(presentMatch(await getMatch(em, { ...own, resumeId })));
    return { matches };
  });

  route(router, endpoints.matches.unsettle, async ({ em, user, params: { jobId, ...of } }) => {
    const own = { ownerId: user.id, jobId };
    await unsettleVerdict(em, own, of);
    return presentMatch(await getMatch(em, { ...own, resumeId: of.resumeId }));
  });

  rawRoute(router, rawEndpoints.scores.truth, async ({ user, ctx }) => {
    ctx.attachment(`truth-set-${new Date().toISOString().slice(0, 10)}.zip`);
    ctx.type = 'application/zip';
    ctx.body = await zipTruthSet(ctx.state.em, user.id);
  });
}
