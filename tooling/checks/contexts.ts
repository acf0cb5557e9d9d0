import type { BuildToCheck, Channel, CheckContext, LiveBuild } from './rule.ts';

export interface Step {
  /** What is released together. */
  readonly candidates: readonly BuildToCheck[];
  /** Where it goes. */
  readonly channel: Channel;
  /** Everything that is live now, every package in every channel. */
  readonly live: readonly LiveBuild[];
}

/**
 * What each candidate has to get on with. A page takes one version of each package, by chance: the stable one or the
 * canary. So a candidate meets every version of every other package that is left after the step; of its own package
 * it meets none.
 */
export function contextsOf({ candidates, channel, live }: Step): CheckContext[] {
  const isReplaced = (each: LiveBuild): boolean =>
    each.channel === channel && candidates.some(({ release }) => release.package === each.release.package);
  const after: LiveBuild[] = [
    ...live.filter((each) => !isReplaced(each)),
    ...candidates.map((candidate) => ({ ...candidate, channel })),
  ];
  return candidates.map((candidate) => {
    const name = candidate.release.package;
    const own = live.find((each) => each.channel === 'stable' && each.release.package === name);
    return {
      candidate,
      others: after.filter(({ release }) => release.package !== name),
      previous: own?.release ?? null,
    };
  });
}
