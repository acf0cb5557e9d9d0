import type { User } from '@shortlist/api-contract';
import { OVERRIDES_ADDRESS, type OverridePreview, OverrideWish } from '@shortlist/platform/overrides';
import type { Context, Middleware } from 'koa';
import { parseJsonBody } from '../parse-json-body.ts';
import { originOf } from '../previews/serve-previews.ts';
import { answerRefusal, Refusal } from '../refusal.ts';
import { requireOwnPage } from '../require-own-page.ts';
import { applyOverrides } from './apply-overrides.ts';
import { problemsBeside } from './check-fit.ts';
import { choicesOf } from './choices.ts';
import { type Candidate, findCandidate } from './find-candidate.ts';
import { keptBuildOf } from './kept-build.ts';
import type { KeptOverride } from './kept-override.ts';
import { forgetOverrides, keepOverride, sessionOf } from './override-cookies.ts';
import { type OverrideParts, ownOverrides } from './own-overrides.ts';
import { requirePermission } from './permission.ts';

/** Answers what is asked under `/platform/overrides`, but for the screen itself. */
export function serveOverrides(parts: OverrideParts): Middleware {
  return async (ctx, next) => {
    const handle = handlerFor(ctx);
    if (!handle) return next();
    ctx.set('Cache-Control', 'no-store');
    try {
      await handle(ctx, parts);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answerRefusal(ctx, error);
    }
  };
}

type Handler = (ctx: Context, parts: OverrideParts) => void | Promise<void>;

/** The screen has the address of its calls: what asks for a page gets the page. */
function handlerFor(ctx: Context): Handler | undefined {
  const isTop = ctx.path === OVERRIDES_ADDRESS;
  if (!isTop && !ctx.path.startsWith(`${OVERRIDES_ADDRESS}/`)) return undefined;
  if (isTop) ctx.vary('Accept');
  if (ctx.method === 'GET') return isTop && ctx.accepts('html', 'json') === 'json' ? list : undefined;
  if (ctx.method === 'POST' && isTop) return set;
  if (ctx.method === 'POST' && ctx.path === `${OVERRIDES_ADDRESS}/check`) return check;
  return ctx.method === 'DELETE' ? reset : undefined;
}

async function list(ctx: Context, parts: OverrideParts): Promise<void> {
  await requirePermission(ctx, parts.api, parts.options);
  const live = parts.liveFor(ctx);
  const { overrides } = applyOverrides(live, await ownOverrides(ctx, parts), parts.releases);
  const channels = parts.releases.channels();
  ctx.body = choicesOf({ live, channels, overrides, origins: parts.options.origins });
}

async function check(ctx: Context, parts: OverrideParts): Promise<void> {
  requireOwnPage(ctx);
  await requirePermission(ctx, parts.api, parts.options);
  ctx.body = (await preview(ctx, parts)).preview;
}

async function set(ctx: Context, parts: OverrideParts): Promise<void> {
  requireOwnPage(ctx);
  const user = await requirePermission(ctx, parts.api, parts.options);
  const { preview: found, candidate, hours } = await preview(ctx, parts);
  if (found.problems.length > 0) throw new Refusal('conflict', found.problems.join(' '));
  keepOverride(ctx, keptOf(candidate, { user, session: sessionOf(ctx), hours }), parts.secret);
  ctx.body = found;
}

/** Whoever asks loses only what is theirs: no permission is needed, so that it works in any state. */
function reset(ctx: Context): void {
  requireOwnPage(ctx);
  const packageName = ctx.path.slice(OVERRIDES_ADDRESS.length + 1);
  forgetOverrides(ctx, packageName || undefined);
  ctx.body = { ok: true };
}

interface Previewed {
  readonly preview: OverridePreview;
  readonly candidate: Candidate;
  readonly hours: number;
}

/** Checked beside what this person would see: with what else they have overridden. */
async function preview(ctx: Context, parts: OverrideParts): Promise<Previewed> {
  const wish = await parseJsonBody(ctx, OverrideWish);
  const candidate = await findCandidate(wish, {
    origins: parts.options.origins,
    releases: parts.releases,
    preview: (url) => parts.previews.at(url, originOf(ctx)),
  });
  const { release, folder } = candidate;
  const live = parts.liveFor(ctx);
  const others = (await ownOverrides(ctx, parts)).filter((each) => each.package !== release.package);
  const beside = applyOverrides(live, others, parts.releases);
  return {
    candidate,
    hours: wish.hours,
    preview: {
      package: release.package,
      title: release.title,
      team: release.team,
      version: release.version,
      live: live.remotes.find((remote) => remote.package === release.package)?.version ?? null,
      url: folder?.href ?? null,
      commit: release.commit,
      builtAt: release.builtAt,
      problems: problemsBeside(release, beside.live),
    },
  };
}

interface Terms {
  readonly user: User;
  readonly session: string;
  readonly hours: number;
}

function keptOf({ release, folder }: Candidate, { user, session, hours }: Terms): KeptOverride {
  return {
    package: release.package,
    user: user.id,
    session,
    by: user.email,
    expiresAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    version: folder ? null : release.version,
    build: folder ? keptBuildOf(release, folder) : null,
  };
}
