import type { Settings } from '../dependencies.ts';
import type { ApiContext } from '../middleware/api-state.ts';

/** Where the browser sees the product, for addresses that others send it back to: `https://example.com`. */
export function publicOrigin(ctx: ApiContext, settings: Settings): string {
  if (settings.publicUrl !== null) return settings.publicUrl;
  const host = (settings.trustProxy && ctx.get('X-Forwarded-Host')) || ctx.get('Host');
  return `${ctx.state.isSecure ? 'https' : 'http'}://${host}`;
}
