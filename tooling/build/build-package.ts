import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { measureSize } from '@shortlist/platform/bundle-size';
import { Release, type RemoteRelease, type ShellRelease } from '@shortlist/platform/release-set';
import { browserContractSource } from '../preset/browser-contract.ts';
import { sharedModules } from '../preset/shared-modules.ts';
import { currentCommit, measureFiles, RELEASE_FILE } from './files.ts';
import { areCurrent, inputsOf, readInputs, writeInputs } from './inputs.ts';
import { folderOf, IS_KIT, TOOLS } from './packages.ts';

export interface BuildResult {
  readonly package: string;
  readonly version: string;
  /** False when the build that was there is still right. */
  readonly isNew: boolean;
  readonly milliseconds: number;
}

export interface BuildOptions {
  /** Replaces `<package>/dist`. */
  readonly outputFolder?: string;
  /** Replaces the folder of the package: for a remote that is no workspace. */
  readonly folder?: string;
  /** Builds even when nothing changed. */
  readonly isForced?: boolean;
}

/**
 * Builds the shell or a remote, unless the build that lies in its `dist` is made of the same inputs.
 *
 * @throws Error with the compiler's messages; the build that was there stays.
 */
export async function buildPackage(packageName: string, options: BuildOptions = {}): Promise<BuildResult> {
  const start = performance.now();
  const folder = options.folder ?? folderOf(packageName);
  const outputFolder = options.outputFolder ?? join(folder, 'dist');
  const done = (version: string, isNew: boolean): BuildResult => ({
    package: packageName,
    version,
    isNew,
    milliseconds: Math.round(performance.now() - start),
  });
  // What comes with the kit is built.
  if (IS_KIT && folder.startsWith(TOOLS)) return done(readRelease(outputFolder).version, false);
  const current = options.isForced ? undefined : currentVersion(folder, outputFolder);
  if (current) return done(current, false);
  const building = underWay.get(outputFolder) ?? build(packageName, folder, outputFolder);
  underWay.set(outputFolder, building);
  return done(await building.finally(() => underWay.delete(outputFolder)), true);
}

/** Builds by the folder that they write to: who asks for one that is under way gets the same. */
const underWay = new Map<string, Promise<string>>();

/** The version of the build that lies in a folder, if it is still right. */
function currentVersion(folder: string, outputFolder: string): string | undefined {
  const inputs = readInputs(outputFolder);
  if (!inputs || !existsSync(join(outputFolder, RELEASE_FILE))) return undefined;
  const release = readRelease(outputFolder);
  return areCurrent(inputs, folder, factsFor(folder, release)) ? release.version : undefined;
}

/** Reads the `release.json` of a build. */
export function readRelease(outputFolder: string): Release {
  return Release.parse(JSON.parse(readFileSync(join(outputFolder, RELEASE_FILE), 'utf8')));
}

/** Beside the old build until it is complete: a failed build takes nothing away. */
async function build(packageName: string, folder: string, outputFolder: string): Promise<string> {
  const draft = join(dirname(outputFolder), '.cache', `${basename(outputFolder)}-${process.pid}`);
  try {
    mkdirSync(draft, { recursive: true });
    const version = await buildInto(draft, packageName, folder);
    rmSync(outputFolder, { recursive: true, force: true });
    renameSync(draft, outputFolder);
    return version;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function buildInto(draft: string, packageName: string, folder: string): Promise<string> {
  const begun = Date.now();
  const { dependencies, release } = await compilePackage(packageName, folder, draft);
  const inputs = inputsOf({ packageFolder: folder, dependencies, facts: factsFor(folder, release), begun });
  const files = measureFiles(draft);
  const complete = Release.parse({
    ...release,
    measured: measureSize({ ...release, ...files }),
    version: `${packageVersion(folder)}-${hashContent(release, files.integrity)}`,
    commit: currentCommit(),
    builtAt: new Date().toISOString(),
    ...files,
  });
  writeFileSync(join(draft, RELEASE_FILE), JSON.stringify(complete, null, 1));
  writeInputs(draft, inputs);
  return complete.version;
}

/**
 * Ten hexadecimal digits that stand for what a build holds: the bytes of its files and what its release says of them. What
 * was read for it and left no trace, a comment, a type or a tool of another version, makes no new version.
 */
function hashContent(release: CompiledPackage['release'], integrity: Release['integrity']): string {
  const held = { ...release, maps: undefined };
  return hash('sha256', JSON.stringify([held, integrity])).slice(0, 10);
}

type CompiledPackage = Awaited<ReturnType<typeof compilePackage>>;

/** Loaded only when something is built: the compiler takes longer to load than the check of all packages. */
async function compilePackage(packageName: string, folder: string, outputFolder: string) {
  if (packageName === 'shell') return (await import('./build-shell.ts')).buildShell(folder, outputFolder);
  return (await import('./build-remote.ts')).buildRemote(folder, outputFolder);
}

function packageVersion(folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return '0.0.0';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Shared modules and their versions are read from folders and manifests, the contract's constants from what it exports: no single file stands for them. */
function factsFor(
  folder: string,
  release: Pick<RemoteRelease, 'kind' | 'shared'> | Pick<ShellRelease, 'kind'>,
): string {
  const modules = sharedModules(folder);
  const taken =
    release.kind === 'shell' ? modules : modules.filter(({ name }) => Object.hasOwn(release.shared, name));
  const takesContract = taken.some(({ name }) => name === '@shortlist/api-contract');
  return JSON.stringify(takesContract ? [...taken, browserContractSource()] : taken);
}
