import { randomBytes } from 'node:crypto';
import type { EntityManager } from '../../db/database.ts';
import { kysely } from '../../db/kysely.ts';
import { readCookie, writeCookie } from '../../http/cookies.ts';
import type { ApiContext } from '../../middleware/api-state.ts';
import type { Caller } from '../../rate-limits.ts';
import { subnetOf } from '../../subnet.ts';
import type { User } from '../users/users.service.ts';
import { KnownSource } from './known-source.entity.ts';
import { hashToken } from './sessions.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a browser or a network counts as the owner's after a login. */
const KNOWN_MS = 180 * DAY_MS;

const COOKIE = 'device';

/**
 * Whose wrong passwords a login counts with: those of this browser or network, where the account has logged in from it before;
 * else those of all strangers to the account, and of everybody at the address. So a stranger who guesses locks out
 * strangers only, and an office behind one address goes on. Asked of unknown accounts in the same way.
 */
export async function loginCaller(ctx: ApiContext, email: string): Promise<Caller> {
  const known = await kysely(ctx.state.em)
    .selectFrom('known_sources as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.source_hash')
    .where('u.email', '=', email)
    .where('s.source_hash', 'in', sourcesOf(ctx, email))
    .where('s.last_seen_at', '>', new Date(Date.now() - KNOWN_MS).toISOString())
    // The browser before the network, which others may share.
    .orderBy('s.kind')
    .limit(1)
    .executeTakeFirst();
  return known === undefined
    ? { account: email, address: ctx.state.address }
    : { account: `${email} ${known.source_hash}`, address: null };
}

/** Whether an account has logged in before, but neither in this browser nor from this network. */
export async function isFromElsewhere(ctx: ApiContext, user: Pick<User, 'id' | 'email'>): Promise<boolean> {
  const sources = sourcesOf(ctx, user.email);
  const known = await ctx.state.em.find(KnownSource, {
    userId: user.id,
    lastSeenAt: { $gt: new Date(Date.now() - KNOWN_MS) },
  });
  return known.length > 0 && !known.some(({ sourceHash }) => sources.includes(sourceHash));
}

/** Takes browser and network of a call as the owner's, who has just shown to be one. */
export async function rememberSources(ctx: ApiContext, user: Pick<User, 'id' | 'email'>): Promise<void> {
  const device = readCookie(ctx, COOKIE) ?? randomBytes(32).toString('base64url');
  const userId = user.id;
  const lastSeenAt = new Date();
  ctx.state.userId = userId;
  const { em, address } = ctx.state;
  await em.upsertMany(
    KnownSource,
    [
      { kind: 'device' as const, sourceHash: hashToken(device) },
      { kind: 'network' as const, sourceHash: networkHash(user.email, address) },
    ].map((source) => ({ ...source, userId, lastSeenAt })),
    { onConflictFields: ['userId', 'sourceHash'], onConflictMergeFields: ['lastSeenAt'] },
  );
  await em.nativeDelete(KnownSource, { userId, lastSeenAt: { $lt: new Date(Date.now() - KNOWN_MS) } });
  writeCookie(ctx, COOKIE, { value: device, lifetimeMs: KNOWN_MS });
}

/** Takes no browser and no network as the owner's any longer. */
export async function forgetSources(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(KnownSource, { userId });
}

function sourcesOf(ctx: ApiContext, email: string): string[] {
  const device = readCookie(ctx, COOKIE);
  return [...(device === null ? [] : [hashToken(device)]), networkHash(email, ctx.state.address)];
}

function networkHash(email: string, address: string): string {
  return hashToken(`${email} ${subnetOf(address)}`);
}
