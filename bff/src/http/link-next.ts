import type { ApiContext } from '../middleware/api-state.ts';

/** Says in the `Link` header where the next page is; nothing on the last page. */
export function linkNext(ctx: ApiContext, nextCursor: string | null): void {
  if (nextCursor === null) return;
  const query = new URLSearchParams(ctx.querystring);
  query.set('cursor', nextCursor);
  ctx.set('Link', `<${ctx.path}?${query.toString()}>; rel="next"`);
}
