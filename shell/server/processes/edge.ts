import { createEdge } from '../edge.ts';
import { type KeptReleases, keepReleases } from '../keep-releases.ts';
import { openReleasePlace } from '../open-release-place.ts';
import type { ReleaseStorage } from '../release-storage.ts';
import { openReleases } from '../release-store.ts';
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
  process.stdout.write(`The edge listens on http://${env.host}:${env.port}\n${signaturesIn(releases)}\n`);
}

/** What a start says of the signatures of what is live. A release that is refused is named in the log. */
function signaturesIn({ folder, place }: KeptReleases): string {
  if (!place.keys) return 'Releases are not verified: RELEASE_KEYS is not set.';
  const releases = openReleases(folder, { place });
  const placed = Object.entries(releases.channels().packages).flatMap(([name, { stable, canary }]) =>
    [stable, canary].flatMap((each) => (each ? [releases.read(name, each.version)] : [])),
  );
  const verified = placed.filter((release) => release !== undefined);
  return `${verified.length} of ${placed.length} live releases have a signature of a key in RELEASE_KEYS.`;
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
