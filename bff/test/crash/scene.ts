import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { createDependencies } from '../../src/create-dependencies.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { readEnv } from '../../src/env.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import { endServer, listenOnLoopback } from '../../src/http/loopback.ts';
import { buyerOn } from '../support/buyer.ts';
import { callerOf } from '../support/caller.ts';
import { givenIn, type TestUser } from '../support/given.ts';
import { createServerDatabase } from '../support/test-database.ts';

/** A data folder, and a database, with a recruiter who has a position and a plan. */
export interface Scene {
  readonly dataDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly recruiter: TestUser;
  readonly jobId: string;
  /** In the payment sandbox. */
  readonly subscriptionId: string;
  /** Looks at database and store while no app runs. */
  look<T>(work: (deps: Dependencies) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** Sets the scene: embedded, or in a database of its own on a PostgreSQL server. */
export async function setScene(server: string | undefined): Promise<Scene> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bff-crash-'));
  const database = server === undefined ? null : await createServerDatabase(server);
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    DEMO: '0',
    PAYMENTS: 'sandbox',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
  const look = async <T>(work: (deps: Dependencies) => Promise<T>) => {
    const deps = await createDependencies(readEnv(settings));
    try {
      return await work(deps);
    } finally {
      await deps.close();
    }
  };
  const remove = async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const rows = await look(makeRows);
  return { dataDir, env: { ...process.env, ...settings }, ...rows, look, remove };
}

async function makeRows(deps: Dependencies) {
  const given = givenIn(() => deps.database.fork());
  const recruiter = await given.user();
  const job = await given.job({
    owner: recruiter,
    title: 'Software Engineer',
    description: 'We need a software engineer with JavaScript and SQL and two years of experience.',
  });
  const plan = await given.plan();
  await subscribe(deps, recruiter, plan.id);
  const [row] = await deps.database
    .fork()
    .execute<{ id: string }[]>('select stripe_subscription_id as id from subscriptions');
  if (row === undefined) throw new Error('The plan was paid for, but there is no subscription.');
  return { recruiter, jobId: job.id, subscriptionId: row.id };
}

/** Pays for a plan in the sandbox, over HTTP. */
async function subscribe(deps: Dependencies, user: TestUser, planId: string): Promise<void> {
  const server = createHttpServer(createApp(deps));
  const origin = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const as = ({ cookie }: TestUser) => callerOf(origin, cookie);
  await buyerOn({ origin, deps, as, anyone: callerOf(origin, null) }, user).subscribe(planId);
  await endServer(server);
}
