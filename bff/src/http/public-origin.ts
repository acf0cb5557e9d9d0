import { AppError } from '@shortlist/api-contract/app-error';
import type { Settings } from '../dependencies.ts';
import type { ApiContext } from '../middleware/api-state.ts';

/** A name or an address, and its port; a client may write anything there. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Where the browser sees the product, for addresses that others send it back to: `https://example.com`.
 *
 * @throws AppError invalid_input when the request names no host.
 */
export function publicOrigin(ctx: ApiContext, settings: Settings): string {
  if (settings.publicUrl !== null) return settings.publicUrl;
  const host = (settings.trustProxy && ctx.get('X-Forwarded-Host')) || ctx.get('Host');
  const origin = `${ctx.state.isSecure ? 'https' : 'http'}://${host}`;
  if (HOST.test(host) && URL.canParse(origin)) return origin;
  throw new AppError('invalid_input', 'The request has no Host header.');
}
