import type { Contact } from '@shortlist/api-contract';
import type { Analyzer, EngineSettings, Extractor } from '@shortlist/engine';
import type { Logger } from 'pino';
import type { StripeSandbox } from '../sandbox/stripe/stripe-sandbox.ts';
import type { Database } from './db/database.ts';
import type { GoogleSettings } from './integrations/google/google-settings.ts';
import type { GoogleIdTokens } from './integrations/google/id-tokens.ts';
import type { Mailer } from './integrations/mail/mailer.ts';
import type { FileStore } from './integrations/storage/file-store.ts';
import type { Payments } from './integrations/stripe/stripe.ts';
import type { SessionLimit } from './modules/auth/sessions.service.ts';
import type { BatchChanges } from './modules/batches/batch-changes.ts';
import type { Tracing } from './observability/tracing.ts';
import type { WorkQueue } from './queue/work-queue.ts';
import type { RateLimits } from './rate-limits.ts';
import type { TextWork } from './text/text-work.ts';

/** What the modules may know of the environment. */
export interface Settings {
  /** Null: Google sign-in is off. */
  readonly google: GoogleSettings | null;
  readonly adminEmails: readonly string[];
  readonly sessionLimit: SessionLimit;
  /** Where the operator says what is done with personal data; null: nowhere. */
  readonly privacyNoticeUrl: string | null;
  readonly salesEmail: string;
  readonly contacts: readonly Contact[];
  /** Which engine analyzes and matches. */
  readonly engine: EngineSettings;
  /** Whether payments go to the local sandbox. */
  readonly isPaymentSandbox: boolean;
  /** Where browsers see the product; null: as each request says. */
  readonly publicUrl: string | null;
  readonly demo: boolean;
  /** Whether others can reach this server. */
  readonly isExposed: boolean;
  /** Whether X-Forwarded-* is written by a proxy of ours. */
  readonly trustProxy: boolean;
  /** Origins besides the own one from which pages may call. */
  readonly allowedOrigins: readonly string[];
  /** How long a stop goes on serving, so that a balancer learns of it first. */
  readonly drainSeconds: number;
  /** Who reads /metrics must know it; null: only this machine may read them. */
  readonly metricsToken: string | null;
  /** Edges that know it may merge what they count; null: none may. */
  readonly edgeSecret: string | null;
}

/** Everything that `createApp` stands on. */
export interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly storage: FileStore;
  /** Folder of uploads in progress; emptied at start. */
  readonly uploadFolder: string;
  readonly extractor: Extractor;
  readonly analyzer: Analyzer;
  readonly textWork: TextWork;
  readonly limits: RateLimits;
  /** Null when nobody takes payments. */
  readonly payments: Payments | null;
  /** Null when Stripe itself takes them. */
  readonly stripeSandbox: StripeSandbox | null;
  readonly googleIdTokens: GoogleIdTokens;
  readonly mailer: Mailer;
  /** Encrypts what must be read again: keys of authenticator apps. */
  readonly accountSecret: string;
  /** Work that goes on without a request; started by `createDependencies`. */
  readonly queue: WorkQueue;
  /** Who follows the progress of batches. */
  readonly changes: BatchChanges;
  readonly log: Logger;
  /** Null: no spans are made. */
  readonly tracing: Tracing | null;
  /** Aborted once the process was asked to stop. */
  readonly stop: AbortController;
  /** Ends the answers that would go on for ever: event streams. Called at a stop, before the server is closed. */
  endStreams(): void;
  /** Closes all of it; requests in progress must have ended. */
  close(): Promise<void>;
}
