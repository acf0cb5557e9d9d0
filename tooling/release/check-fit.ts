import { problemsWith } from '@shortlist/platform/compat';
import type { Release } from '@shortlist/platform/release-set';
import type { Channels } from '@shortlist/shell/server';

/** Finds a release by its package and version; undefined when there is none. */
export type FindRelease = (packageName: string, version: string) => Promise<Release | undefined>;

interface Move {
  readonly before: Channels;
  readonly after: Channels;
}

/**
 * Checks that whatever would meet on a page fits together, before a pointer moves: each shell and each remote of
 * every channel. Pairs that are live already are not asked about: their trouble is not that of this release.
 *
 * @throws Error with a sentence for each problem.
 */
export async function checkFit({ before, after }: Move, find: FindRelease): Promise<void> {
  const isLive = new Set(versionsIn(before).map(keyOf));
  const releases = await Promise.all(
    versionsIn(after).map(async (each) => ({
      isNew: !isLive.has(keyOf(each)),
      release: await find(...each),
    })),
  );
  const shells = releases.filter(({ release }) => release?.kind === 'shell');
  const problems = releases.flatMap(({ isNew, release: remote }) =>
    shells
      .filter((shell) => isNew || shell.isNew)
      .flatMap(({ release: shell }) =>
        remote?.kind === 'remote' && shell?.kind === 'shell' ? problemsWith(remote, shell) : [],
      ),
  );
  if (problems.length > 0) throw new Error(`Nothing was released.\n${[...new Set(problems)].join('\n')}`);
}

type Version = readonly [packageName: string, version: string];

const keyOf = ([packageName, version]: Version): string => `${packageName} ${version}`;

/** Every version that some session gets. */
function versionsIn({ packages }: Channels): Version[] {
  return Object.entries(packages).flatMap(([name, { stable, canary }]) =>
    [stable, canary].flatMap((placement) => (placement ? [[name, placement.version] as const] : [])),
  );
}
