import { problemsWith } from '@shortlist/platform/compat';
import { changeChannels } from '../change-channels.ts';
import { demote, THE_EDGE } from '../channel-moves.ts';
import { type Channels, type Demotion, type Line, lineOf } from '../channels.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Failing } from './health.ts';

interface DemotionOptions {
  readonly releases: ReleaseStore;
  /** Says what was done, or why nothing could be done. */
  readonly report: (sentence: string) => void;
}

type Outcome = 'done' | 'gone' | 'held' | 'nowhere';

const SENTENCES: Record<Exclude<Outcome, 'gone'>, (what: string, reason: string) => string> = {
  done: (what, reason) => `${what} was rolled back: ${reason}`,
  held: (what) =>
    `${what} is also failing. It stays live: after one automatic rollback, the next change must be manual.`,
  nowhere: (what) => `${what} is failing, and there's no version to roll back to.`,
};

/**
 * Takes failing versions away: a canary is withdrawn, a stable version makes way for the one before that was not demoted itself.
 * What fails stays where there is nothing to go back to, or only what does not fit the rest, and after one demotion until a
 * person has moved the line: who makes up failures takes a package one release back, not through all of them. Of two edges
 * that find the same at once, the second finds it done.
 */
export function createAutoRollback({ releases, report }: DemotionOptions): (failing: Failing) => void {
  const busy = new Set<string>();
  const told = new Set<string>();

  async function take({ package: name, demotion }: Failing): Promise<void> {
    let outcome = hindranceTo(demotion, lineOf(releases.channels(), name));
    // What is known here already is not asked of the place at each failure.
    if (outcome !== 'held') {
      await changeChannels(
        releases.place,
        async (channels) => {
          outcome = hindranceTo(demotion, lineOf(channels, name)) ?? 'nowhere';
          if (outcome !== 'nowhere') return channels;
          const next = demote(channels, name, demotion);
          if (next === channels || !(await fitsBack(next, name, releases))) return channels;
          outcome = 'done';
          return next;
        },
        { by: THE_EDGE, why: demotion.reason },
      );
    }
    if (!outcome || outcome === 'gone') return;
    tell(SENTENCES[outcome](`${name} ${demotion.version} (${demotion.channel})`, demotion.reason));
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
      .catch((error: unknown) => tell(`${key} is failing but couldn't be rolled back: ${String(error)}`))
      .finally(() => busy.delete(key));
  };
}

/** Why a version is not taken away, however badly it does. */
function hindranceTo({ version, channel }: Demotion, line: Line): Outcome | undefined {
  if (line[channel]?.version !== version) return 'gone';
  return line.isHeld ? 'held' : undefined;
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
