import { join } from 'node:path';
import { promote, type ReleaseStorage, rollback, withdraw } from '@shortlist/shell/server';
import { buildAll, lineOf } from '../build/build.ts';
import { folderOf, releasedPackages } from '../build/packages.ts';
import type { Depth } from '../checks/check-release.ts';
import { lineOfOutcome } from '../checks/run-checks.ts';
import type { Command } from './read-command.ts';
import { INSTALLATION, releaseBuilt } from './release-built.ts';
import { type Released, releaseTogether, repoint } from './release-package.ts';
import { statusOf } from './status.ts';

type Print = (line: string) => void;

const REPOINTINGS = { promote, withdraw, rollback };

/**
 * Does what a command says.
 *
 * @throws Error with a sentence when it can't be done; then nothing was changed.
 */
export async function runReleaseCommand(
  command: Command,
  place: ReleaseStorage,
  print: Print,
): Promise<void> {
  if (command.name === 'status') {
    const { channels } = await place.readChannels();
    print(statusOf(channels, command.packages));
    return;
  }
  const all = await doCommand(command, place, print);
  for (const released of all) print(sentenceOf(released, command.name));
  if (all.length === 0) print('Nothing was built that was not released before: what is live stays.');
}

async function doCommand(
  command: Exclude<Command, { name: 'status' }>,
  place: ReleaseStorage,
  print: Print,
): Promise<Released[]> {
  const { name, packages } = command;
  if (name === 'built')
    return packages.length > 0
      ? releaseTogether(packages.map(buildOf), place, { by: INSTALLATION })
      : releaseBuilt(releasedPackages().map(buildOf), place, { print });
  if (name === 'release') return buildAndRelease(place, { packages, print, depth: 'all' });
  if (name === 'canary')
    return buildAndRelease(place, { packages, print, depth: 'all', percent: command.percent });
  return repoint(place, packages, REPOINTINGS[name]);
}

interface BuildAndRelease {
  readonly packages: readonly string[];
  readonly print?: Print;
  readonly percent?: number;
  readonly depth?: Depth;
}

/** Builds what changed and releases the packages as those of this installation, where nobody else has moved them. */
export async function buildAndInstall(
  place: ReleaseStorage,
  packages: readonly string[],
  print: Print,
): Promise<Released[]> {
  await buildAll(packages, (result) => print(lineOf(result)));
  return releaseBuilt(packages.map(buildOf), place, { depth: 'files', print });
}

/** Builds what changed and releases the packages, together. */
export async function buildAndRelease(
  place: ReleaseStorage,
  { packages, print = () => {}, percent, depth = 'files' }: BuildAndRelease,
): Promise<Released[]> {
  await buildAll(packages, (result) => print(lineOf(result)));
  return releaseTogether(packages.map(buildOf), place, {
    percent,
    depth,
    // `npm start` has more to say than what went well.
    report: (name, outcome) => depth === 'all' && print(lineOfOutcome(name, outcome)),
  });
}

const buildOf = (packageName: string): string => join(folderOf(packageName), 'dist');

function sentenceOf({ package: name, version, percent }: Released, command: Command['name']): string {
  if (command === 'withdraw')
    return version
      ? `${name}: the canary is away, ${version} is live for everyone`
      : `${name}: the canary is away`;
  return percent === 100 && command !== 'canary'
    ? `${name} ${version} is live`
    : `${name} ${version} is live for ${percent} % of the sessions`;
}
