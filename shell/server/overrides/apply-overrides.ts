import type { Override } from '@shortlist/platform/overrides';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { BuildFolders } from '../addresses.ts';
import type { LiveReleases } from '../live-releases.ts';
import type { ReleaseStore } from '../release-store.ts';
import { problemsBeside } from './check-fit.ts';
import { releaseOf } from './kept-build.ts';
import type { KeptOverride } from './kept-override.ts';

/** The releases of a page with the overrides of who asks for it. */
export interface Applied {
  readonly live: LiveReleases;
  readonly builds: BuildFolders;
  /** What the page says of them. */
  readonly overrides: readonly Override[];
}

/**
 * Puts overrides in the place of what is live. Each is checked again beside what is live now: one that no longer fits
 * is told and left out.
 */
export function applyOverrides(
  live: LiveReleases,
  kept: readonly KeptOverride[],
  releases: Pick<ReleaseStore, 'read'>,
): Applied {
  let composed = live;
  const builds: Record<string, string> = {};
  const overrides: Override[] = [];
  for (const each of kept) {
    const candidate = each.build ? releaseOf(each.package, each.build) : released(each, releases);
    const problem = candidate ? problemsBeside(candidate, composed).join(' ') || null : GONE;
    overrides.push(overrideOf(each, candidate, { live, problem }));
    if (!candidate || problem !== null) continue;
    composed = replaced(composed, candidate);
    if (each.build) builds[each.package] = each.build.url;
  }
  return { live: composed, builds, overrides };
}

const GONE = 'This version no longer exists.';

function released(
  { package: name, version }: KeptOverride,
  releases: Pick<ReleaseStore, 'read'>,
): RemoteRelease | undefined {
  const release = version === null ? undefined : releases.read(name, version);
  return release?.kind === 'remote' ? release : undefined;
}

function replaced(live: LiveReleases, candidate: RemoteRelease): LiveReleases {
  const others = live.remotes.filter((remote) => remote.package !== candidate.package);
  return {
    ...live,
    remotes: [...others, candidate].sort((a, b) => a.name.localeCompare(b.name)),
    channelOf: (name) => (name === candidate.package ? 'override' : live.channelOf(name)),
  };
}

interface Outcome {
  readonly live: LiveReleases;
  readonly problem: string | null;
}

function overrideOf(
  kept: KeptOverride,
  candidate: RemoteRelease | undefined,
  { live, problem }: Outcome,
): Override {
  const known = candidate ?? live.remotes.find((remote) => remote.package === kept.package);
  const url = kept.build?.url ?? null;
  return {
    package: kept.package,
    name: known?.name ?? kept.package,
    title: known?.title ?? kept.package,
    version: candidate?.version ?? kept.version ?? '',
    url,
    origin: url === null ? null : new URL(url).origin,
    expiresAt: kept.expiresAt,
    by: kept.by,
    problem,
  };
}
