import { setTimeout as wait } from 'node:timers/promises';
import { SLOTS_ADDRESS, SlotWish } from '@shortlist/platform/platform-status';
import type { Context, Middleware } from 'koa';
import type { Api } from '../api-gateway.ts';
import { changeChannels } from '../change-channels.ts';
import { currentUserOf } from '../current-user.ts';
import { parseJsonBody } from '../parse-json-body.ts';
import { answerRefusal, Refusal } from '../refusal.ts';
import type { ReleaseStore } from '../release-store.ts';
import { requireOwnPage } from '../require-own-page.ts';
import { arrange } from './arrange.ts';
import { liveRemotes } from './live-remotes.ts';
import { arrangementOf } from './slot-widgets.ts';

const PAUSE_MS = 100;
const MOST_PAUSES = 50;

/** `POST /platform/slots`: an administrator arranges the widgets of a slot. The next page load shows it. */
export function serveSlots(api: Api, releases: ReleaseStore): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== SLOTS_ADDRESS || ctx.method !== 'POST') return next();
    ctx.set('Cache-Control', 'no-store');
    try {
      requireOwnPage(ctx);
      const by = await requireAdministrator(ctx, api);
      const wish = await parseJsonBody(ctx, SlotWish);
      if (!liveRemotes(releases).some(({ slots }) => Object.hasOwn(slots, wish.slot)))
        throw new Refusal('not_found', `No live release has the slot ${wish.slot}.`);
      const since = new Date().toISOString();
      await changeChannels(releases.place, (channels) => arrange(channels, wish, { by, since }));
      await untilSeen(releases, wish.slot, since);
      ctx.body = { ok: true };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answerRefusal(ctx, error);
    }
  };
}

/** An edge that mirrors another place has it within half a second. Who asks next, sees what they did. */
async function untilSeen(releases: ReleaseStore, slot: string, since: string): Promise<void> {
  for (let pause = 0; pause < MOST_PAUSES; pause += 1) {
    if (arrangementOf(releases.channels().slots, slot)?.since === since) return;
    await wait(PAUSE_MS);
  }
}

async function requireAdministrator(ctx: Context, api: Api): Promise<string> {
  const user = await currentUserOf(ctx, api);
  if (!user) throw new Refusal('unauthenticated', 'Log in to continue.');
  if (!user.is_admin) throw new Refusal('forbidden', 'Only administrators can arrange slots.');
  return user.email;
}
