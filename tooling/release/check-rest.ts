import {
  type ChangeNote,
  type Channels,
  changeChannels,
  forget,
  lineOf,
  type ReleaseStorage,
  rollback,
  withdraw,
} from '@shortlist/shell/server';
import { type CheckedVersion, checkRelease, type ReportOutcome } from '../checks/check-release.ts';
import type { FindBuild, Move } from '../checks/contexts.ts';
import { describe, RefusedReleaseError, type Violation } from '../checks/run-checks.ts';
import {
  type CheckedMove,
  changeFitting,
  isLive,
  stableOf,
  verdictsOf,
  withVerdicts,
} from './checked-move.ts';

interface CheckRestOptions {
  readonly find: FindBuild;
  readonly note: ChangeNote;
  readonly report?: ReportOutcome | undefined;
}

/**
 * Tries what is left of versions that are live, and notes that they passed. What fails is tried on the versions before
 * them too: where those pass, the new ones are taken back, all that were released together. Where those fail as well, it's
 * the machine or what is tried beside them, and the new ones stay.
 *
 * @throws Error with a sentence when something failed or couldn't be tried, and what became of it.
 */
export async function checkRest(
  place: ReleaseStorage,
  { before, after, left, whole }: CheckedMove,
  options: CheckRestOptions,
): Promise<void> {
  const { find, note, report } = options;
  const names = left.map(({ package: name, version }) => `${name} ${version}`).join(', ');
  const stays = `${names} stays live, and isn’t fully checked.`;
  const move = { before, after, asked: left };
  const breaches = await failuresOf(move, find, report).catch(tell(stays));
  if (breaches.length > 0) {
    const list = breaches.map(describe).join('\n');
    const earlier = await failuresOf(beforeOf(before, left), find).catch(tell(`${stays}\n${list}`));
    if (earlier.length > 0)
      throw new Error(
        `${names} stays live, and failed what was left to try. So did the version before it, so this machine can’t tell. Run \`npm run check\` on another one.\n${list}`,
      );
    const why = `Taken back after its release, because this failed: ${breaches[0]?.rule.name}`;
    const isMoved = await takeBack(place, [...left, ...whole], { find, note: { ...note, why } }).catch(
      tell(`${stays} It can’t be taken back.\n${list}`),
    );
    throw new Error(
      isMoved
        ? `${names} was taken back, and the version before is live again.\n${list}`
        : `${names} failed what was left to try. It was live no longer.\n${list}`,
    );
  }
  const verdicts = verdictsOf({ after, whole: left });
  await changeChannels(place, (channels) => withVerdicts(channels, verdicts), note);
}

/** Says of an error what it leaves behind. */
const tell =
  (sentence: string) =>
  (error: unknown): never => {
    const reason = error instanceof RefusedReleaseError ? error.list : error;
    throw new Error(`${sentence}\n${reason instanceof Error ? reason.message : String(reason)}`, {
      cause: error,
    });
  };

/** What speaks against versions of what a browser tells. */
async function failuresOf(
  move: Move,
  find: FindBuild,
  report?: ReportOutcome,
): Promise<readonly Violation[]> {
  try {
    await checkRelease(move, find, { depth: 'released', part: 'after', report });
    return [];
  } catch (error) {
    if (error instanceof RefusedReleaseError) return error.breaches;
    throw error;
  }
}

/** The versions that were live before, beside what was, whatever was found of them earlier: everything is tried. */
function beforeOf(before: Channels, left: readonly CheckedVersion[]): Move {
  const unseen = Object.entries(before.packages).map(([name, line]) => [name, { ...line, verdicts: [] }]);
  const channels = { ...before, packages: Object.fromEntries(unseen) };
  return { before: channels, after: channels, asked: stableOf(left.map((each) => each.package))(before) };
}

/** From where they still are: a person may have moved them meanwhile. Returns whether one was there. */
async function takeBack(
  place: ReleaseStorage,
  released: readonly CheckedVersion[],
  options: Pick<CheckRestOptions, 'find' | 'note'>,
): Promise<boolean> {
  const mover = { by: options.note.by, since: new Date().toISOString() };
  let isMoved = false;
  // Asked anew where somebody else wrote meanwhile.
  const back = (channels: Channels): Channels => {
    isMoved = released.some((each) => isLive(channels, each));
    return released.reduce((next, { package: name, version }) => {
      const { canary, stable } = lineOf(next, name);
      if (canary?.version === version) return withdraw(next, name);
      return stable?.version === version ? rollback(next, name, mover) : forget(next, name, version);
    }, channels);
  };
  await changeFitting(place, back, options);
  return isMoved;
}
