import { problemsWith } from '@shortlist/platform/compat';
import { changeChannels } from '../change-channels.ts';
import { demote } from '../channel-moves.ts';
import { type Channels, lineOf } from '../channels.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Failing } from './health.ts';

interface DemotionOptions {
  readonly releases: ReleaseStore;
  /** Says what was done, or why nothing could be done. */
  readonly report: (sentence: string) => void;
}

/**
 * Takes failing versions away: a canary is withdrawn, a stable version makes way for the one before that was not demoted itself.
 * What fails stays where there is nothing to go back to, or only what does not fit the rest. Of two edges that find the same at
 * once, the second finds it done.
 */
export function createDemotions({ releases, report }: DemotionOptions): (failing: Failing) => void {
  const busy = new Set<string>();
  const told = new Set<string>();

  async function take({ package: name, demotion }: Failing): Promise<void> {
    let outcome: 'done' | 'gone' | 'nowhere' = 'gone';
    await changeChannels(releases.place, async (channels) => {
      const isThere = lineOf(channels, name)[demotion.channel]?.version === demotion.version;
      const next = isThere ? demote(channels, name, demotion) : channels;
      const isPossible = next !== channels && (await fitsBack(next, name, releases));
      outcome = isThere ? (isPossible ? 'done' : 'nowhere') : 'gone';
      return isPossible ? next : channels;
    });
    if (outcome === 'gone') return;
    const what = `${name} ${demotion.version} (${demotion.channel})`;
    tell(
      outcome === 'done'
        ? `${what} was demoted: ${demotion.reason}`
        : `${what} fails, and nothing can take its place.`,
    );
  }

  function tell(sentence: string): void {
    if (told.has(sentence)) return;
    told.add(sentence);
    report(sentence);
  }

  return (failing) => {
    const key = `${failing.package} ${failing.demotion.version}`;
    if (busy.has(key)) return;
    busy.add(key);
    take(failing)
      .catch((error: unknown) => tell(`${key} fails, but could not be demoted: ${String(error)}`))
      .finally(() => busy.delete(key));
  };
}

/** Whether what would be live for everyone is there and fits together. */
async function fitsBack(channels: Channels, packageName: string, releases: ReleaseStore): Promise<boolean> {
  const placed = Object.entries(channels.packages).flatMap(([name, { stable }]) =>
    stable ? [releases.obtain(name, stable.version)] : [],
  );
  const live = (await Promise.all(placed)).filter((release) => release !== undefined);
  const isThere = live.some((release) => release.package === packageName);
  if (lineOf(channels, packageName).stable && !isThere) return false;
  const shell = live.find((release) => release.kind === 'shell');
  const remotes = live.filter((release) => release.kind === 'remote');
  return shell === undefined || remotes.every((remote) => problemsWith(remote, shell).length === 0);
}
