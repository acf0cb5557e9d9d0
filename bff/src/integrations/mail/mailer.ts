import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { MailSettings } from './mail-settings.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface SentMail extends Mail {
  readonly sentAt: Date;
}

export interface Mailer {
  /**
   * Composes and sends a mail after the answer, which so takes as long whether or not there is one to send: `compose`
   * answers null when not. A delivery is tried three times; a failure is logged without the recipient.
   */
  later(compose: () => Promise<Mail | null>): void;
  /** Whether somebody delivers mail. */
  readonly isOn: boolean;
  /** Whether a server delivers it, so that an address can be asked to prove itself. */
  readonly isReal: boolean;
  /** What was sent, newest first, where the outbox delivers; else null. */
  readonly outbox: readonly SentMail[] | null;
  /** Waits for what is being sent. */
  close(): Promise<void>;
}

interface MailerOptions {
  readonly settings: MailSettings;
  readonly log: Logger;
  /** Before the second and the third attempt, milliseconds. */
  readonly pausesMs?: readonly number[];
}

type Deliver = (mail: Mail) => Promise<void>;

const PAUSES_MS = [2_000, 15_000];
const TIMEOUT_MS = 10_000;

/** As many mails as the outbox of a developer keeps. */
const MOST_KEPT = 50;

/** Delivers by SMTP, into the outbox, or not at all. */
export function createMailer({ settings, log, pausesMs = PAUSES_MS }: MailerOptions): Mailer {
  const outbox: SentMail[] = [];
  const deliver = settings.kind === 'smtp' ? bySmtp(settings) : intoOutbox(outbox);
  const ending = new AbortController();
  const sending = new Set<Promise<void>>();
  const send = async (compose: () => Promise<Mail | null>) => {
    try {
      const mail = await compose();
      if (mail !== null) await persistently(() => deliver(mail), { pausesMs, signal: ending.signal });
    } catch (error) {
      log.error(reportOf(error), 'A mail could not be sent');
    }
  };
  return {
    isOn: settings.kind !== 'off',
    isReal: settings.kind === 'smtp',
    outbox: settings.kind === 'outbox' ? outbox : null,
    later(compose) {
      if (settings.kind === 'off') return;
      const sent = send(compose).finally(() => sending.delete(sent));
      sending.add(sent);
    },
    async close() {
      ending.abort();
      await Promise.all(sending);
    },
  };
}

function bySmtp({ url, from }: { readonly url: string; readonly from: string }): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
  };
}

function intoOutbox(outbox: SentMail[]): Deliver {
  return async (mail) => {
    outbox.unshift({ ...mail, sentAt: new Date() });
    outbox.length = Math.min(outbox.length, MOST_KEPT);
  };
}

async function persistently(
  act: () => Promise<void>,
  { pausesMs, signal }: { readonly pausesMs: readonly number[]; readonly signal: AbortSignal },
): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await act();
    } catch (error) {
      if (signal.aborted) throw error;
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
  await act();
}

/** A server's words name the recipient: only the kind of the failure is told. */
function reportOf(error: unknown) {
  const { name, code, responseCode } = error as { name?: string; code?: string; responseCode?: number };
  return { error: name, code, responseCode };
}
