import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartError } from '@shortlist/api-contract/settings';
import { folderOf, readDescriptor, remotePackages } from '../build/packages.ts';
import type { RemoteDescriptor } from '../preset/index.ts';
import { freePort } from '../processes/free-port.ts';
import { prepareDataFolder } from '../start/data-folder.ts';
import { readStartEnv, type StartEnv } from '../start/env.ts';
import { requirePort } from '../start/port.ts';
import { startDevelopmentBff } from './bff-process.ts';
import { listenDevEdge } from './dev-edge.ts';
import { releaseDevShell } from './dev-releases.ts';
import { DEV_VERSION, type DevServer, startDevServer } from './dev-server.ts';
import { hotHost } from './hot-config.ts';
import { startMockApi } from './mock-api.ts';
import { type Opened, runUntilStopped } from './opened.ts';
import { standaloneConfig } from './standalone-config.ts';

async function standalone(opened: Opened): Promise<void> {
  const began = performance.now();
  const { name, isMocked } = readWords();
  const remote = await chosenRemote(name);
  const start = readStandaloneEnv(remote);
  await requirePort(start.port, start.host);
  await prepareDataFolder(start.dataDir, false);
  const api = isMocked ? opened.add(await startMockApi()).address : await findApi(opened, start);
  const config = hotHost(standaloneConfig(remote), './standalone-host/main.tsx');
  const server = opened.add(await startDevServer({ packageName: 'shell', port: await freePort(), config }));
  await releaseDevShell(start.dataDir, ['/', ...remote.pages.map(({ path }) => path)]);
  const servers = new Map([['shell', server]]);
  opened.add(await listenDevEdge({ start, dataFolder: start.dataDir, api, servers }));
  const from = isMocked ? 'the samples of the contract' : api.origin;
  console.log(`\n  ${remote.title} alone  http://localhost:${start.port}   API ${from}   stop: Ctrl-C`);
  await untilCompiled(server);
  console.log(`Ready in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** The dev server holds the first request until there is a bundle to answer it with. */
async function untilCompiled({ origin }: DevServer): Promise<void> {
  const reply = await fetch(`${origin}/assets/shell/${DEV_VERSION}/main.js`);
  await reply.body?.cancel();
}

interface Words {
  readonly name: string;
  /** Whether the API is answered from the contract's samples. */
  readonly isMocked: boolean;
}

function readWords(): Words {
  const { positionals, values } = parseWords();
  const [name = ''] = positionals;
  if (values.mock && process.env.API_URL)
    throw new StartError('Say either --mock or API_URL: the API is mocked or that one.');
  return { name, isMocked: values.mock };
}

function parseWords() {
  try {
    return parseArgs({ allowPositionals: true, options: { mock: { type: 'boolean', default: false } } });
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

async function chosenRemote(name: string): Promise<RemoteDescriptor> {
  const all = remotePackages();
  if (!all.includes(name)) throw new StartError(`Say which remote: ${all.join(', ')}.`);
  return readDescriptor(folderOf(name));
}

/** On the remote's own port unless told, with data of its own: the product may run beside it. */
function readStandaloneEnv(remote: RemoteDescriptor): StartEnv {
  const env = readStartEnv({ ...process.env, PORT: process.env.PORT || String(remote.port) });
  return { ...env, dataDir: join(env.dataDir, 'standalone') };
}

/** The API that API_URL names, else a BFF with demo data. */
async function findApi(opened: Opened, { api, dataDir }: StartEnv): Promise<URL> {
  return api?.[0] ?? opened.add(await startDevelopmentBff(await freePort(), dataDir)).address;
}

/** The command. */
export const main = (): Promise<void> => runUntilStopped(standalone);

if (import.meta.main) await main();
