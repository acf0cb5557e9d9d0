import { lineOf } from '../channels.ts';
import { keepReleases } from '../keep-releases.ts';
import { openReleasePlace } from '../open-release-place.ts';
import { createRemoteServer } from '../remote-server.ts';
import { runServer, start } from './run-server.ts';
import { readVariables, ServingVariables, servingEnvOf } from './serving-env.ts';

/** Serves what is released of one remote, on its own port: what stands behind an origin of `REMOTE_ORIGINS`. */
async function serveRemote(): Promise<void> {
  const [packageName, ...more] = process.argv.slice(2);
  if (packageName === undefined || more.length > 0)
    throw new Error('Usage: npm run serve-remote -- <remote>, like mfe-jobs.');
  const env = servingEnvOf(readVariables(ServingVariables, process.env));
  const { place, folder, stop } = await keepReleases(await openReleasePlace(env.releases), env);
  const { stable, canary } = lineOf((await place.readChannels()).channels, packageName);
  if (!stable && !canary) throw new Error(`${place.name} has no release of ${packageName}.`);
  const app = createRemoteServer({ releasesFolder: folder, releasePlace: place, packageName });
  await runServer(app, { ...env, close: stop });
  process.stdout.write(`${packageName} is served at http://${env.host}:${env.port}/assets/${packageName}/\n`);
}

await start(serveRemote);
