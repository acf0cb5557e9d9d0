import { createEdge } from '../edge.ts';
import { type KeptReleases, keepReleases } from '../keep-releases.ts';
import { openReleasePlace } from '../open-release-place.ts';
import { openReleases } from '../release-store.ts';
import { readEdgeEnv } from './edge-env.ts';
import { edgeOptionsOf } from './edge-options.ts';
import { reportStrangers } from './report-strangers.ts';
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

await start(runEdge);
