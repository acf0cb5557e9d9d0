import {
  type Channels,
  lineOf,
  type Mover,
  type ReleaseStorage,
  toStable,
  withVerdict,
} from '@shortlist/shell/server';
import type { ReportOutcome } from '../checks/check-release.ts';
import { besideOf } from '../checks/verdicts.ts';
import { type Released, repointTogether } from './release-package.ts';

interface PromoteOptions {
  /** The environment that they are taken from. */
  readonly from: string;
  readonly report: ReportOutcome;
}

/**
 * Makes live what is live in another environment: the same files, under the same versions and signatures. What was
 * found of a version there holds here if exactly the same is live beside it; otherwise it is checked beside what is live here.
 *
 * @throws Error with a sentence when nothing is live there, or for each thing that speaks against it; then nothing was changed.
 */
export async function promoteFrom(
  place: ReleaseStorage,
  packages: readonly string[],
  { from, report }: PromoteOptions,
): Promise<Released[]> {
  if (from === place.environment)
    throw new Error(`Promote from another environment than ${from}, or say where to with --environment.`);
  const { channels: there } = await place.readChannels(from);
  const move = (before: Channels, mover: Mover) =>
    withVerdictsOf(
      there,
      packages.reduce((next, name) => take(there, next, { name, from, mover }), before),
      packages,
    );
  return repointTogether(place, packages, { move, depth: 'released', promotedFrom: from, report });
}

interface Taken {
  readonly name: string;
  readonly from: string;
  readonly mover: Mover;
}

function take(there: Channels, channels: Channels, { name, from, mover }: Taken): Channels {
  const { stable } = lineOf(there, name);
  if (!stable) throw new Error(`${name} has nothing live in ${from} to promote.`);
  return toStable(channels, name, { version: stable.version, commit: stable.commit, ...mover });
}

/** Of what was found there, that which holds beside what is live here. */
function withVerdictsOf(there: Channels, channels: Channels, packages: readonly string[]): Channels {
  return packages.reduce((next, name) => {
    const version = lineOf(channels, name).stable?.version ?? '';
    const beside = besideOf(channels, name);
    const verdict = lineOf(there, name).verdicts.find(
      (each) => each.version === version && each.beside === beside,
    );
    return verdict ? withVerdict(next, name, verdict) : next;
  }, channels);
}
