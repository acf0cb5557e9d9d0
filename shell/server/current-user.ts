import { endpoints, User } from '@shortlist/api-contract';
import type { Context } from 'koa';
import type { Api } from './api-gateway.ts';
import { sessionCookieOf } from './session-cookie.ts';

const PATIENCE_MS = 5_000;

/** Who is signed in where a request comes from, as the API says; null for nobody, or when it does not say. */
export async function currentUserOf(ctx: Context, api: Api): Promise<User | null> {
  const session = sessionCookieOf(ctx);
  if (session === null) return null;
  try {
    const reply = await fetch(
      new URL(endpoints.auth.current.path, api instanceof URL ? api : ownAddress(ctx)),
      {
        headers: {
          accept: 'application/json',
          cookie: `${session.name}=${session.value}`,
          'x-forwarded-proto': ctx.protocol,
          'user-agent': ctx.get('user-agent'),
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      },
    );
    return reply.ok ? (User.safeParse(await reply.json()).data ?? null) : null;
  } catch {
    // Without an answer nobody has permission; the page comes as it does for everybody.
    return null;
  }
}

/** An API in this process answers behind this very edge. */
function ownAddress({ req }: Context): string {
  const { localAddress = '127.0.0.1', localPort } = req.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  return `http://${host}:${localPort}`;
}
