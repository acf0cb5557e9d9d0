import {
  type ChangeNote,
  type Channels,
  changeChannels,
  lineOf,
  type ReleaseStorage,
  type Verdict,
  withVerdict,
} from '@shortlist/shell/server';
import { type CheckedVersion, checkRelease } from '../checks/check-release.ts';
import type { FindBuild, Move, VersionOfPackage } from '../checks/contexts.ts';
import { besideOf } from '../checks/verdicts.ts';

/** A move, and what was tried of the versions that it makes live. */
export interface CheckedMove extends Move {
  /** Of these, all that a browser tells. */
  readonly whole: readonly CheckedVersion[];
  /** Of these, only what their changes touch. */
  readonly left: readonly CheckedVersion[];
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

/** Whether some session gets a version. */
export function isLive(channels: Channels, { package: name, version }: VersionOfPackage): boolean {
  const { stable, canary } = lineOf(channels, name);
  return stable?.version === version || canary?.version === version;
}
