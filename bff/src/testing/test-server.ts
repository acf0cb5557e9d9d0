import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { Dependencies, Settings } from '../dependencies.ts';
import type { Analyser } from '../engine/analyser.ts';
import { createExtractor } from '../extraction/extractor.ts';
import { createFolderStore } from '../integrations/storage/folder-store.ts';
import { createRateLimits, DEFAULT_LIMITS, type Limit, type LimitName } from '../rate-limits.ts';
import { type Caller, callerOf } from './caller.ts';
import { givenIn, type TestUser } from './given.ts';
import { type ScriptedAnalyser, scriptedAnalyser } from './scripted-analyser.ts';
import { openTestDatabase } from './test-database.ts';

export interface TestOptions {
  readonly settings?: Partial<Settings>;
  readonly limits?: Partial<Record<LimitName, Limit>>;
  /** Instead of the scripted engine. */
  readonly engine?: Analyser;
}

export interface TestServer {
  readonly origin: string;
  readonly deps: Dependencies;
  readonly analyser: ScriptedAnalyser;
  readonly given: ReturnType<typeof givenIn>;
  /** Everything that was logged, one JSON line each. */
  readonly logged: string[];
  readonly anyone: Caller;
  readonly as: (user: TestUser) => Caller;
  readonly close: () => Promise<void>;
}

const SETTINGS: Settings = {
  googleClientId: null,
  adminEmails: [],
  salesEmail: 'sales@shortlist.example',
  demo: false,
  trustProxy: false,
  allowedOrigins: [],
};

/** The whole app on a database of its own and on a free port; only the engine's answers are scripted. */
export async function startTestServer(options: TestOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bff-test-'));
  const analyser = scriptedAnalyser();
  const logged: string[] = [];
  const deps = await testDependencies(folder, { options, analyser, logged });
  const server = createApp(deps).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    deps,
    analyser,
    logged,
    given: givenIn(() => deps.database.fork()),
    anyone: callerOf(origin, null),
    as: (user) => callerOf(origin, user.cookie),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await deps.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Parts {
  readonly options: TestOptions;
  readonly analyser: ScriptedAnalyser;
  readonly logged: string[];
}

async function testDependencies(folder: string, { options, analyser, logged }: Parts): Promise<Dependencies> {
  const database = await openTestDatabase();
  const extractor = createExtractor({ threads: 1 });
  return {
    settings: { ...SETTINGS, ...options.settings },
    database,
    storage: await createFolderStore(join(folder, 'files')),
    uploadFolder: join(folder, 'uploads'),
    extractor,
    analyser: options.engine ?? analyser,
    limits: createRateLimits(database, { ...DEFAULT_LIMITS, ...options.limits }),
    log: pino({ level: 'info' }, { write: (line: string) => logged.push(line) }),
    async close() {
      await extractor.close();
      await database.close();
    },
  };
}
