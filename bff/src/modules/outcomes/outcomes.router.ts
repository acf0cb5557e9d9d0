import { endpoints } from '@shortlist/api-contract';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, DONE, route } from '../../http/route.ts';
import { presentOutcome } from './outcomes.presenter.ts';
import { findOutcome, listOutcomes, recordOutcome, removeOutcome } from './outcomes.service.ts';

export function mountOutcomes(router: ApiRouter): void {
  route(router, endpoints.outcomes.list, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listOutcomes(em, user.id, query);
    linkNext(ctx, nextCursor);
    return { outcomes: rows.map(presentOutcome) };
  });

  route(router, endpoints.outcomes.get, async ({ em, user, params }) => {
    const row = await findOutcome(em, { ownerId: user.id, ...params });
    return { outcome: row === null ? null : presentOutcome(row) };
  });

  route(router, endpoints.outcomes.record, async ({ em, user, params, body }) => ({
    outcome: presentOutcome(await recordOutcome(em, { ownerId: user.id, ...params }, body)),
  }));

  route(router, endpoints.outcomes.remove, async ({ em, user, params }) => {
    await removeOutcome(em, { ownerId: user.id, ...params });
    return DONE;
  });
}
