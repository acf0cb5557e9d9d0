import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { ReleaseStore } from '../release-store.ts';

/** The remotes of every channel: what some page may be made of. */
export function liveRemotes(releases: ReleaseStore): RemoteRelease[] {
  return Object.entries(releases.channels().packages).flatMap(([name, { stable, canary }]) =>
    [stable, canary].flatMap((placement) => {
      const release = placement && releases.read(name, placement.version);
      return release?.kind === 'remote' ? [release] : [];
    }),
  );
}
