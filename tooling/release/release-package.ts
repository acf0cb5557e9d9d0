import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease } from '../build/build-package.ts';
import { RELEASE_FILE, servedFiles } from '../build/files.ts';
import { backward, forward, movePointer, readChannels } from './channels-file.ts';
import { checkSet } from './check-set.ts';
import { compressFiles } from './compress.ts';

export interface Released {
  readonly package: string;
  readonly version: string;
}

/** The folder of all releases in a data folder. */
export function releasesFolderOf(dataFolder: string): string {
  return join(dataFolder, 'releases');
}

/**
 * Releases builds that go live together: copies each to `<data>/releases/<package>/<version>/`, where it stays
 * for ever, and makes it the live version of its package. Other packages are not touched.
 *
 * @param buildFolders each a `dist` with its `release.json`.
 * @throws Error with a sentence for each remote that would not fit the shell; then nothing is released.
 */
export async function releaseTogether(
  buildFolders: readonly string[],
  dataFolder: string,
): Promise<Released[]> {
  const releases = releasesFolderOf(dataFolder);
  const builds = buildFolders.map((folder) => ({ folder, release: readRelease(folder) }));
  checkSet(
    releases,
    builds.map(({ release }) => release),
  );
  const released: Released[] = [];
  for (const { folder, release: build } of builds) {
    const { package: packageName, version } = build;
    const target = join(releases, packageName, version);
    if (!existsSync(target)) await copy(folder, target);
    await movePointer(releases, packageName, (pointer) => forward(pointer, version));
    released.push({ package: packageName, version });
  }
  return released;
}

/** Releases one build. */
export async function release(buildFolder: string, dataFolder: string): Promise<Released> {
  const [released] = await releaseTogether([buildFolder], dataFolder);
  if (!released) throw new Error(`${buildFolder} holds no build.`);
  return released;
}

/** Under another name first: a release folder is complete or absent. */
async function copy(buildFolder: string, target: string): Promise<void> {
  const draft = `${target}.${process.pid}.next`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const files = servedFiles(buildFolder);
  for (const file of [...files, RELEASE_FILE]) cpSync(join(buildFolder, file), join(draft, file));
  await compressFiles(files.map((file) => join(draft, file)));
  if (existsSync(target)) rmSync(draft, { recursive: true });
  else renameSync(draft, target);
}

/**
 * Makes the previous version of a package live again.
 *
 * @throws Error with a sentence when there is none, or when it does not fit what else is live.
 */
export async function rollback(packageName: string, dataFolder: string): Promise<Released> {
  const releases = releasesFolderOf(dataFolder);
  const previous = backward(readChannels(releases).stable[packageName], packageName).live;
  checkSet(releases, [readRelease(join(releases, packageName, previous))]);
  const { live } = await movePointer(releases, packageName, (pointer) => backward(pointer, packageName));
  return { package: packageName, version: live };
}
