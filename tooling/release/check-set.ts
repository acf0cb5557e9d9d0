import { problemsWith } from '@shortlist/platform/compat';
import type { Release } from '@shortlist/platform/release-set';
import { openReleases } from '@shortlist/shell/server';
import { readChannels } from './channels-file.ts';

/** What is live in a folder of releases, by package. */
function liveReleases(releasesFolder: string): Map<string, Release> {
  if (!readChannels(releasesFolder).stable.shell) return new Map();
  const { shell, remotes } = openReleases(releasesFolder).live();
  return new Map([shell, ...remotes].map((release) => [release.package, release]));
}

/**
 * Checks that what would be live together fits together, before any pointer moves.
 *
 * @param candidates releases that are about to become live; the others stay as they are.
 * @throws Error with a sentence for each problem.
 */
export function checkSet(releasesFolder: string, candidates: readonly Release[]): void {
  const together = liveReleases(releasesFolder);
  for (const candidate of candidates) together.set(candidate.package, candidate);
  const shell = together.get('shell');
  if (shell?.kind !== 'shell') return;
  const problems = [...together.values()].flatMap((release) =>
    release.kind === 'remote' ? problemsWith(release, shell) : [],
  );
  if (problems.length > 0) throw new Error(`Nothing was released.\n${problems.join('\n')}`);
}
