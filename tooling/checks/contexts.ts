import type { Release } from '@shortlist/platform/release-set';
import { type Channels, lineOf } from '@shortlist/shell/server';
import type { BuildToCheck, Channel, LiveBuild, PlacedBuild } from './rule.ts';

/** What was live, and what is to be. */
export interface Move {
  readonly before: Channels;
  readonly after: Channels;
  /** Only these versions are asked about, and also when nothing changes for them; every new version unless told. */
  readonly asked?: readonly VersionOfPackage[] | undefined;
}

export type VersionOfPackage = Pick<Release, 'package' | 'version'>;

/** Finds a build or a release by its package and version; undefined when it is nowhere. */
export type FindBuild = (packageName: string, version: string) => Promise<BuildToCheck | undefined>;

/**
 * One context for each version that is live after a move and was not before. A page takes one version of each package,
 * by chance: the stable one or the canary. So a new version meets every version of every other package, and none of
 * its own. Pairs that are live already are not asked about: their trouble is not that of this release.
 */
export async function contextsOf(move: Move, find: FindBuild): Promise<PlacedBuild[]> {
  const { before, after, asked } = move;
  const isLive = new Set(versionsIn(before).map(keyOf));
  const isAsked = ({ name, version }: LiveVersion): boolean =>
    asked?.some((each) => each.package === name && each.version === version) ?? false;
  const isNew = (each: LiveVersion): boolean => !isLive.has(keyOf(each));
  const candidates = versionsIn(after).filter(asked ? isAsked : isNew);
  if (candidates.length === 0) return [];
  const live = await allBuilds(after, find);
  const seen = new Set<string>();
  const contexts = candidates.map(async ({ name, version }) => {
    const candidate = live.find(({ release }) => release.package === name && release.version === version);
    const stable = lineOf(before, name).stable;
    const previous = stable ? await find(name, stable.version) : undefined;
    const others = live.filter(({ release }) => release.package !== name);
    return candidate ? [{ candidate, others, seen, previous: previous ?? null }] : [];
  });
  return (await Promise.all(contexts)).flat();
}

interface LiveVersion {
  readonly name: string;
  readonly version: string;
  readonly channel: Channel;
}

const keyOf = ({ name, version }: LiveVersion): string => `${name} ${version}`;

/** Every version that some session gets. */
function versionsIn({ packages }: Channels): LiveVersion[] {
  return Object.entries(packages).flatMap(([name, { stable, canary }]) => [
    ...(stable ? [{ name, version: stable.version, channel: 'stable' as const }] : []),
    ...(canary && canary.version !== stable?.version
      ? [{ name, version: canary.version, channel: 'canary' as const }]
      : []),
  ]);
}

async function allBuilds(channels: Channels, find: FindBuild): Promise<LiveBuild[]> {
  const found = versionsIn(channels).map(async ({ name, version, channel }) => {
    const build = await find(name, version);
    return build ? [{ ...build, channel }] : [];
  });
  return (await Promise.all(found)).flat();
}
