import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { TOOLS, WORKSPACE } from './packages.ts';

/** Kept beside a build, never released: which files it was made of. */
export const INPUTS_FILE = 'inputs.json';

const Inputs = z.object({
  /** Hash by path, relative to the checkout. */
  files: z.record(z.string(), z.string()),
  /** What was read that is no single file: the list of shared modules. */
  facts: z.string(),
  /** Stands for all packages that are installed. */
  installed: z.string(),
});
export type Inputs = z.infer<typeof Inputs>;

const hashOf = (file: string): string => hash('sha1', readFileSync(join(WORKSPACE, file)));

/** What the running process has loaded, and may no longer stand on the disk as it was loaded. */
function ownCode(): string[] {
  return ['preset', 'build'].flatMap((folder) => sources(join(TOOLS, 'tooling', folder)));
}

/** Everything that decides how a package is built, whatever it imports. */
function alwaysRead(packageFolder: string): string[] {
  const own = ['package.json', 'remote.config.ts', 'rspack.config.ts', 'budget.ts'].map((name) =>
    join(packageFolder, name),
  );
  return [...own, ...ownCode()].filter((file) => existsSync(file));
}

function sources(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

/** A lockfile, as far as it is read here. */
const Lockfile = z.object({
  packages: z.record(z.string(), z.looseObject({ link: z.boolean().optional() })),
});

/**
 * Stands for the installed packages that a build can read. Packages of ours are covered file by file, and what another
 * remote has installed for itself is not read: a new remote changes nothing here.
 *
 * @param lockfile text of `package-lock.json`.
 */
export function installedFor(packageFolder: string, lockfile: string): string {
  const { packages } = Lockfile.parse(JSON.parse(lockfile));
  const own = `${basename(packageFolder)}/`;
  const read = Object.entries(packages).filter(([path, { link = false }]) => {
    const isOfAnother = path.startsWith('mfe-') && !path.startsWith(own);
    return path.includes('node_modules/') && !link && !isOfAnother;
  });
  return hash('sha1', JSON.stringify(read));
}

function installedNow(packageFolder: string): string {
  const file = join(WORKSPACE, 'package-lock.json');
  return existsSync(file) ? installedFor(packageFolder, readFileSync(file, 'utf8')) : '';
}

/** Installed packages are covered by the lockfile; what is written by hand is covered one by one. */
const isSource = (file: string) =>
  file.startsWith(WORKSPACE) && !file.includes('/node_modules/') && /\.[a-z0-9]+$/.test(file);

/** Stands for a file that was edited while the build ran: nobody knows which state was read, so it is never current. */
const EDITED = 'edited during the build';

interface FinishedBuild {
  readonly packageFolder: string;
  /** Absolute paths of all files that were read. */
  readonly dependencies: Iterable<string>;
  readonly facts: string;
  /** When the build began, in milliseconds of the clock. */
  readonly begun: number;
}

/** The inputs of a finished build. */
export function inputsOf({ packageFolder, dependencies, facts, begun }: FinishedBuild): Inputs {
  const read = [...dependencies].filter((file) => isSource(file) && existsSync(file));
  const loaded = new Set(ownCode());
  const files = [...new Set([...alwaysRead(packageFolder), ...read])].sort().map((file) => {
    const since = loaded.has(file) ? performance.timeOrigin : begun;
    const name = relative(WORKSPACE, file);
    return [name, statSync(file).mtimeMs > since ? EDITED : hashOf(name)];
  });
  return { files: Object.fromEntries(files), facts, installed: installedNow(packageFolder) };
}

export function writeInputs(outputFolder: string, inputs: Inputs): void {
  writeFileSync(join(outputFolder, INPUTS_FILE), JSON.stringify(inputs, null, 1));
}

/** The inputs of the build that lies in a folder; undefined when there is none. */
export function readInputs(outputFolder: string): Inputs | undefined {
  const file = join(outputFolder, INPUTS_FILE);
  if (!existsSync(file)) return undefined;
  return Inputs.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
}

/** Whether a build made of these inputs would come out the same today. */
export function areCurrent(inputs: Inputs, packageFolder: string, facts: string): boolean {
  const added = alwaysRead(packageFolder).some(
    (file) => !Object.hasOwn(inputs.files, relative(WORKSPACE, file)),
  );
  if (added || inputs.facts !== facts || inputs.installed !== installedNow(packageFolder)) return false;
  return Object.entries(inputs.files).every(
    ([file, expected]) => existsSync(join(WORKSPACE, file)) && hashOf(file) === expected,
  );
}
