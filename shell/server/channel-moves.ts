import { type Channels, type Demotion, type Line, lineOf, type Placement, type Verdict } from './channels.ts';

/** Who is written down where a version was taken away without a person. */
export const THE_EDGE = 'the edge';

/** How many versions a rollback can go back. */
const KEPT = 20;

/** How many demotions and verdicts are remembered. */
const REMEMBERED = 20;

/** The channels after a version went live for everyone. Its canary, if it was one, is no longer needed. */
export function toStable(channels: Channels, packageName: string, placement: Placement): Channels {
  return change(channels, packageName, (line) => {
    const canary = line.canary?.version === placement.version ? null : line.canary;
    if (line.stable?.version !== placement.version)
      return { ...line, canary, stable: placement, earlier: pushed(line, placement.version) };
    return canary === line.canary ? line : { ...line, canary };
  });
}

/**
 * The channels after a version went live for some sessions. The version that is tried already only gets another
 * percentage.
 *
 * @throws Error with a sentence when everyone has that version already.
 */
export function toCanary(
  channels: Channels,
  packageName: string,
  { placement, percent }: { readonly placement: Placement; readonly percent: number },
): Channels {
  return change(channels, packageName, (line) => {
    if (line.stable?.version === placement.version)
      throw new Error(
        `${packageName} ${placement.version} is already live for everyone, so a ${percent}% canary has no effect.`,
      );
    const tried = line.canary?.version === placement.version ? line.canary : placement;
    return { ...line, canary: { ...tried, percent } };
  });
}

/** Who moves a version, and when. */
export type Mover = Pick<Placement, 'by' | 'since'>;

/**
 * The channels after the canary went live for everyone.
 *
 * @throws Error with a sentence when there is no canary.
 */
export function promote(channels: Channels, packageName: string, mover: Mover): Channels {
  const { canary } = lineOf(channels, packageName);
  if (!canary) throw new Error(`${packageName} has no canary to promote.`);
  const { version, commit } = canary;
  return toStable(channels, packageName, { version, commit, ...mover });
}

/**
 * The channels without the canary of a package.
 *
 * @throws Error with a sentence when there is no canary.
 */
export function withdraw(channels: Channels, packageName: string): Channels {
  return change(channels, packageName, (line) => {
    if (!line.canary) throw new Error(`${packageName} has no canary to withdraw.`);
    return { ...line, canary: null };
  });
}

/**
 * The channels with the version before live for everyone. One that was demoted since is left out.
 *
 * @throws Error with a sentence when there is none.
 */
export function rollback(channels: Channels, packageName: string, mover: Mover): Channels {
  return change(channels, packageName, (line) => back(line, mover) ?? refuse(packageName));
}

/**
 * The channels after a version failed too often: a canary is withdrawn, a stable version makes way for the one
 * before. The same channels when the version is no longer there, when there is nowhere to go, or when the line is held:
 * the edge acts once, and then a person has to.
 */
export function demote(channels: Channels, packageName: string, demotion: Demotion): Channels {
  const line = lineOf(channels, packageName);
  const { version, channel } = demotion;
  if (line.isHeld || line[channel]?.version !== version) return channels;
  const demotions = [demotion, ...line.demotions].slice(0, REMEMBERED);
  const mover = { by: THE_EDGE, since: demotion.at };
  const next = channel === 'canary' ? { ...line, canary: null } : back({ ...line, demotions }, mover);
  return next ? withLine(channels, packageName, { ...next, demotions, isHeld: true }) : channels;
}

/** The channels with what the checks found of a version, in the place of what they found of it before. */
export function withVerdict(channels: Channels, packageName: string, verdict: Verdict): Channels {
  const line = lineOf(channels, packageName);
  const others = line.verdicts.filter((each) => each.version !== verdict.version);
  return withLine(channels, packageName, { ...line, verdicts: [verdict, ...others].slice(0, REMEMBERED) });
}

/** The channels in which no rollback goes back to a version. */
export function forget(channels: Channels, packageName: string, version: string): Channels {
  const line = lineOf(channels, packageName);
  const earlier = line.earlier.filter((each) => each.version !== version);
  return earlier.length === line.earlier.length
    ? channels
    : withLine(channels, packageName, { ...line, earlier });
}

function refuse(packageName: string): never {
  throw new Error(`${packageName} has no earlier release to roll back to.`);
}

/** The line one version back; undefined when no earlier one is left that was not demoted. */
function back(line: Line, mover: Mover): Line | undefined {
  const index = line.earlier.findIndex((each) => !wasDemoted(line, each));
  const previous = line.earlier[index];
  if (!previous) return undefined;
  const { version, commit } = previous;
  return { ...line, stable: { version, commit, ...mover }, earlier: line.earlier.slice(index + 1) };
}

/** Later than it was placed: who releases a demoted version once more wants it. */
export const wasDemoted = ({ demotions }: Line, { version, since }: Placement): boolean =>
  demotions.some((demotion) => demotion.version === version && demotion.at >= since);

function pushed({ stable, earlier }: Line, version: string): Placement[] {
  if (!stable) return earlier;
  return [stable, ...earlier.filter((each) => each.version !== version)].slice(0, KEPT);
}

/** A move of a person: after it the edge may act again. */
function change(channels: Channels, packageName: string, move: (line: Line) => Line): Channels {
  const before = lineOf(channels, packageName);
  const line = move(before.isHeld ? { ...before, isHeld: false } : before);
  return line === before ? channels : withLine(channels, packageName, line);
}

const withLine = (channels: Channels, packageName: string, line: Line): Channels => ({
  ...channels,
  packages: { ...channels.packages, [packageName]: line },
});
