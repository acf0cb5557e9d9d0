import { endpoints, User } from '@shortlist/api-contract';
import type { Context } from 'koa';
import { type Api, isMounted } from './api-gateway.ts';
import { sessionCookieOf } from './session-cookie.ts';

const PATIENCE_MS = 5_000;

/** Who is signed in where a request comes from, as the API says; null for nobody, or when it does not say. */
export async function currentUserOf(ctx: Context, api: Api): Promise<User | null> {
  const session = sessionCookieOf(ctx);
  if (session === null) return null;
  const headers = {
    accept: 'application/json',
    cookie: `${session.name}=${session.value}`,
    'x-forwarded-proto': ctx.protocol,
    'user-agent': ctx.get('user-agent'),
  };
  for (const address of isMounted(api) ? [ownAddress(ctx)] : api) {
    try {
      const reply = await ask(address, headers);
      return reply.ok ? (User.safeParse(await reply.json()).data ?? null) : null;
    } catch {
      // Another may answer. Without an answer nobody has permission; the page comes as it does for everybody.
    }
  }
  return null;
}

function ask(address: URL | string, headers: Record<string, string>): Promise<Response> {
  return fetch(new URL(endpoints.auth.current.path, address), {
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
    redirect: 'error',
  });
}

/** An API in this process answers behind this very edge. */
function ownAddress({ req }: Context): string {
  const { localAddress = '127.0.0.1', localPort } = req.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${host}:${localPort}`;
}
