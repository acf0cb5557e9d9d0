import type { BuildToCheck, CheckContext, LiveBuild } from '../checks/rule.ts';
import type { BootSet } from './boot.ts';

/**
 * The products that a candidate would be part of. Of a remote: one for each shell that is live, with the stable version
 * of all other remotes. Of a shell: one with all stable remotes, and one in which those that have a canary are the
 * canary. None where there would be no shell, or no remote.
 */
export function bootSetsOf({ candidate, others }: CheckContext): BootSet[] {
  const stable = others.filter(({ channel }) => channel === 'stable');
  const canaries = others.filter(({ channel }) => channel === 'canary');
  if (candidate.release.kind === 'shell') {
    const tried = canaries.length > 0 ? [{ beside: inPlaceOf(stable, canaries), booted: canaries }] : [];
    return [{ beside: stable, booted: stable }, ...tried]
      .filter(({ booted }) => booted.length > 0)
      .map(({ beside, booted }) => ({ builds: [candidate, ...beside], booted: namesOf(booted) }));
  }
  const remotes = inPlaceOf(
    canaries.filter((each) => !isShell(each)),
    stable.filter((each) => !isShell(each)),
  );
  return others
    .filter(isShell)
    .map((shell) => ({ builds: [shell, candidate, ...remotes], booted: namesOf([candidate]) }));
}

const isShell = ({ release }: LiveBuild): boolean => release.kind === 'shell';

const namesOf = (builds: readonly BuildToCheck[]): string[] => builds.map(({ release }) => release.package);

/** The builds, with `others` in the place of those of the same package and beside them. */
function inPlaceOf(builds: readonly LiveBuild[], others: readonly LiveBuild[]): LiveBuild[] {
  const replaced = new Set(namesOf(others));
  return [...builds.filter(({ release }) => !replaced.has(release.package)), ...others];
}
