import { OVERRIDES_ADDRESS } from '@shortlist/platform/overrides';
import type { Context, Middleware } from 'koa';
import type { LiveReleases } from '../live-releases.ts';
import { type Applied, applyOverrides } from './apply-overrides.ts';
import { type OverrideParts, ownOverrides } from './own-overrides.ts';
import { serveOverrides } from './serve-overrides.ts';

/** Overrides of one edge: what they are asked and told, and what they make of a page. */
export interface Overrides {
  readonly serve: Middleware;
  /** The releases of a page with what its visitor has overridden; as they are for everybody else. */
  applyTo(ctx: Context, live: LiveReleases): Promise<Applied>;
  /** What a page may ask besides its own origin. */
  connectionsOf(ctx: Context): readonly string[];
}

export function overridesWith(parts: OverrideParts): Overrides {
  return {
    serve: serveOverrides(parts),
    applyTo: async (ctx, live) => applyOverrides(live, await ownOverrides(ctx, parts), parts.releases),
    // The screen reads builds of the person's own machine by itself: the edge may be elsewhere.
    connectionsOf: (ctx) =>
      ctx.path === OVERRIDES_ADDRESS ? parts.options.origins.filter(isLoopbackPattern) : [],
  };
}

const isLoopbackPattern = (pattern: string): boolean => pattern.startsWith('http:');
