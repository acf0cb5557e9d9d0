import {
  type ChangeNote,
  type Channels,
  changeChannels,
  lineOf,
  type ReleaseStorage,
  rollback,
  type Verdict,
  withdraw,
  withVerdict,
} from '@shortlist/shell/server';
import { type CheckedVersion, checkRelease, type ReportOutcome } from '../checks/check-release.ts';
import type { FindBuild, Move, VersionOfPackage } from '../checks/contexts.ts';
import { RefusedReleaseError } from '../checks/run-checks.ts';
import { besideOf } from '../checks/verdicts.ts';

/** A move, and what was tried of the versions that it makes live. */
export interface CheckedMove extends Move {
  /** Of these, all that a browser tells. */
  readonly whole: readonly CheckedVersion[];
  /** Of these, only what their changes touch. */
  readonly left: readonly CheckedVersion[];
}

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
 * @throws Error with a sentence when something failed, and what became of it.
 */
export async function checkRest(
  place: ReleaseStorage,
  { before, after, left, whole }: CheckedMove,
  { find, note, report }: CheckRestOptions,
): Promise<void> {
  const move = { before, after };
  try {
    await checkRelease(move, find, { depth: 'released', part: 'after', report });
  } catch (error) {
    if (!(error instanceof RefusedReleaseError)) throw error;
    const names = left.map(({ package: name, version }) => `${name} ${version}`).join(', ');
    if (!(await passes(before, left, find)))
      throw new Error(
        `${names} stays live, and failed what was left to try. So did the version before it, so this machine can’t tell. Run \`npm run check\` on another one.\n${error.list}`,
        { cause: error },
      );
    await takeBack(place, [...left, ...whole], { find, note, why: error.breaches[0]?.rule.name ?? '' });
    throw new Error(`${names} was taken back, and the version before is live again.\n${error.list}`, {
      cause: error,
    });
  }
  const verdicts = verdictsOf({ after, whole: left });
  await changeChannels(place, (channels) => withVerdicts(channels, verdicts), note);
}

/** Whether the versions that were live before pass everything here and now, whatever was found of them earlier. */
async function passes(before: Channels, left: readonly CheckedVersion[], find: FindBuild): Promise<boolean> {
  const asked = stableOf(left.map((each) => each.package))(before);
  const unseen = Object.entries(before.packages).map(([name, line]) => [name, { ...line, verdicts: [] }]);
  const now = { ...before, packages: Object.fromEntries(unseen) };
  try {
    await checkRelease({ before: now, after: now, asked }, find, { depth: 'released' });
    return true;
  } catch (error) {
    if (error instanceof RefusedReleaseError) return false;
    throw error;
  }
}

/** From where they still are: a person may have moved them meanwhile. */
async function takeBack(
  place: ReleaseStorage,
  released: readonly CheckedVersion[],
  { find, note, why }: CheckRestOptions & { readonly why: string },
): Promise<void> {
  const mover = { by: note.by, since: new Date().toISOString() };
  const back = (channels: Channels): Channels =>
    released.reduce((next, { package: name, version }) => {
      const { canary, stable } = lineOf(next, name);
      if (canary?.version === version) return withdraw(next, name);
      return stable?.version === version ? rollback(next, name, mover) : next;
    }, channels);
  await changeFitting(place, back, {
    find,
    note: { ...note, why: `Taken back after its release, because this failed: ${why}` },
  });
}

/** What was found of versions that passed everything beside what a move makes live. */
export function verdictsOf({ after, whole }: Pick<CheckedMove, 'after' | 'whole'>): Found[] {
  return whole.map(({ package: name, version }) => ({
    name,
    verdict: { version, beside: besideOf(after, name) },
  }));
}

interface Found {
  readonly name: string;
  readonly verdict: Verdict;
}

export const withVerdicts = (channels: Channels, found: readonly Found[]): Channels =>
  found.reduce((next, { name, verdict }) => withVerdict(next, name, verdict), channels);

/** What fitted when it was looked at may have met another team's release since: it is looked at before each write. */
export function changeFitting(
  place: ReleaseStorage,
  move: (channels: Channels) => Channels,
  { find, note }: { readonly find: FindBuild; readonly note: ChangeNote },
): Promise<Channels> {
  return changeChannels(
    place,
    async (before) => {
      const after = move(before);
      await checkRelease({ before, after }, find, { depth: 'fit' });
      return after;
    },
    note,
  );
}

/** What everyone gets of packages. */
export const stableOf =
  (packages: readonly string[]) =>
  (channels: Channels): VersionOfPackage[] =>
    packages.flatMap((name) => {
      const { stable } = lineOf(channels, name);
      return stable ? [{ package: name, version: stable.version }] : [];
    });
