import { createEdge } from '../edge.ts';
import { keepReleases } from '../keep-releases.ts';
import { openReleasePlace } from '../open-release-place.ts';
import type { ReleaseStorage } from '../release-storage.ts';
import { reportEdgeError } from '../report-error.ts';
import { type EdgeEnv, readEdgeEnv } from './edge-env.ts';
import { edgeOptionsOf } from './edge-options.ts';
import { runServer, start } from './run-server.ts';

/** The edge in a process of its own: any number of them before any number of BFFs. */
async function runEdge(): Promise<void> {
  const env = readEdgeEnv();
  if (env.api === null) throw new Error('API_URL must say where the BFF listens, like http://bff:4000.');
  const releases = await keepReleases(await openReleasePlace(env.releases), env);
  const options = edgeOptionsOf(env, releases);
  const { metricsToken } = env;
  await runServer(createEdge({ ...options, api: env.api, metricsToken }), { ...env, close: releases.stop });
  await reportStrangers(env, releases.place);
  process.stdout.write(`The edge listens on http://${env.host}:${env.port}\n`);
}

/** A name that is spelled wrong would leave its remote to this edge, and nobody would notice. */
async function reportStrangers({ remoteOrigins }: EdgeEnv, place: ReleaseStorage): Promise<void> {
  const { channels } = await place.readChannels();
  for (const name of Object.keys(remoteOrigins)) {
    if (!Object.hasOwn(channels.packages, name))
      reportEdgeError(new Error(`REMOTE_ORIGINS names ${name}, which has no release.`));
  }
}

await start(runEdge);
