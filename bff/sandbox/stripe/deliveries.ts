import { createHmac } from 'node:crypto';
import { sql } from '@mikro-orm/core';
import type { Logger } from 'pino';
import type { Database, EntityManager } from '../../src/db/database.ts';
import { reportOf } from '../../src/error-report.ts';
import type { StripeEvent } from './stripe-objects.ts';

const ANSWER_MS = 10_000;
const MAX_ATTEMPTS = 20;
const MAX_WAIT_SECONDS = 60;

interface DeliveryOptions {
  readonly database: Database;
  readonly webhookSecret: string;
  readonly log: Logger;
}

interface Due {
  readonly event_id: string;
  readonly attempts: number;
  readonly data: StripeEvent;
}

/** Delivers events to the webhook, again and again until it takes them. */
export interface Deliveries {
  /** Where the webhook is; the first one counts until another is told. */
  tell(address: string): void;
  /** Keeps events back until it is let go: what a network that fails does. */
  hold(isHeld: boolean): void;
  /** Delivers what is due now. */
  kick(): void;
  /** Waits until nothing is being delivered. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

export function createDeliveries(options: DeliveryOptions): Deliveries {
  let address: string | null = null;
  let running: Promise<void> = Promise.resolve();
  let isHeld = false;
  let timer: NodeJS.Timeout | undefined;

  const kick = () => {
    running = running.then(run);
  };
  const run = async () => {
    clearTimeout(timer);
    if (isHeld || address === null) return;
    const wait = await deliverDue(options, address).catch((error: unknown) => {
      options.log.error(reportOf(error), 'Events of the payment sandbox were not delivered');
      return MAX_WAIT_SECONDS;
    });
    if (wait !== null) timer = setTimeout(kick, wait * 1000).unref();
  };
  return {
    tell(told) {
      if (address === told) return;
      address = told;
      kick();
    },
    hold(held) {
      isHeld = held;
      kick();
    },
    kick,
    async settle() {
      let last: Promise<void> | undefined;
      while (last !== running) {
        last = running;
        await last;
      }
    },
    async close() {
      isHeld = true;
      await running;
      clearTimeout(timer);
    },
  };
}

/** @returns in how many seconds the next is due; null when nothing waits. */
async function deliverDue(options: DeliveryOptions, address: string): Promise<number | null> {
  const em = options.database.fork();
  for (let due = await claim(em); due.length > 0; due = await claim(em)) {
    for (const { event_id, attempts, data } of due) {
      const isTaken = await post(address, signed(data, options.webhookSecret));
      if (!isTaken && attempts < MAX_ATTEMPTS) continue;
      if (!isTaken) options.log.warn({ event_id }, 'The webhook never took an event of the payment sandbox');
      await em.execute(sql`delete from sandbox_stripe_deliveries where event_id = ${event_id}`);
    }
  }
  const [next] = await em.execute<{ wait: number | null }[]>(
    'select extract(epoch from min(due_at) - now())::float8 as wait from sandbox_stripe_deliveries',
  );
  const wait = next?.wait ?? null;
  return wait === null ? null : Math.max(0.05, wait);
}

/** What is due, to be tried again later by whichever process is there, unless it is taken now. */
async function claim(em: EntityManager): Promise<Due[]> {
  const due = await em.execute<Due[]>(sql`
    update sandbox_stripe_deliveries d set attempts = d.attempts + 1,
      due_at = now() + make_interval(secs => least(${MAX_WAIT_SECONDS}, 2 ^ d.attempts))
    from sandbox_stripe_objects o
    where o.id = d.event_id and d.event_id in (
      select event_id from sandbox_stripe_deliveries where due_at <= now()
      order by due_at limit 20 for update skip locked
    )
    returning d.event_id, d.attempts, o.data`);
  return due.sort((one, other) => one.data.created - other.data.created);
}

/** An event as it is delivered: the body, and the header that proves who sent it. */
export interface SignedEvent {
  readonly payload: string;
  readonly signature: string;
}

/** Signs an event as Stripe does: HMAC-SHA256 of the moment and the body; `at` in seconds. */
export function signed(event: unknown, secret: string, at = Math.floor(Date.now() / 1000)): SignedEvent {
  const payload = JSON.stringify(event);
  const signature = createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex');
  return { payload, signature: `t=${at},v1=${signature}` };
}

async function post(address: string, { payload, signature }: SignedEvent): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
