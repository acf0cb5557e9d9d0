import type { Context } from 'koa';
import { Refusal } from './refusal.ts';

/**
 * Lets only pages of this origin, and programs that are no browser, change something.
 *
 * @throws Refusal
 */
export function requireOwnPage(ctx: Context): void {
  const origin = ctx.get('Origin');
  const isOwn = origin === '' || URL.parse(origin)?.host === ctx.host;
  if (!isOwn || !['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'))) {
    throw new Refusal('cross_origin', "Cross-site requests aren't allowed.");
  }
}
