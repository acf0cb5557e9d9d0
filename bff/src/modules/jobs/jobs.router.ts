import { endpoints, SUGGESTED_SKILLS } from '@shortlist/api-contract';
import { suggestSkills } from '@shortlist/engine';
import type { Dependencies } from '../../dependencies.ts';
import { onClientAbort } from '../../http/client-abort.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { subscriberOf, withRoom } from '../plan-limits/plan-limits.service.ts';
import { presentJob, presentSkill } from './jobs.presenter.ts';
import { createJob, getJob, moveJob, removeJob, updateJob } from './jobs.service.ts';
import { listCompanies } from './list-companies.ts';
import { listJobs } from './list-jobs.ts';

export function mountJobs(router: ApiRouter, deps: Dependencies): void {
  const { analyzer, limits } = deps;

  route(router, endpoints.jobs.list, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listJobs(em, user.id, query);
    linkNext(ctx, nextCursor);
    return rows.map(presentJob);
  });

  // Before the position of an id: the first that fits answers.
  route(router, endpoints.jobs.companies, async ({ em, user, query }) => ({
    companies: await listCompanies(em, user.id, query),
  }));

  route(router, endpoints.jobs.suggestSkills, async ({ query }) => ({
    skills: suggestSkills(query.typed, SUGGESTED_SKILLS),
  }));

  route(router, endpoints.jobs.get, async ({ em, user, params }) =>
    presentJob(await getJob(em, user.id, params.id)),
  );

  route(router, endpoints.jobs.create, async ({ em, user, body }) => {
    const claim = { subscriber: subscriberOf(deps, user.id), ask: { positions: 1 } };
    return presentJob(await withRoom(em, claim, (tx) => createJob(tx, user.id, body)));
  });

  route(router, endpoints.jobs.update, async ({ em, user, params, body }) =>
    presentJob(await updateJob(em, { ownerId: user.id, id: params.id }, body)),
  );

  route(router, endpoints.jobs.moveToStage, async ({ em, user, params, body }) =>
    presentJob(await moveJob(em, { ownerId: user.id, id: params.id }, body.stage)),
  );

  route(router, endpoints.jobs.resetStage, async ({ em, user, params }) =>
    presentJob(await moveJob(em, { ownerId: user.id, id: params.id }, null)),
  );

  route(router, endpoints.jobs.findSkills, async ({ user, body, ctx }) => {
    await limits.consume('skills', { account: user.id, address: ctx.state.address });
    const skills = await analyzer.skills(body, { ownerId: user.id, signal: onClientAbort(ctx) });
    return { skills: skills.map(presentSkill) };
  });

  route(router, endpoints.jobs.remove, async ({ em, user, params }) => {
    await removeJob(em, user.id, params.id);
    return DONE;
  });
}
