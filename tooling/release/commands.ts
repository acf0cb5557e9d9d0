import { join } from 'node:path';
import {
  environmentsIn,
  PRODUCTION,
  promote,
  type ReleaseStorage,
  readRecords,
  rollback,
  withdraw,
} from '@shortlist/shell/server';
import { buildAll, lineOf } from '../build/build.ts';
import { readRelease } from '../build/build-package.ts';
import { folderOf, IS_KIT, releasedPackages, WORKSPACE } from '../build/packages.ts';
import type { Depth, ReportOutcome } from '../checks/check-release.ts';
import { lineOfOutcome } from '../checks/run-checks.ts';
import { historyOf } from './history.ts';
import { writeKeys } from './keygen.ts';
import { liveTypes } from './live-types.ts';
import { releasePreviews } from './preview-command.ts';
import { promoteFrom } from './promote-from.ts';
import type { Command } from './read-command.ts';
import { INSTALLATION, releaseBuilt } from './release-built.ts';
import { moveEach, type Released, releaseTogether, repointTogether } from './release-package.ts';
import { signReleased } from './sign-released.ts';
import { readSigner } from './signer.ts';
import { readReacts, statusOf } from './status.ts';

type Print = (line: string) => void;

const REPOINTINGS = { promote, withdraw, rollback };

/**
 * Does what a command says.
 *
 * @throws Error with a sentence when it can't be done; then nothing was changed, or it was taken back.
 */
export async function runReleaseCommand(
  command: Command,
  place: ReleaseStorage,
  print: Print,
): Promise<void> {
  if (command.name === 'history') return print(historyOf(await readRecords(place), command.packages));
  if (command.name === 'status') return printStatus(place, command.packages, print);
  if (command.name === 'types')
    return print(await liveTypes(place, { ...command, without: IS_KIT ? releasedPackages() : [] }));
  if (command.name === 'keygen') return print(sentenceOfKeys(command.packages));
  if (command.name === 'sign') return signAndPrint(place, command.packages, print);
  if (command.name === 'preview') return releasePreviews(place, command.packages, { print });
  const all = await doCommand(command, place, print);
  for (const released of all) print(sentenceOf(released, command.name) + whereOf(place));
  if (all.length === 0) print('Nothing was built that was not released before: what is live stays.');
}

/** Of each environment; where there is only production, its name says nothing. */
async function printStatus(place: ReleaseStorage, packages: readonly string[], print: Print): Promise<void> {
  const environments = await environmentsIn(place);
  for (const environment of environments) {
    if (environments.length > 1) print(`In ${environment}:`);
    const { channels } = await place.readChannels(environment);
    print(statusOf(channels, packages, await readReacts(place, channels)));
  }
}

const whereOf = ({ environment }: ReleaseStorage): string =>
  environment === PRODUCTION ? '' : ` in ${environment}`;

function sentenceOfKeys(packages: readonly string[]): string {
  const { keyId, privateFile, publicFile } = writeKeys(join(WORKSPACE, 'secrets'), packages);
  return `Key ${keyId}: the private one is in ${privateFile}, for RELEASE_KEY_FILE, and nobody else may have it. The public one is in ${publicFile}, for RELEASE_KEYS_FILE.`;
}

async function signAndPrint(place: ReleaseStorage, packages: readonly string[], print: Print): Promise<void> {
  const signer = readSigner();
  if (!signer) throw new Error('sign needs RELEASE_KEY_FILE: the file of your team’s private key.');
  const signed = await signReleased(place, packages, signer);
  for (const { package: name, placement } of signed)
    print(`${name} ${placement.version} of ${placement.by} is signed by ${signer.keyId}`);
  if (signed.length === 0) print('Nothing is live that could be signed.');
}

async function doCommand(
  command: Exclude<Command, { name: 'status' | 'history' | 'types' | 'keygen' | 'sign' | 'preview' }>,
  place: ReleaseStorage,
  print: Print,
): Promise<Released[]> {
  const { name, packages } = command;
  if (name === 'built')
    return packages.length > 0
      ? releaseTogether(packages.map(buildOf), place, { by: INSTALLATION })
      : releaseBuilt(releasedPackages().map(buildOf), place, { print });
  const report: ReportOutcome = (...outcome) => print(lineOfOutcome(...outcome));
  const told = { packages, print, depth: 'all' as const };
  if (name === 'release') return buildAndRelease(place, told);
  if (name === 'new') return buildAndRelease(place, { ...told, isOnlyNew: true });
  if (name === 'canary') return buildAndRelease(place, { ...told, percent: command.percent });
  if (name === 'promote' && command.from !== undefined)
    return promoteFrom(place, packages, { from: command.from, report });
  // A canary whose release was interrupted before all was tried has that before it.
  const depth = name === 'promote' ? 'released' : 'fit';
  return repointTogether(place, packages, { move: moveEach(packages, REPOINTINGS[name]), depth, report });
}

interface BuildAndRelease {
  readonly packages: readonly string[];
  readonly print?: Print;
  readonly percent?: number;
  readonly depth?: Depth;
  /** Leaves out what was released before, wherever it is now: whoever withdrew it or rolled it back meant it. */
  readonly isOnlyNew?: boolean;
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
  { packages, print = () => {}, percent, depth = 'files', isOnlyNew = false }: BuildAndRelease,
): Promise<Released[]> {
  const testing = depth === 'all' && !IS_KIT ? testEach(packages) : undefined;
  await buildAll(packages, (result) => print(lineOf(result)));
  const builds = packages.map(buildOf);
  const due = isOnlyNew ? await neverReleased(builds, place, print) : builds;
  if (due.length === 0) return [];
  await testing;
  return releaseTogether(due, place, {
    percent,
    depth,
    // `npm start` has more to say than what went well.
    report: (name, outcome) => depth === 'all' && print(lineOfOutcome(name, outcome)),
    ...(depth === 'all' ? { onLive: (released) => printLive(released, print) } : {}),
  });
}

function printLive(released: readonly Released[], print: Print): void {
  const names = released.map(({ package: name, version }) => `${name} ${version}`).join(', ');
  print(`${names} went live. What its changes don’t touch is tried now. Whatever fails takes it back.`);
}

/** Beside the build, which leaves half of a small machine idle; what they find is told by its rule. */
async function testEach(packages: readonly string[]): Promise<void> {
  const { ownTests } = await import('../checks/own-tests.ts');
  for (const name of packages) await ownTests(name);
}

/** Those of the builds whose version does not lie in the place; of the others it is said how they would go live. */
async function neverReleased(
  builds: readonly string[],
  place: ReleaseStorage,
  print: Print,
): Promise<string[]> {
  const due: string[] = [];
  for (const build of builds) {
    const { package: name, version } = readRelease(build);
    if ((await place.readRelease(name, version)) === undefined) due.push(build);
    else print(`${name} ${version} was released before. To make it live: npm run release -- ${name}`);
  }
  return due;
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
