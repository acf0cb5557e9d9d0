import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { expectJob } from '../jobs/jobs.service.ts';
import { subscriberOf, withRoom } from '../plan-limits/plan-limits.service.ts';
import { cancelBatch } from './batch-steps.ts';
import { presentBatch, presentBatchItem } from './batches.presenter.ts';
import { createBatch, getBatch, listBatches, listBatchItems } from './batches.service.ts';

export function mountBatches(router: ApiRouter, deps: Dependencies): void {
  const { limits, queue } = deps;

  route(router, endpoints.batches.list, async ({ em, user, query, ctx }) => {
    const { rows, nextCursor } = await listBatches(em, user.id, query);
    linkNext(ctx, nextCursor);
    return { batches: rows.map(presentBatch) };
  });

  route(router, endpoints.batches.create, async ({ em, user, body, ctx }) => {
    if (body.kind === 'match') await expectJob(em, user.id, body.job_id);
    const caller = { account: user.id, address: ctx.state.address };
    const count = new Set(body.resume_ids).size;
    await limits.consume('ai', caller, count);
    const claim = { subscriber: subscriberOf(deps, user.id), ask: { ai_runs: count } };
    const batch = await withRoom(em, claim, (tx) => createBatch(tx, user.id, body));
    queue.poke();
    return presentBatch(batch);
  });

  route(router, endpoints.batches.get, async ({ em, user, params }) =>
    presentBatch(await getBatch(em, { ownerId: user.id, id: params.id })),
  );

  route(router, endpoints.batches.items, async ({ em, user, params, query, ctx }) => {
    const own = { ownerId: user.id, id: params.id };
    const { rows, nextCursor } = await listBatchItems(em, own, query);
    linkNext(ctx, nextCursor);
    return { items: rows.map(presentBatchItem) };
  });

  route(router, endpoints.batches.cancel, async ({ em, user, params }) => {
    const own = { ownerId: user.id, id: params.id };
    await cancelBatch(em, own);
    return presentBatch(await getBatch(em, own));
  });
}
