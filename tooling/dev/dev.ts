import { join } from 'node:path';
import { StartError } from '@shortlist/bff';
import { remotePackages } from '../build/packages.ts';
import { releaseAll } from '../release/release.ts';
import { prepareDataFolder } from '../start/data-folder.ts';
import { readStartEnv, type StartEnv } from '../start/env.ts';
import { freePort, requirePort } from '../start/port.ts';
import { stopOnSignal } from '../start/stop-on-signal.ts';
import { startBffProcess } from './bff-process.ts';
import { listenDevEdge } from './dev-edge.ts';
import { releaseDevRemote, releaseDevShell } from './dev-releases.ts';
import { DEV_PORT, type DevServer, startDevServer } from './dev-server.ts';
import { type HotPackage, hotPackageOf, hotShell } from './hot-packages.ts';

/** How to close what was opened so far. */
const opened: (() => Promise<unknown>)[] = [];

async function main(): Promise<void> {
  const began = performance.now();
  const start = readStartEnv();
  const names = chosenRemotes();
  await requirePort(start.port, start.host);
  await prepareDataFolder(start.dataDir, false);
  const hot = movePorts([hotShell(), ...(await Promise.all(names.map(hotPackageOf)))]);
  for (const { port } of hot) await requirePort(port, 'localhost', DEV_PORT);

  const bff = await startBffProcess(await freePort(), start.dataDir);
  opened.push(() => bff.close());
  const servers = await startDevServers(hot);
  const dataFolder = await releaseForDevelopment(start, hot);
  const edge = await listenDevEdge({ start, dataFolder, api: bff.address, servers });
  opened.push(() => edge.close());
  greet(start, servers, performance.now() - began);
}

async function startDevServers(hot: readonly HotPackage[]): Promise<Map<string, DevServer>> {
  const servers = new Map<string, DevServer>();
  for (const { name, port, config } of hot) {
    const server = await startDevServer({ packageName: name, port, config });
    opened.push(() => server.close());
    servers.set(name, server);
  }
  return servers;
}

/** The last opened first: nobody asks for what is gone. */
async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close();
}

/** The remotes named on the command line, or all. */
function chosenRemotes(): string[] {
  const all = remotePackages();
  const chosen = process.argv.slice(2);
  const stranger = chosen.find((name) => !all.includes(name));
  if (stranger) throw new StartError(`There is no remote "${stranger}": choose from ${all.join(', ')}.`);
  return chosen.length > 0 ? chosen : all;
}

/** Two checkouts can be developed at once: the second on other ports. */
function movePorts(hot: readonly HotPackage[]): readonly HotPackage[] {
  const first = Number(process.env[DEV_PORT] || 0);
  return first > 0 ? hot.map((each, index) => ({ ...each, port: first + index })) : hot;
}

/** In a folder of their own: what is live for `npm start` stays as it is. */
async function releaseForDevelopment(start: StartEnv, hot: readonly HotPackage[]): Promise<string> {
  const folder = join(start.dataDir, 'dev');
  const built = remotePackages().filter((name) => !hot.some((each) => each.name === name));
  await releaseAll(folder, built, console.log);
  await releaseDevShell(folder);
  for (const { remote } of hot) if (remote) await releaseDevRemote(folder, remote);
  return folder;
}

function greet({ port }: StartEnv, servers: ReadonlyMap<string, DevServer>, milliseconds: number): void {
  const hot = [...servers].map(([name, { origin }]) => `  ${name.padEnd(14)} ${origin}`);
  console.log(
    ['', `  Shortlist      http://localhost:${port}`, ...hot, '  Stop           Ctrl-C', ''].join('\n'),
  );
  console.log(`Ready in ${(milliseconds / 1000).toFixed(1)} s.`);
}

stopOnSignal(closeAll);
await main().catch(async (error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  await closeAll();
  process.exit(1);
});
