import { Readable } from 'node:stream';
import { rawEndpoints } from '@shortlist/api-contract';
import type { Dependencies } from '../../dependencies.ts';
import { type ApiRouter, rawRoute } from '../../http/route.ts';
import type { ApiContext } from '../../middleware/api-state.ts';
import { presentBatch } from './batches.presenter.ts';
import { findBatch, getBatch } from './batches.service.ts';
import { LAST_EVENT_ID, progressStream } from './progress-stream.ts';
import { createStreamLimiter } from './stream-limiter.ts';

/** Then it ends, and a browser asks again with the session that it has by then. */
const LONGEST_MS = 10 * 60 * 1000;

/** Mounts the progress of a batch as server-sent events. */
export function mountBatchEvents(router: ApiRouter, { database, changes }: Dependencies): void {
  const places = createStreamLimiter();
  rawRoute(router, rawEndpoints.batches.events, async ({ user, params, ctx }) => {
    const own = { ownerId: user.id, id: params.id };
    const batch = await getBatch(ctx.state.em, own);
    if (batch.finished_at !== null && ctx.get('Last-Event-ID') === LAST_EVENT_ID) {
      // The one answer after which a browser does not ask again.
      ctx.status = 204;
      return;
    }
    beStream(ctx);
    if (ctx.method === 'HEAD') return;
    const leave = places.take(user.id);
    const read = async () => {
      const row = await findBatch(database.fork(), own);
      return row && presentBatch(row);
    };
    const signal = endOf(ctx, leave);
    ctx.body = Readable.from(progressStream({ batchId: own.id, read, changes, signal }));
  });
}

/** Nothing on the way may keep, compress or hold back what is written. */
function beStream(ctx: ApiContext): void {
  ctx.status = 200;
  ctx.set('Content-Type', 'text/event-stream; charset=utf-8');
  ctx.set('Cache-Control', 'no-store, no-transform');
  ctx.set('X-Accel-Buffering', 'no');
}

/** Fires when the connection has ended, from whichever side, or has lasted long enough. */
function endOf(ctx: ApiContext, leave: () => void): AbortSignal {
  const ended = new AbortController();
  const deadline = setTimeout(() => ended.abort(), LONGEST_MS).unref();
  ctx.res.once('close', () => {
    clearTimeout(deadline);
    ended.abort();
    leave();
  });
  return ended.signal;
}
