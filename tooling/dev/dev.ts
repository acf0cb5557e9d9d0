import { join } from 'node:path';
import { StartError } from '@shortlist/bff';
import { remotePackages } from '../build/packages.ts';
import { freePort } from '../processes/free-port.ts';
import { placeIn, releaseAll } from '../release/release.ts';
import { prepareDataFolder } from '../start/data-folder.ts';
import { readStartEnv, type StartEnv } from '../start/env.ts';
import { requirePort } from '../start/port.ts';
import { startDevelopmentBff } from './bff-process.ts';
import { listenDevEdge } from './dev-edge.ts';
import { releaseDevRemote, releaseDevShell } from './dev-releases.ts';
import { DEV_PORT, type DevServer, startDevServer } from './dev-server.ts';
import { type HotPackage, hotPackageOf, hotShell } from './hot-packages.ts';
import { type Opened, runUntilStopped } from './opened.ts';

async function develop(opened: Opened): Promise<void> {
  const began = performance.now();
  const start = readStartEnv();
  const names = chosenRemotes();
  await requirePort(start.port, start.host);
  await prepareDataFolder(start.dataDir, false);
  const hot = movePorts([hotShell(), ...(await Promise.all(names.map(hotPackageOf)))]);
  for (const { port } of hot) await requirePort(port, 'localhost', DEV_PORT);

  const bff = opened.add(await startDevelopmentBff(await freePort(), start.dataDir));
  const servers = await startDevServers(opened, hot);
  const dataFolder = await releaseForDevelopment(start, hot);
  opened.add(await listenDevEdge({ start, dataFolder, api: bff.address, servers }));
  greet(start, servers, performance.now() - began);
}

async function startDevServers(opened: Opened, hot: readonly HotPackage[]): Promise<Map<string, DevServer>> {
  const servers = new Map<string, DevServer>();
  for (const { name, port, config } of hot) {
    servers.set(name, opened.add(await startDevServer({ packageName: name, port, config })));
  }
  return servers;
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
  await releaseAll(placeIn(folder), built, console.log);
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

await runUntilStopped(develop);
