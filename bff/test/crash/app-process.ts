import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.ts';
import { createDependencies } from '../../src/create-dependencies.ts';
import { readEnv } from '../../src/env.ts';
import { sweepFiles } from '../../src/modules/resumes/cleanup.ts';

/** What the process tells whoever started it, once it listens. */
export interface AppReady {
  readonly origin: string;
  readonly webhookSecret: string;
}

/** The app as `main.ts` starts it; it says how to reach it. */
async function start(): Promise<void> {
  const env = readEnv();
  const deps = await createDependencies(env);
  // Beside a server other processes may be writing, so a start leaves what is young; here there are none.
  if (env.databaseUrl !== undefined) await sweepFiles(deps, 0);
  const server = createApp(deps).listen(0, '127.0.0.1', () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ready: AppReady = { origin, webhookSecret: deps.payments?.webhookSecret ?? '' };
    process.send?.(ready);
  });
  // Whoever started it is gone: so is its reason.
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', () => {
    server.closeAllConnections();
    server.close(() => void deps.close().then(() => process.exit(0)));
  });
}

if (process.send !== undefined) await start();
