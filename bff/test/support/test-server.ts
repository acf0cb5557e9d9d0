import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Analyzer, createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { createAnalyzer } from '@shortlist/engine/create-analyzer.ts';
import { createExtractor, type Extractor } from '@shortlist/engine/extraction/extractor.ts';
import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import type { Dependencies, Settings } from '../../src/dependencies.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import { endServer, listenOnLoopback } from '../../src/http/loopback.ts';
import { createGoogleIdTokens } from '../../src/integrations/google/id-tokens.ts';
import type { MailSettings } from '../../src/integrations/mail/mail-settings.ts';
import { createMailer } from '../../src/integrations/mail/mailer.ts';
import type { FileStore } from '../../src/integrations/storage/file-store.ts';
import { createFolderStore } from '../../src/integrations/storage/folder-store.ts';
import { openPayments } from '../../src/integrations/stripe/open-payments.ts';
import type { PaymentSettings } from '../../src/integrations/stripe/stripe-settings.ts';
import { createBatchWork } from '../../src/modules/batches/batch-work.ts';
import { createUsageStore } from '../../src/modules/model-usage/stored-usage-book.ts';
import { measuredAnalyzer, measuredExtractor } from '../../src/observability/measured.ts';
import { createRateLimits, DEFAULT_LIMITS, type Limit, type LimitName } from '../../src/rate-limits.ts';
import { createTextWork, type TextWork } from '../../src/text/text-work.ts';
import { type Caller, callerOf } from './caller.ts';
import { givenIn, type TestUser } from './given.ts';
import { type ScriptedAnalyzer, scriptedAnalyzer } from './scripted-analyzer.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestOptions {
  readonly settings?: Partial<Settings>;
  readonly limits?: Partial<Record<LimitName, Limit>>;
  /** Instead of a folder of its own. */
  readonly storage?: FileStore;
  /** Instead of the scripted engine; with a model in `settings` the one behind it, the local one unless told. */
  readonly engine?: Analyzer;
  /** Instead of the one thread of all servers that reads files. */
  readonly extractor?: Extractor;
  /** Instead of work in the thread that answers. */
  readonly textWork?: TextWork;
  /** Instead of the payment sandbox. */
  readonly payments?: PaymentSettings;
  /** Instead of nobody who delivers mail. */
  readonly mail?: MailSettings;
  /** How long an answer of Google is waited for, milliseconds; 15,000 unless told. */
  readonly googleMs?: number;
  /** Whether batches are worked on, here or by other processes; else they stay queued, and it starts faster. */
  readonly works?: 'here' | 'elsewhere';
}

export interface TestServer {
  readonly origin: string;
  readonly deps: Dependencies;
  readonly analyzer: ScriptedAnalyzer;
  readonly given: ReturnType<typeof givenIn>;
  /** Everything that was logged, one JSON line each. */
  readonly logged: string[];
  readonly anyone: Caller;
  readonly as: (user: TestUser) => Caller;
  readonly close: () => Promise<void>;
}

const SETTINGS: Settings = {
  google: null,
  adminEmails: [],
  sessionLimit: null,
  privacyNoticeUrl: null,
  salesEmail: 'sales@shortlist.example',
  contacts: [{ category: 'sales', name: 'Sales', email: 'sales@shortlist.example', is_sample: false }],
  engine: { kind: 'local' },
  isPaymentSandbox: true,
  publicUrl: null,
  demo: false,
  isExposed: false,
  trustProxy: false,
  allowedOrigins: [],
  drainSeconds: 0,
  metricsToken: null,
  edgeSecret: null,
};

/** One for all servers of a process: its thread stays, and need not load again what reads files. */
const extractorOfAll = createExtractor({ threads: 1 });

/** Second attempts at once. */
const TEST_PACE = { retrySeconds: 0, pollSeconds: 0.5 };

/** The whole app on a database of its own and on a free port; only the engine's answers are scripted. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bff-test-'));
  const analyzer = scriptedAnalyzer();
  const logged: string[] = [];
  const deps = await testDependencies(folder, { options, analyzer, logged });
  const server = createHttpServer(createApp(deps));
  const origin = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  return {
    origin,
    deps,
    analyzer,
    logged,
    given: givenIn(() => deps.database.fork()),
    anyone: callerOf(origin, null),
    as: (user) => callerOf(origin, user.cookie),
    async close() {
      await endServer(server);
      await deps.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Parts {
  readonly options: TestOptions;
  readonly analyzer: ScriptedAnalyzer;
  readonly logged: string[];
}

async function testDependencies(folder: string, { options, analyzer, logged }: Parts): Promise<Dependencies> {
  const database = await openTestDatabase();
  const extractor = measuredExtractor(options.extractor ?? extractorOfAll);
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const settings = { ...SETTINGS, ...options.settings };
  const book = createUsageStore(database);
  const local = options.engine ?? (settings.engine.kind === 'local' ? analyzer : createLocalAnalyzer());
  const engine = measuredAnalyzer(createAnalyzer(settings.engine, { local, book, log, pauseMs: 1 }));
  const batchWork = createBatchWork(
    { database, analyzer: engine, log },
    { works: options.works !== 'elsewhere', pace: TEST_PACE },
  );
  if (options.works) await batchWork.queue.start();
  const mailer = createMailer({ settings: options.mail ?? { kind: 'off' }, log, pausesMs: [1, 1] });
  const takesPayments = await openPayments(options.payments ?? { kind: 'sandbox' }, { database, log });
  return {
    ...batchWork,
    settings,
    database,
    storage: options.storage ?? (await createFolderStore(join(folder, 'files'))),
    uploadFolder: join(folder, 'uploads'),
    extractor,
    analyzer: engine,
    textWork: options.textWork ?? createTextWork(null),
    limits: createRateLimits(database, { ...DEFAULT_LIMITS, ...options.limits }),
    ...takesPayments,
    googleIdTokens: createGoogleIdTokens({
      settings: settings.google,
      log,
      cooldownMs: 0,
      timeoutMs: options.googleMs ?? 15_000,
    }),
    mailer,
    accountSecret: 'a secret of 32 characters or more',
    log,
    tracing: null,
    stop: new AbortController(),
    endStreams: () => batchWork.changes.close(),
    async close() {
      await mailer.close();
      await takesPayments.stripeSandbox?.close();
      await batchWork.queue.close();
      await database.close();
    },
  };
}
