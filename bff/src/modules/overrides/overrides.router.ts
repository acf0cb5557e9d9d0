import { endpoints } from '@shortlist/api-contract';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { presentOverride } from './overrides.presenter.ts';
import { recordOverride, withdrawOverride } from './overrides.service.ts';

export function mountOverrides(router: ApiRouter): void {
  route(router, endpoints.matches.override, async ({ em, user, params, body }) => {
    const said = await recordOverride(em, { ownerId: user.id, ...params }, body);
    return { override: presentOverride(said) };
  });

  route(router, endpoints.matches.withdrawOverride, async ({ em, user, params }) => {
    await withdrawOverride(em, { ownerId: user.id, ...params });
    return DONE;
  });
}
