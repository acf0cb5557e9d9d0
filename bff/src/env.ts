import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Contact } from '@shortlist/api-contract';
import { exposedBy, missingPublicUrl, readSettings, StartError } from '@shortlist/api-contract/settings';
import { type EngineSettings, EngineVariables, engineSettingsOf } from '@shortlist/engine';
import { z } from 'zod';
import { DEFAULT_CONNECTIONS, type ServerPassword } from './db/server-connections.ts';
import {
  type GoogleSettings,
  GoogleVariables,
  googleSettingsOf,
} from './integrations/google/google-settings.ts';
import { type MailSettings, MailVariables, mailSettingsOf } from './integrations/mail/mail-settings.ts';
import {
  type StorageSettings,
  StorageVariables,
  storageSettingsOf,
} from './integrations/storage/storage-settings.ts';
import {
  type PaymentSettings,
  PaymentVariables,
  paymentSettingsOf,
} from './integrations/stripe/stripe-settings.ts';
import type { SessionLimit } from './modules/auth/sessions.service.ts';
import { ContactVariables, contactsOf } from './modules/configuration/contacts.ts';
import {
  type TracingSettings,
  TracingVariables,
  tracingSettingsOf,
} from './observability/tracing-settings.ts';
import { DEFAULT_LIMITS, type Limits, limitsFrom } from './rate-limits.ts';

const HOUR_MS = 60 * 60 * 1000;

const Port = z.coerce
  .number('must be a port number, like 4000.')
  .int('must be a port number, like 4000.')
  .min(0, 'must be a port number, like 4000.')
  .max(65_535, 'must be a port number up to 65535.');

const Flag = z.stringbool('must be 1 or 0.').optional();

const Addresses = z
  .string()
  .transform((text) => listOf(text).map((address) => address.toLowerCase()))
  .pipe(z.array(z.email('must be e-mail addresses, separated by commas.')));

const Origins = z
  .string()
  .transform(listOf)
  .pipe(z.array(z.url('must be origins like https://example.com, separated by commas.')))
  .transform((urls) => urls.map((url) => new URL(url).origin));

const RateLimitsText = z.string().transform((text, context) => {
  const limits = limitsFrom(text);
  if (limits !== undefined) return limits;
  context.addIssue('must be off, or points an account like login=20,ai=2000.');
  return z.NEVER;
});

/** Everything that this process reads; any of them may come from a file, `NAME_FILE`. */
export const Variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: Port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgresql://.')
    .optional(),
  DATABASE_PASSWORD: z.string().optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number of connections, like 20.')
    .int('must be a number of connections, like 20.')
    .min(2, 'must be at least 2 connections.')
    .max(1000, 'must be at most 1000 connections.')
    .default(DEFAULT_CONNECTIONS),
  ...StorageVariables,
  ...GoogleVariables,
  ADMIN_EMAILS: Addresses.default([]),
  SESSION_HOURS: z.coerce
    .number('must be a number of hours, like 12.')
    .min(1, 'must be at least 1 hour.')
    .max(8760, 'must be at most 8760 hours, a year.')
    .optional(),
  PRIVACY_NOTICE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://example.com/privacy.' })
    .optional(),
  ...ContactVariables,
  ...PaymentVariables,
  ...EngineVariables,
  RATE_LIMITS: RateLimitsText.default(DEFAULT_LIMITS),
  DEMO: Flag,
  WORKERS: z.enum(['inline', 'external'], 'must be inline or external.').default('inline'),
  WORKER_PORT: Port.optional(),
  TRUST_PROXY: Flag.default(false),
  ALLOWED_ORIGINS: Origins.default([]),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds, like 5.')
    .min(0, 'must be 0 or more seconds.')
    .max(300, 'must be at most 300 seconds.')
    .default(0),
  ...MailVariables,
  PASSWORD_SECRETS: z
    .string()
    .transform(listOf)
    .pipe(z.array(z.string().min(32, 'must have 32 characters or more each, separated by commas.')))
    .default([]),
  ACCOUNT_SECRET: z.string().min(32, 'must have 32 characters or more.').optional(),
  ...TracingVariables,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters.').optional(),
  EDGE_SECRET: z.string().min(32, 'must have 32 characters or more.').optional(),
  OCR_COMMAND: z.string().trim().min(1).optional(),
  SCAN_COMMAND: z.string().trim().min(1).optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent.',
    )
    .default('info'),
});

/** The settings of this process, read once at start. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** Absolute folder of the embedded database, the files and the lock. */
  readonly dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** What that server asks for, where it is kept apart. */
  readonly databasePassword: ServerPassword | undefined;
  /** At most, of this process to the server; its queue has a few of its own. */
  readonly databaseConnections: number;
  /** Where the uploaded files are. */
  readonly storage: StorageSettings;
  /** Null: Google sign-in is off. */
  readonly google: GoogleSettings | null;
  /** Who delivers mail. */
  readonly mail: MailSettings;
  /** Encrypts keys of authenticator apps; null: the data folder keeps one. */
  readonly accountSecret: string | null;
  /** Passwords are hashed with the first, and verified with any; empty: hashed with none. */
  readonly passwordSecrets: readonly string[];
  readonly adminEmails: readonly string[];
  readonly sessionLimit: SessionLimit;
  readonly privacyNoticeUrl: string | null;
  readonly salesEmail: string;
  /** One a category. */
  readonly contacts: readonly Contact[];
  /** Which engine analyzes and matches. */
  readonly engine: EngineSettings;
  readonly payments: PaymentSettings;
  readonly isPaymentSandbox: boolean;
  /** Where browsers see the product; null: as each request says. */
  readonly publicUrl: string | null;
  /** Null: calls are not counted. */
  readonly limits: Limits | null;
  /** Others than the person at this machine can reach it. */
  readonly isExposed: boolean;
  readonly demo: boolean;
  readonly trustProxy: boolean;
  readonly allowedOrigins: readonly string[];
  readonly drainSeconds: number;
  readonly metricsToken: string | null;
  readonly edgeSecret: string | null;
  /** Null: no spans are made. */
  readonly tracing: TracingSettings | null;
  /** A program and its arguments that reads scans; null: they are refused. */
  readonly ocrCommand: string | null;
  /** The same that looks for malware; null: nobody does. */
  readonly scanCommand: string | null;
  readonly logLevel: string;
  /** Whether batches are worked on in this process, or by `npm run worker`. */
  readonly workers: 'inline' | 'external';
  /** Where such a worker says how it does; undefined: nowhere. */
  readonly workerPort: number | undefined;
}

/**
 * Reads the environment.
 *
 * @throws StartError with a sentence that names the variable whose value is wrong.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const values = readSettings(Variables, source, readText);
  if (typeof values === 'string') throw new StartError(values);
  const exposed = exposedBy(values);
  refuseOpen(values, exposed);
  if (values.WORKERS === 'external' && values.DATABASE_URL === undefined) {
    throw new StartError(
      'WORKERS=external requires DATABASE_URL. The embedded database supports only one process.',
    );
  }
  const dataDir = resolve(values.DATA_DIR);
  const payments = paymentSettingsOf(values, exposed !== null);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: databaseUrlOf(values),
    databasePassword: source.DATABASE_PASSWORD_FILE ? () => readPassword(source) : values.DATABASE_PASSWORD,
    databaseConnections: values.DATABASE_POOL,
    storage: storageSettingsOf(values, dataDir),
    google: googleSettingsOf(values),
    mail: mailSettingsOf(values),
    accountSecret: values.ACCOUNT_SECRET ?? null,
    passwordSecrets: values.PASSWORD_SECRETS,
    adminEmails: values.ADMIN_EMAILS,
    sessionLimit: values.SESSION_HOURS === undefined ? null : values.SESSION_HOURS * HOUR_MS,
    privacyNoticeUrl: values.PRIVACY_NOTICE_URL ?? null,
    salesEmail: values.SALES_EMAIL,
    contacts: contactsOf(values),
    engine: engineSettingsOf(values),
    payments,
    isPaymentSandbox: payments.kind === 'sandbox',
    publicUrl: values.PUBLIC_URL ?? null,
    limits: values.RATE_LIMITS,
    isExposed: exposed !== null,
    demo: values.DEMO ?? (values.DATABASE_URL === undefined && exposed === null),
    trustProxy: values.TRUST_PROXY,
    allowedOrigins: values.ALLOWED_ORIGINS,
    drainSeconds: values.DRAIN_SECONDS,
    metricsToken: values.METRICS_TOKEN ?? null,
    edgeSecret: values.EDGE_SECRET ?? null,
    tracing: tracingSettingsOf(values),
    ocrCommand: values.OCR_COMMAND ?? null,
    scanCommand: values.SCAN_COMMAND ?? null,
    logLevel: values.LOG_LEVEL,
    workers: values.WORKERS,
    workerPort: values.WORKER_PORT,
  };
}

/** Where others can reach it, nothing is open that is only for trying the product. */
function refuseOpen(values: z.output<typeof Variables>, exposed: string | null): void {
  const missing = missingPublicUrl(values);
  if (missing !== null) throw new StartError(missing);
  if (exposed === null) return;
  const opened = `${exposed} opens it to others`;
  if (values.DEMO) {
    throw new StartError(`DEMO must be off where ${opened}: it creates accounts with a known password.`);
  }
  if (values.RATE_LIMITS === null) {
    throw new StartError(
      `RATE_LIMITS can't be off where ${opened}. It would allow unlimited password guesses.`,
    );
  }
  if (values.PAYMENTS === 'sandbox') {
    throw new StartError(
      `PAYMENTS must not be sandbox where ${opened}: anybody could subscribe without paying.`,
    );
  }
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** A password that is kept apart takes the place of the one in the address. */
function databaseUrlOf({
  DATABASE_URL,
  DATABASE_PASSWORD,
}: Pick<z.output<typeof Variables>, 'DATABASE_URL' | 'DATABASE_PASSWORD'>): string | undefined {
  if (DATABASE_URL === undefined || DATABASE_PASSWORD === undefined) return DATABASE_URL;
  const url = new URL(DATABASE_URL);
  url.password = '';
  return url.href;
}

/** As its file has it now. */
function readPassword(source: Readonly<Record<string, string | undefined>>): string {
  const values = readSettings(Variables.pick({ DATABASE_PASSWORD: true }), source, readText);
  if (typeof values === 'string') throw new StartError(values);
  return values.DATABASE_PASSWORD ?? '';
}

function readText(file: string): string {
  return readFileSync(file, 'utf8');
}
