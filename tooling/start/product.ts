import type { Server } from 'node:http';
import {
  createApp,
  createDependencies,
  createHttpServer,
  type Dependencies,
  type Env,
  shutDown,
} from '@shortlist/bff';
import {
  createEdge,
  createStats,
  edgeOptionsOf,
  type KeptReleases,
  prometheusText,
  reportStrangers,
} from '@shortlist/shell/server';
import type { StartEnv } from './env.ts';
import { portError } from './port.ts';
import { startReleases } from './start-releases.ts';

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
    startReleases(start, report),
    createDependencies(bff),
  ]);
  const releases = released.status === 'fulfilled' ? released.value : undefined;
  const deps = opened.status === 'fulfilled' ? opened.value : undefined;
  try {
    if (opened.status === 'rejected') throw opened.reason;
    if (released.status === 'rejected') throw released.reason;
    const server = await listen(start, opened.value, released.value);
    await reportStrangers(start, released.value.place);
    const close = async () => {
      await shutDown(server, opened.value);
      await released.value.stop();
    };
    return { address: addressOf(start), close };
  } catch (error) {
    await Promise.all([deps?.close(), releases?.stop()]);
    throw error;
  }
}

function listen(start: StartEnv, deps: Dependencies, releases: KeptReleases): Promise<Server> {
  const { port, host } = start;
  const stats = createStats();
  const edge = createEdge({
    ...edgeOptionsOf(start, releases),
    // One address for the measures of this process: those of the edge stand below those of the BFF.
    api: createApp(deps, { alsoMeasured: () => prometheusText(stats) }),
    apiPrefixes: ['/metrics'],
    stats,
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
