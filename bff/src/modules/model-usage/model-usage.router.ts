import { endpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { linkNext } from '../../http/link-next.ts';
import { type ApiRouter, route } from '../../http/route.ts';
import { presentCall, presentUsage } from './model-usage.presenter.ts';
import { listCalls, sumUsage } from './model-usage.service.ts';

export function mountModelUsage(router: ApiRouter, { settings }: Dependencies): void {
  route(router, endpoints.modelUsage.report, async ({ em }) => {
    const now = new Date();
    return presentUsage(await sumUsage(em, now), settings.engine, now);
  });

  route(router, endpoints.modelUsage.calls, async ({ em, query, ctx }) => {
    const { rows, nextCursor } = await listCalls(em, query);
    linkNext(ctx, nextCursor);
    return { calls: rows.map(presentCall) };
  });
}
