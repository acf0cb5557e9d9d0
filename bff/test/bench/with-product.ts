import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { createDependencies } from '../../src/create-dependencies.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { readEnv } from '../../src/env.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import { endServer, listenOnLoopback } from '../../src/http/loopback.ts';

/** Does something with the product as it runs, embedded database, over HTTP at `origin`. */
export async function withProduct<Result>(
  work: (product: { readonly origin: string; readonly deps: Dependencies }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-bench-'));
  const settings = { DATA_DIR: folder, DEMO: '0', PAYMENTS: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' };
  const deps = await createDependencies(readEnv(settings));
  const server = createHttpServer(createApp(deps));
  try {
    return await work({ origin: `http://127.0.0.1:${await listenOnLoopback(server)}`, deps });
  } finally {
    await endServer(server);
    await deps.close();
    await rm(folder, { recursive: true, force: true });
  }
}
