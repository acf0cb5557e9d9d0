import { join } from 'node:path';
import { StartError } from '@shortlist/bff';
import { folderOf, readDescriptor, remotePackages } from '../build/packages.ts';
import type { RemoteDescriptor } from '../preset/index.ts';
import { freePort } from '../processes/free-port.ts';
import { prepareDataFolder } from '../start/data-folder.ts';
import { readStartEnv, type StartEnv } from '../start/env.ts';
import { requirePort } from '../start/port.ts';
import { startBffProcess } from './bff-process.ts';
import { listenDevEdge } from './dev-edge.ts';
import { releaseDevShell } from './dev-releases.ts';
import { startDevServer } from './dev-server.ts';
import { hotHost } from './hot-config.ts';
import { type Opened, runUntilStopped } from './opened.ts';
import { standaloneConfig } from './standalone-config.ts';

async function standalone(opened: Opened): Promise<void> {
  const remote = await chosenRemote();
  const start = readStandaloneEnv(remote);
  await requirePort(start.port, start.host);
  await prepareDataFolder(start.dataDir, false);
  const api = await findApi(opened, start);
  const config = hotHost(standaloneConfig(remote), './standalone-host/main.tsx');
  const server = opened.add(await startDevServer({ packageName: 'shell', port: await freePort(), config }));
  await releaseDevShell(start.dataDir, ['/', ...remote.pages.map(({ path }) => path)]);
  const servers = new Map([['shell', server]]);
  opened.add(await listenDevEdge({ start, dataFolder: start.dataDir, api, servers }));
  console.log(`\n  ${remote.title} alone  http://localhost:${start.port}   API ${api.origin}   stop: Ctrl-C`);
}

async function chosenRemote(): Promise<RemoteDescriptor> {
  const all = remotePackages();
  const [name = ''] = process.argv.slice(2);
  if (!all.includes(name)) throw new StartError(`Say which remote: ${all.join(', ')}.`);
  return readDescriptor(folderOf(name));
}

/** On the remote's own port unless told, with data of its own: the product may run beside it. */
function readStandaloneEnv(remote: RemoteDescriptor): StartEnv {
  const env = readStartEnv({ ...process.env, PORT: process.env.PORT || String(remote.port) });
  return { ...env, dataDir: join(env.dataDir, 'standalone') };
}

/** The API that API_URL names, else a BFF with demo data. */
async function findApi(opened: Opened, { dataDir }: StartEnv): Promise<URL> {
  const given = process.env.API_URL;
  if (given && !URL.canParse(given))
    throw new StartError('API_URL must be an address, like http://localhost:3000.');
  if (given) return new URL(given);
  return opened.add(await startBffProcess(await freePort(), dataDir)).address;
}

await runUntilStopped(standalone);
