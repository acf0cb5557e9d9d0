import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { linkTree } from './link-tree.ts';

/** Where remotes are made, and what they are released to. */
export interface Site {
  /** Each remote has a folder of its own in it. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Of the product. */
  readonly address: string;
}

/** A repository with one remote, `mfe-team7`. */
export interface OwnRepository {
  readonly package: string;
  /** Heading of its page, `Team7`. */
  readonly title: string;
  /** `/team7` */
  readonly path: string;
}

/** Milliseconds of a release, as its team waits for them. */
export interface ReleaseTimes {
  /** From the command until a new session gets the version. */
  readonly all: number;
  /** What the command said of itself: `built`, and each rule by its name. */
  readonly stages: ReadonlyMap<string, number>;
}

const run = async ({ env }: Site, folder: string, words: readonly string[]): Promise<string> => {
  const [program = '', ...rest] = words;
  const { stdout } = await promisify(execFile)(program, rest, {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 26,
  });
  return stdout;
};

/** How long something takes, milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Makes the repository of a remote with the published generator. */
export async function createRepository(site: Site, index: number): Promise<OwnRepository> {
  const name = `team${index}`;
  const words = ['create', '--yes', '@shortlist/remote', `mfe-${name}`];
  await run(site, site.folder, ['npm', ...words]);
  return { package: `mfe-${name}`, title: `Team${index}`, path: `/${name}` };
}

const folderOf = (site: Site, { package: name }: OwnRepository): string => join(site.folder, name);

/** Installs what its `package.json` names from the registry. */
export async function install(site: Site, repository: OwnRepository): Promise<void> {
  await run(site, folderOf(site, repository), ['npm', 'install', '--no-audit', '--no-fund']);
}

/** Gives a repository what another has installed, as hard links: all of them depend on the same versions. */
export function linkInstalled(site: Site, from: OwnRepository, to: OwnRepository): void {
  linkTree(join(folderOf(site, from), 'node_modules'), join(folderOf(site, to), 'node_modules'));
}

/** Changes a sentence of its page, which makes another version. */
export async function edit(site: Site, { package: name, title }: OwnRepository, text: string): Promise<void> {
  const file = join(site.folder, name, `src/overview/${title}Page.tsx`);
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace(/description="[^"]*"/, `description="${text}"`));
}

/** Builds, asks everything, and releases, as its team does. */
export async function release(site: Site, repository: OwnRepository): Promise<ReleaseTimes> {
  let told = '';
  const all = await timed(async () => {
    told = await run(site, folderOf(site, repository), ['npm', 'run', 'release']);
    await isLive(site, repository, versionIn(told));
  });
  return { all, stages: stagesIn(told) };
}

/** Builds it, and releases what is built if it fits what is live: no file rules, no browser. Returns milliseconds of the second. */
export async function releaseBuilt(site: Site, repository: OwnRepository): Promise<number> {
  await run(site, folderOf(site, repository), ['npx', 'remote-kit', 'build']);
  return moved(site, repository, 'built');
}

/** Milliseconds from the command until a new session gets the version before. */
export const rollback = (site: Site, repository: OwnRepository): Promise<number> =>
  moved(site, repository, 'rollback');

const moved = (site: Site, repository: OwnRepository, command: string): Promise<number> =>
  timed(async () => {
    const told = await run(site, folderOf(site, repository), ['npm', 'run', 'release', '--', command]);
    await isLive(site, repository, versionIn(told));
  });

/** Frees its disk space, and leaves what is released. */
export async function discard(site: Site, repository: OwnRepository): Promise<void> {
  await rm(folderOf(site, repository), { recursive: true });
}

/** `mfe-team7 1.0.0-0123456789 is live` */
function versionIn(told: string): string {
  const version = /^\S+ (\S+) is live$/m.exec(told)?.[1];
  if (version) return version;
  throw new Error(`The command said of no version that it is live:\n${told}`);
}

async function isLive({ address }: Site, { package: name }: OwnRepository, version: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(20)) {
    const reply = await fetch(`${address}/remotes.json`);
    const { remotes } = (await reply.json()) as { remotes: { name: string; version: string }[] };
    if (remotes.some((each) => each.name === name.replaceAll('-', '_') && each.version === version)) return;
  }
  throw new Error(`${name} ${version} isn't live for new sessions half a minute after the command.`);
}

/** The times that a release prints: of the build, and of each rule. */
export function stagesIn(told: string): Map<string, number> {
  const built = [...told.matchAll(/ built in (\d+) ms$/gm)].map(
    ([, time]) => ['built', Number(time)] as const,
  );
  const rules = [...told.matchAll(/^✓ \S+: (.+) \((\d+) ms\)$/gm)].map(
    ([, rule = '', time]) => [rule, Number(time)] as const,
  );
  return new Map([...built, ...rules]);
}
