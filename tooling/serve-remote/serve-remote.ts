import { createServer } from 'node:http';
import { StartError } from '@shortlist/bff';
import { createRemoteServer, openReleasePlace } from '@shortlist/shell/server';
import { folderOf, readDescriptor, remotePackages } from '../build/packages.ts';
import { endWith } from '../processes/end.ts';
import { readStartEnv, type StartEnv } from '../start/env.ts';
import { keepReleases } from '../start/keep-releases.ts';
import { portError } from '../start/port.ts';
import { stopOnSignal } from '../start/stop-on-signal.ts';

/** Serves what is released of one remote, on its own port: what stands behind an origin of `REMOTE_ORIGINS`. */
async function main(): Promise<void> {
  const packageName = chosenRemote();
  const start = await readEnv(packageName);
  const { releases, port, host } = start;
  const { place, folder, stop } = await keepReleases(await openReleasePlace(releases), start);
  const app = createRemoteServer({ releasesFolder: folder, releasePlace: place, packageName });
  const handle = app.callback();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(portError(error.code ?? error.message, { port, host })),
    );
    server.listen(port, host, resolve);
  });
  stopOnSignal(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await stop();
  });
  console.log(`${packageName} is served at http://${host}:${port}/assets/${packageName}/`);
}

function chosenRemote(): string {
  const known = remotePackages();
  const [name = '', ...more] = process.argv.slice(2);
  if (known.includes(name) && more.length === 0) return name;
  throw new StartError(`Usage: npm run serve-remote -- <remote>, one of ${known.join(', ')}.`);
}

/** Without `PORT` the one of its dev server, so that five of them need no thought. */
async function readEnv(packageName: string): Promise<StartEnv> {
  const { port } = await readDescriptor(folderOf(packageName));
  return readStartEnv({ ...process.env, PORT: process.env.PORT ?? String(port) });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  endWith(1);
});
