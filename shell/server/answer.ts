import { hash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Context } from 'koa';
import { PAGE_ID } from './page.ts';

export interface Answer {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: string;
  /** Put into the page where it stands for it. */
  readonly pageId?: string;
}

/**
 * Asked for again each time, sent again only when it changed: a new release shows on the next page load. The id of a page is no
 * change: a browser that kept a page keeps its id. No cache between keeps it: it is made for one visitor.
 */
export function answer(ctx: Context, { status, type, body, pageId = '' }: Answer): void {
  ctx.status = status;
  ctx.set('Cache-Control', 'private, no-cache');
  ctx.etag = hash('sha256', body, 'base64url').slice(0, 22);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  const text = body.replace(PAGE_ID, pageId);
  ctx.vary('Accept-Encoding');
  if (ctx.acceptsEncodings('br', 'identity') !== 'br') {
    ctx.body = text;
    return;
  }
  ctx.set('Content-Encoding', 'br');
  ctx.body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT } });
}

/** Of eleven: a third of the size for less than a millisecond of a page. */
const EFFORT = 4;
