import type { EdgeOptions } from '../edge.ts';
import { keptSecret } from '../edge-secret.ts';
import type { KeptReleases } from '../keep-releases.ts';
import type { EdgeEnv } from './edge-env.ts';

/** What of an edge its environment and its releases decide; the rest is where the BFF is. */
export function edgeOptionsOf(env: EdgeEnv, { folder, place }: KeptReleases): Omit<EdgeOptions, 'api'> {
  return {
    releasesFolder: folder,
    releasePlace: place,
    secret: env.edgeSecret ?? keptSecret(env.dataDir),
    // Whoever has several edges gives them one secret, and the BFFs too.
    mergesHealth: env.edgeSecret !== null,
    overrides: env.overrides,
    health: env.health,
    remoteOrigins: env.remoteOrigins,
    sandboxed: env.sandboxed,
    isBehindProxy: env.isBehindProxy,
    signInScript: env.signInScript,
    publicUrl: env.publicUrl,
  };
}
