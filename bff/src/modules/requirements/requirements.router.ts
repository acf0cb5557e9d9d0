import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { onClientAbort } from '../../http/client-abort.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import type { ApiContext, CurrentUser } from '../../middleware/api-state.ts';
import {
  forgetRequirements,
  listRequirements,
  type Reader,
  replaceRequirements,
} from './requirements.service.ts';

export function mountRequirements(router: ApiRouter, { analyzer, limits }: Dependencies): void {
  const readerFor = (user: CurrentUser, ctx: ApiContext): Reader => ({
    analyzer,
    signal: onClientAbort(ctx),
    admit: () => limits.consume('skills', { account: user.id, address: ctx.state.address }),
  });

  route(router, endpoints.requirements.list, async ({ em, user, params, ctx }) =>
    listRequirements(em, { ownerId: user.id, ...params }, readerFor(user, ctx)),
  );

  route(router, endpoints.requirements.save, async ({ em, user, params, body, ctx }) => {
    const own = { ownerId: user.id, ...params };
    await replaceRequirements(em, own, body.requirements);
    return listRequirements(em, own, readerFor(user, ctx));
  });

  route(router, endpoints.requirements.reset, async ({ em, user, params, ctx }) => {
    const own = { ownerId: user.id, ...params };
    await forgetRequirements(em, own);
    return listRequirements(em, own, readerFor(user, ctx));
  });

  route(router, endpoints.requirements.read, async ({ user, body, ctx }) => {
    const { admit, signal } = readerFor(user, ctx);
    await admit();
    const job = { title: body.title, description: body.text, skillTags: [] };
    return { requirements: await analyzer.requirements(job, { ownerId: user.id, signal }) };
  });
}
