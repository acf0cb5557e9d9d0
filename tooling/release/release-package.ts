import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readRelease } from '../build/build-package.ts';
import { RELEASE_FILE, servedFiles } from '../build/files.ts';
import { backward, forward, movePointer } from './channels-file.ts';
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
 * Releases a build: copies it to `<data>/releases/<package>/<version>/`, where it stays for ever, and makes it
 * the live version of its package. Nothing else is touched.
 *
 * @param buildFolder a `dist` with its `release.json`.
 */
export async function release(buildFolder: string, dataFolder: string): Promise<Released> {
  const { package: packageName, version } = readRelease(buildFolder);
  const releases = releasesFolderOf(dataFolder);
  const target = join(releases, packageName, version);
  if (!existsSync(target)) await copy(buildFolder, target);
  await movePointer(releases, packageName, (pointer) => forward(pointer, version));
  return { package: packageName, version };
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
 * @throws Error with a sentence when there is none.
 */
export async function rollback(packageName: string, dataFolder: string): Promise<Released> {
  const releases = releasesFolderOf(dataFolder);
  const { live } = await movePointer(releases, packageName, (pointer) => backward(pointer, packageName));
  return { package: packageName, version: live };
}
