import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { Router } from '@koa/router';
import Koa, { type Context } from 'koa';
import { koaBody } from 'koa-body';
import { z } from 'zod';
import { endServer, listenOnLoopback } from '../../src/http/loopback.ts';
import type { GoogleSettings } from '../../src/integrations/google/google-settings.ts';
import { CLIENT_SCRIPT, CLIENT_STYLE } from './client-script.ts';
import { ACCOUNTS, type Asked, buttonPage, handOverPage, selectPage } from './pages.ts';
import { type Claims, createSigningKeys, type SigningKeys } from './signing-keys.ts';

/** An issuer of identities on this machine that speaks Google's wire: keys, client library, choice of account. */
export interface SandboxIssuer {
  readonly origin: string;
  /** What a server needs to trust this issuer. */
  readonly settings: GoogleSettings;
  readonly keys: SigningKeys;
  /** An id token for the client of `settings`. */
  issue(claims: Claims): Promise<string>;
  close(): Promise<void>;
}

export interface IssuerOptions {
  /** 0, the default: any free one. */
  readonly port?: number;
  /** Pages that may ask, like http://localhost:3000; none: any page of this machine. */
  readonly origins?: readonly string[];
}

/** The one client that it knows. */
export const SANDBOX_CLIENT_ID = 'sandbox-client.apps.sandbox.example';

const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

const Query = z.object({ client_id: z.string(), origin: z.string(), via: z.literal('button').optional() });

const Choice = z.object({
  sub: z.string().optional(),
  email: z.email().optional(),
  name: z.string().optional(),
  unverified: z.string().optional(),
  none: z.string().optional(),
});

/** Starts an issuer on the loopback address, with keys of its own. */
export async function startSandboxIssuer({
  port = 0,
  origins = [],
}: IssuerOptions = {}): Promise<SandboxIssuer> {
  const keys = await createSigningKeys();
  const server = createServer();
  const origin = `http://localhost:${await listenOnLoopback(server, port)}`;
  const settings: GoogleSettings = {
    clientId: SANDBOX_CLIENT_ID,
    issuers: [origin],
    jwksUrl: `${origin}/oauth2/certs`,
    scriptUrl: `${origin}/gsi/client`,
  };
  const issue = (claims: Claims) => keys.sign(claims, { issuer: origin, audience: SANDBOX_CLIENT_ID });
  const app = new Koa();
  app.use(routesOf({ settings, keys, issue, isAllowed: (page) => isAllowed(page, origins) }).routes());
  const handle = app.callback();
  server.on('request', (request, response) => void handle(request, response));
  return {
    origin,
    settings,
    keys,
    issue,
    close: () => endServer(server),
  };
}

interface Parts {
  readonly settings: GoogleSettings;
  readonly keys: SigningKeys;
  readonly issue: (claims: Claims) => Promise<string>;
  readonly isAllowed: (page: string) => boolean;
}

function routesOf({ settings, keys, issue, isAllowed }: Parts): Router {
  const router = new Router();
  router.get('/.well-known/openid-configuration', (ctx) => {
    ctx.body = { issuer: settings.issuers[0], jwks_uri: settings.jwksUrl };
  });
  router.get('/oauth2/certs', (ctx) => {
    ctx.body = keys.published();
  });
  router.get('/gsi/client', send('text/javascript', CLIENT_SCRIPT));
  router.get('/gsi/style', send('text/css', CLIENT_STYLE));
  router.get('/gsi/status', (ctx) => {
    const page = ctx.get('Origin');
    ctx.set('Access-Control-Allow-Origin', page);
    const isKnown = ctx.query.client_id === settings.clientId && isAllowed(page);
    ctx.body = { is_allowed: isKnown, sentence: 'The given origin is not allowed for the given client id.' };
  });
  router.get('/gsi/button', (ctx) => {
    sendPage(ctx, buttonPage(askedOf(ctx, isAllowed), String(ctx.query.theme)));
  });
  router.get('/gsi/select', (ctx) => sendPage(ctx, selectPage(askedOf(ctx, isAllowed))));
  router.post('/gsi/select', koaBody(), async (ctx) => {
    const asked = askedOf(ctx, isAllowed);
    const claims = claimsOf(Choice.parse(ctx.request.body));
    sendPage(ctx, handOverPage(asked, claims === null ? null : await issue(claims)));
  });
  return router;
}

/** Refuses a page or a client that the issuer does not know: nobody else gets a token. */
function askedOf(ctx: Context, isAllowed: (page: string) => boolean): Asked {
  const asked = Query.safeParse(ctx.query);
  if (!asked.success) ctx.throw(400, 'Who asks?');
  const { client_id, origin } = asked.data;
  if (client_id !== SANDBOX_CLIENT_ID || !isAllowed(origin)) ctx.throw(403, 'This page may not ask.');
  return asked.data;
}

function isAllowed(page: string, origins: readonly string[]): boolean {
  return origins.length === 0 ? LOCAL.test(page) : origins.includes(page);
}

/** A person keeps their id from one sign-in to the next. */
function claimsOf(choice: z.output<typeof Choice>): Claims | null {
  if (choice.none !== undefined) return null;
  const account = ACCOUNTS.find(({ sub }) => sub === choice.sub);
  if (account !== undefined) return account;
  const email = choice.email ?? '';
  const sub = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();
  return { sub, email, email_verified: choice.unverified === undefined, name: choice.name ?? '' };
}

function send(type: string, text: string) {
  return (ctx: Context) => {
    ctx.type = type;
    ctx.body = text;
  };
}

function sendPage(ctx: Context, html: string): void {
  ctx.type = 'html';
  ctx.body = html;
}
