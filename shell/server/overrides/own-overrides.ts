import type { Context } from 'koa';
import type { Api } from '../api-gateway.ts';
import { currentUserOf } from '../current-user.ts';
import type { LiveReleases } from '../live-releases.ts';
import type { Previews } from '../previews/serve-previews.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { KeptOverride } from './kept-override.ts';
import { keptOverrides } from './override-cookies.ts';
import type { OverrideOptions } from './override-options.ts';
import { mayOverride } from './permission.ts';

/** What overrides are made with. */
export interface OverrideParts {
  readonly options: OverrideOptions;
  readonly secret: string;
  readonly api: Api;
  readonly releases: ReleaseStore;
  readonly previews: Previews;
  /** What is live for who asks, before any override. */
  readonly liveFor: (ctx: Context) => LiveReleases;
}

/** What is in force: only for who set it, in the session in which they did, while they are still permitted to. */
export async function ownOverrides(ctx: Context, parts: OverrideParts): Promise<KeptOverride[]> {
  const kept = keptOverrides(ctx, parts.secret);
  // Only who brings an override is asked who they are.
  if (kept.length === 0) return [];
  const user = await currentUserOf(ctx, parts.api);
  return user && mayOverride(user, parts.options) ? kept.filter((each) => each.user === user.id) : [];
}
