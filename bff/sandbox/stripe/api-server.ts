import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sql } from '@mikro-orm/core';
import type { Logger } from 'pino';
import type { Database, EntityManager } from '../../src/db/database.ts';
import { reportOf } from '../../src/error-report.ts';
import { readRaw } from '../../src/http/raw-body.ts';
import { findCall } from './api-calls.ts';
import { API_VERSION } from './events.ts';
import { decodeForm } from './form-body.ts';
import { onTheWire } from './object-store.ts';
import { StripeError } from './stripe-error.ts';

const BODY_LIMIT = 256 * 1024;

interface ApiOptions {
  readonly database: Database;
  readonly secretKey: string;
  readonly log: Logger;
  /** Called after every change. */
  readonly onChange: () => void;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Stripe's API as the SDK speaks it; the caller has it listen. */
export function createApiServer(options: ApiOptions): Server {
  return createServer((request, response) => {
    void answer(options, request)
      .catch((error: unknown) => failure(options.log, error))
      .then((reply) => send(response, reply));
  });
}

async function answer(options: ApiOptions, request: IncomingMessage): Promise<Answer> {
  assertKey(request, options.secretKey);
  const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox');
  const method = request.method ?? 'GET';
  const text = method === 'POST' ? await readText(request) : search.slice(1);
  const { call, id } = findCall(method, pathname);
  const run = (em: EntityManager) => call(em, decodeForm(text), id);
  const key = request.headers['idempotency-key'];
  const reply = await options.database.fork().transactional(async (em) => {
    if (method !== 'POST' || typeof key !== 'string') return success(await run(em));
    const fingerprint = createHash('sha256').update(`${pathname}\n${text}`).digest('base64url');
    return once(em, { key, fingerprint }, () => run(em));
  });
  if (method !== 'GET') options.onChange();
  return reply;
}

/** Does a call once for its key; the same key again gets the same answer, also when both come at a time. */
async function once(
  em: EntityManager,
  { key, fingerprint }: { key: string; fingerprint: string },
  run: () => Promise<unknown>,
): Promise<Answer> {
  const added = await em.execute<unknown[]>(sql`
    insert into sandbox_stripe_requests (idempotency_key, fingerprint) values (${key}, ${fingerprint})
    on conflict do nothing returning 1`);
  if (added.length > 0) {
    const reply = success(await run());
    await em.execute(sql`
      update sandbox_stripe_requests set status = ${reply.status}, body = ${JSON.stringify(reply.body)}::jsonb
      where idempotency_key = ${key}`);
    return reply;
  }
  const [kept] = await em.execute<(Answer & { fingerprint: string })[]>(sql`
    select fingerprint, status, body from sandbox_stripe_requests where idempotency_key = ${key}`);
  if (kept?.fingerprint === fingerprint) return { status: kept.status, body: kept.body };
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with.';
  throw new StripeError({ type: 'idempotency_error', message });
}

function success(object: unknown): Answer {
  return { status: 200, body: onTheWire(object) };
}

function assertKey({ headers }: IncomingMessage, secretKey: string): void {
  const given = digest(headers.authorization ?? '');
  if (timingSafeEqual(given, digest(`Bearer ${secretKey}`))) return;
  throw new StripeError({ message: 'Invalid API Key provided.', status: 401 });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function readText(request: IncomingMessage): Promise<string> {
  const tooLarge = new StripeError({ message: 'The request is too large.', status: 413 });
  return (await readRaw(request, BODY_LIMIT, tooLarge)).toString('utf8');
}

function failure(log: Logger, error: unknown): Answer {
  if (error instanceof StripeError) return { status: error.status, body: error.body };
  log.error(reportOf(error), 'The payment sandbox failed');
  const fault = new StripeError({ type: 'api_error', message: 'An unknown error occurred.', status: 500 });
  return { status: fault.status, body: fault.body };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID().replaceAll('-', '')}`,
    'stripe-version': API_VERSION,
  });
  response.end(JSON.stringify(body));
}
