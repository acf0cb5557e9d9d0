import { resolve, sep } from 'node:path';
import { PackageName, type Release, Version } from '@shortlist/platform/release-set';

/** A version of a package. */
export interface ReleaseName {
  readonly package: string;
  readonly version: string;
}

/** Whether a release may have this name: whoever asks for a file, asks for any. */
export const isReleaseName = (name: ReleaseName): boolean =>
  PackageName.safeParse(name.package).success && Version.safeParse(name.version).success;

/** @throws Error when a release calls itself otherwise than the place where it lies. */
export function requireName(release: Release, name: ReleaseName, place: string): void {
  if (release.package !== name.package || release.version !== name.version)
    throw new Error(`The files in ${place} don't match ${name.package} ${name.version}.`);
}

/**
 * The path of something in a folder.
 *
 * @throws Error when it would lie elsewhere, whoever has named it.
 */
export function pathInside(folder: string, ...names: readonly string[]): string {
  const path = resolve(folder, ...names);
  if (!path.startsWith(resolve(folder) + sep))
    throw new Error(`${names.join('/')} points outside ${folder}.`);
  return path;
}
