import { TELEMETRY_ADDRESS, TelemetryBatch, type TelemetryEvent } from '@shortlist/platform/telemetry';
import type { Context, Middleware } from 'koa';
import { callerAddressOf } from '../api-gateway.ts';
import { readBody } from '../read-body.ts';
import type { ReleaseStore } from '../release-store.ts';
import { type Origin, originOf } from './known-event.ts';
import { networkOf } from './network-of.ts';
import type { PageIds } from './page-ids.ts';
import { createRateLimit } from './rate-limit.ts';

/** The largest that a browser sends on its way out. */
const MOST_BYTES = 64 * 1024;

/** What became of a request. */
export type BatchOutcome = 'taken' | 'foreign' | 'too_many' | 'malformed' | 'unknown_page';

/** Who told of an event. */
export interface TelemetrySource {
  /** The page view, or the browser where it is known by a cookie. */
  readonly visitor: string;
  readonly network: string;
  /** The page was loaded from the same network; otherwise it says nothing of the health of a release. */
  readonly isAtHome: boolean;
}

/** Who hears of it. */
export interface TelemetryListener {
  hear(event: TelemetryEvent, origin: Origin, teller: TelemetrySource): void;
  /** A request was read to its end, or refused. */
  heard(outcome: BatchOutcome, dropped: number): void;
}

interface TelemetryOptions {
  readonly releases: ReleaseStore;
  readonly pageIds: PageIds;
  readonly listener: TelemetryListener;
  readonly now: () => number;
}

/** A page asks every five seconds; this is forty pages of one office that are never quiet. */
const LIMIT = { limit: 480, windowMs: 60_000 };

const STATUS: Record<BatchOutcome, number> = {
  taken: 204,
  foreign: 403,
  too_many: 429,
  malformed: 400,
  unknown_page: 403,
};

/**
 * Takes what pages tell of themselves. It believes none of it: only pages of this installation are heard, only of releases that
 * are there, and not without end. Nothing is stored; what is counted is in the memory of this process.
 */
export function receiveTelemetry({ releases, pageIds, listener, now }: TelemetryOptions): Middleware {
  const mayAsk = createRateLimit({ ...LIMIT, now });

  async function take(ctx: Context): Promise<BatchOutcome> {
    if (!isOwnPage(ctx)) return 'foreign';
    const network = networkOf(callerAddressOf(ctx));
    if (!mayAsk(network)) return 'too_many';
    const batch = await readBatch(ctx);
    if (!batch) return 'malformed';
    const page = pageIds.read(batch.page, network);
    if (!page) return 'unknown_page';
    const teller = { visitor: page.id, network, isAtHome: page.isAtHome };
    let dropped = 0;
    for (const event of batch.events) {
      const origin = originOf(event, releases);
      if (origin) listener.hear(event, origin, teller);
      else dropped += 1;
    }
    listener.heard('taken', dropped);
    return 'taken';
  }

  return async (ctx, next) => {
    if (ctx.path !== TELEMETRY_ADDRESS || ctx.method !== 'POST') return next();
    const outcome = await take(ctx);
    if (outcome !== 'taken') listener.heard(outcome, 0);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = STATUS[outcome];
    // A body that was not read to its end would be taken for the next request.
    if (!ctx.req.complete) ctx.set('Connection', 'close');
  };
}

async function readBatch({ req }: Context): Promise<TelemetryBatch | undefined> {
  try {
    return TelemetryBatch.safeParse(JSON.parse((await readBody(req, MOST_BYTES)) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** A browser says where a script sends from, and lets no script change it. */
function isOwnPage(ctx: Context): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  if (site === '' && origin === '') return false;
  return (site === '' || site === 'same-origin') && (origin === '' || URL.parse(origin)?.host === ctx.host);
}
