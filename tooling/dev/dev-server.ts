import { type RspackOptions, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { portError } from '../start/port.ts';

/** The variable that moves all dev servers: the shell's port; each remote's follows. */
export const DEV_PORT = 'DEV_PORT';

/** The version under which a package that is being edited is served. */
export const DEV_VERSION = 'dev';

export interface DevServer {
  /** `http://localhost:4101` */
  readonly origin: string;
  close(): Promise<void>;
}

interface DevServerOptions {
  readonly packageName: string;
  readonly port: number;
  readonly config: RspackOptions;
}

/**
 * Serves one package on a port of its own, from memory, and sends each change to the page.
 *
 * @throws StartError when the port can't be listened on.
 */
export async function startDevServer({ packageName, port, config }: DevServerOptions): Promise<DevServer> {
  // A page may ask for an update when the next one is made already: earlier updates stay.
  const output = { ...config.output, clean: false };
  const compiler = rspack({ ...config, output, stats: 'errors-warnings' });
  const server = new RspackDevServer(
    {
      port,
      host: 'localhost',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        // Each package's client shows the errors of its own build; those of the page are shown once (`error-overlay.js`).
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
      },
      devMiddleware: { publicPath: `/assets/${packageName}/${DEV_VERSION}/` },
    },
    compiler,
  );
  await server.start().catch((error: NodeJS.ErrnoException) => {
    throw portError(error.code ?? error.message, { port, host: 'localhost', variable: DEV_PORT });
  });
  return { origin: `http://localhost:${port}`, close: () => server.stop() };
}
