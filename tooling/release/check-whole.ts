import {
  type Channels,
  changeChannels,
  demote,
  lineOf,
  type ReleaseStorage,
  THE_CHECKS,
  withVerdict,
} from '@shortlist/shell/server';
import { type CheckedVersion, checkRelease, type ReportOutcome } from '../checks/check-release.ts';
import { RefusedReleaseError, type Violation } from '../checks/run-checks.ts';
import { besideOf } from '../checks/verdicts.ts';
import { withBuilds } from './find-build.ts';
import { changeFitting } from './release-package.ts';

/**
 * Tries versions that have just gone live in every case, beside what is live with them. One that fails is taken back: a canary is
 * withdrawn, a stable version makes way for the one before.
 *
 * @throws Error with what was found and what was done about it.
 */
export async function checkWhole(
  place: ReleaseStorage,
  released: readonly CheckedVersion[],
  report: ReportOutcome,
): Promise<void> {
  const { channels: live } = await place.readChannels();
  const before = released.reduce(without, live);
  try {
    await withBuilds(place, [], (find) =>
      checkRelease({ before, after: live }, find, { depth: 'whole', report }),
    );
  } catch (error) {
    if (!(error instanceof RefusedReleaseError)) throw error;
    const told: string[] = [];
    for (const breach of error.breaches) told.push(await takeBack(place, breach));
    throw new Error([error.list, ...new Set(told)].join('\n'), { cause: error });
  }
  await changeChannels(place, (channels) =>
    released.reduce((next, { package: name, version }) => {
      return withVerdict(next, name, { version, beside: besideOf(live, name), isWhole: true });
    }, channels),
  );
}

/** The channels as they would be if a version had not gone live: so it is the one that is asked about. */
function without(channels: Channels, { package: name, version }: CheckedVersion): Channels {
  const line = lineOf(channels, name);
  const stable = line.stable?.version === version ? null : line.stable;
  const canary = line.canary?.version === version ? null : line.canary;
  return { ...channels, packages: { ...channels.packages, [name]: { ...line, stable, canary } } };
}

/** Takes a version away, and says what is live then. */
async function takeBack(place: ReleaseStorage, breach: Violation): Promise<string> {
  const { package: name, version, rule, problems } = breach;
  const reason = `After its release it was found that not: ${rule.name}. ${problems[0]?.what ?? ''}`;
  const move = (channels: Channels): Channels => {
    const channel = lineOf(channels, name).canary?.version === version ? 'canary' : 'stable';
    const at = new Date().toISOString();
    const next = demote(channels, name, { version, channel, at, reason, by: THE_CHECKS });
    return next === channels ? channels : withoutVerdict(next, name, version);
  };
  try {
    const after = await withBuilds(place, [], (find) =>
      changeFitting(place, move, { find, note: { by: THE_CHECKS, why: reason } }),
    );
    const { stable, canary } = lineOf(after, name);
    const isThere = [stable, canary].some((each) => each?.version === version);
    if (!isThere) return `${name} ${version} was taken back: ${stable?.version ?? 'nothing'} is live.`;
    return `${name} ${version} stays live, because there is nothing to go back to. Fix it and release again.`;
  } catch (error) {
    return `${name} ${version} stays live, because what was live before no longer fits: ${String(error)}`;
  }
}

function withoutVerdict(channels: Channels, name: string, version: string): Channels {
  const line = lineOf(channels, name);
  const verdicts = line.verdicts.filter((verdict) => verdict.version !== version);
  return { ...channels, packages: { ...channels.packages, [name]: { ...line, verdicts } } };
}
