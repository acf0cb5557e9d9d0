import type { Server } from 'node:http';
import {
  createApp,
  createDependencies,
  createHttpServer,
  type Dependencies,
  type Env,
  stopServing,
} from '@shortlist/bff';
import { createEdge, createStats, keptSecret, prometheusText } from '@shortlist/shell/server';
import { placeIn, releaseAll, releasesFolderOf } from '../release/release.ts';
import type { StartEnv } from './env.ts';
import { portError } from './port.ts';

/** The whole product in this process: edge and BFF. */
export interface Product {
  /** `http://localhost:3000` */
  readonly address: string;
  /** Lets requests in progress end, then closes the database. */
  close(): Promise<void>;
}

interface ProductOptions {
  readonly start: StartEnv;
  readonly bff: Env;
  /** Called once for each package that was looked at. */
  readonly report?: (line: string) => void;
}

/**
 * Builds and releases what changed while the database opens, then listens.
 *
 * @throws StartError when something can't be opened, Error with the compiler's messages when a build fails.
 */
export async function startProduct({ start, bff, report = () => {} }: ProductOptions): Promise<Product> {
  const [released, opened] = await Promise.allSettled([
    releaseAll(placeIn(start.dataDir), undefined, report),
    createDependencies(bff),
  ]);
  if (opened.status === 'rejected') throw opened.reason;
  const deps = opened.value;
  try {
    if (released.status === 'rejected') throw released.reason;
    const server = await listen(start, deps);
    return { address: addressOf(start), close: () => stopServing(server, deps) };
  } catch (error) {
    await deps.close();
    throw error;
  }
}

function listen(
  { port, host, dataDir, edgeSecret, overrides, health }: StartEnv,
  deps: Dependencies,
): Promise<Server> {
  const stats = createStats();
  const edge = createEdge({
    releasesFolder: releasesFolderOf(dataDir),
    // One address for the measures of this process: those of the edge stand below those of the BFF.
    api: createApp(deps, { alsoMeasured: () => prometheusText(stats) }),
    apiPrefixes: ['/metrics'],
    secret: edgeSecret ?? keptSecret(dataDir),
    overrides,
    health,
    stats,
    isBehindProxy: deps.settings.trustProxy,
    ...(deps.settings.google ? { signInScript: deps.settings.google.scriptUrl } : {}),
  });
  const server = createHttpServer(edge).listen(port, host);
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(server));
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(portError(error.code ?? error.message, { port, host })),
    );
  });
}

/** A browser treats localhost as safe; any other address is written as it was given. */
function addressOf({ port, host }: StartEnv): string {
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host;
  return `http://${name}:${port}`;
}
