import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { sql } from '@mikro-orm/core';
import { rawEndpoints } from '@shortlist/api-contract';
import type { Logger } from 'pino';
import type { Database, EntityManager } from '../../src/db/database.ts';
import { reportOf } from '../../src/error-report.ts';
import { endServer, listenOnLoopback } from '../../src/http/loopback.ts';
import type { StripeAccess } from '../../src/integrations/stripe/stripe.ts';
import { createApiServer } from './api-server.ts';
import { takeNextStep } from './billing.ts';
import { advanceClock, sandboxNow } from './clock.ts';
import { createDeliveries } from './deliveries.ts';
import { findObject } from './object-store.ts';

/** How often it looks whether a period has ended. */
const LOOK_MS = 60_000;

/** A Stripe of our own inside this process: it speaks the same wire, keeps its state in our database, charges nobody. */
export interface StripeSandbox {
  /** For the SDK. */
  readonly access: StripeAccess;
  /** Takes the socket of any request to this process: the webhook is where that came in. */
  hear(socket: Socket): void;
  /** A change of a page: one transaction, then its events are delivered. */
  change<T>(work: (em: EntityManager) => Promise<T>): Promise<T>;
  /** Lets seconds pass at once, with all that happens meanwhile: trials end, periods renew, payments are retried. */
  advance(seconds: number): Promise<void>;
  /** Keeps events back, or lets them go. */
  hold(isHeld: boolean): void;
  /** Waits until the events so far were delivered, or failed to be. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface SandboxOptions {
  readonly database: Database;
  readonly log: Logger;
}

export async function openStripeSandbox({ database, log }: SandboxOptions): Promise<StripeSandbox> {
  const secretKey = `sk_test_sandbox${randomBytes(24).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const deliveries = createDeliveries({ database, webhookSecret, log });
  const server = createApiServer({ database, secretKey, log, onChange: () => deliveries.kick() });
  const port = await listenOnLoopback(server);
  server.unref();
  const look = async () => {
    await runDue(database);
    deliveries.kick();
  };
  const report = (error: unknown) => log.error(reportOf(error), 'The payment sandbox could not renew');
  const timer = setInterval(() => void look().catch(report), LOOK_MS).unref();
  return {
    access: { secretKey, webhookSecret, sandbox: { port } },
    hear: (socket) => deliveries.tell(originOf(socket) + rawEndpoints.payments.webhook.path),
    async change(work) {
      const result = await database.fork().transactional(work);
      deliveries.kick();
      return result;
    },
    async advance(seconds) {
      await advanceClock(database.fork(), seconds);
      await look();
    },
    hold: (isHeld) => deliveries.hold(isHeld),
    settle: () => deliveries.settle(),
    async close() {
      clearInterval(timer);
      await deliveries.close();
      await endServer(server);
    },
  };
}

/** One step a transaction, so that several processes share the work. */
async function runDue(database: Database): Promise<void> {
  let id = await findDue(database);
  while (id !== null) {
    const due = id;
    await database.fork().transactional((em) => stepIfDue(em, due));
    id = await findDue(database);
  }
}

async function findDue(database: Database): Promise<string | null> {
  const em = database.fork();
  const [row] = await em.execute<{ id: string }[]>(sql`
    select id from sandbox_stripe_objects
    where object = 'subscription' and (data->'sandbox'->>'nextAt')::bigint <= ${await sandboxNow(em)} limit 1`);
  return row?.id ?? null;
}

async function stepIfDue(em: EntityManager, id: string): Promise<void> {
  const subscription = await findObject(em, 'subscription', id);
  const at = subscription?.sandbox.nextAt ?? null;
  if (subscription !== null && at !== null && at <= (await sandboxNow(em)))
    await takeNextStep(em, subscription);
}

/** This process, as it is reached from itself. */
function originOf(socket: Socket): string {
  const address = (socket.localAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
  const host = address.includes(':') ? `[${address}]` : address;
  return `${'encrypted' in socket ? 'https' : 'http'}://${host}:${socket.localPort}`;
}
