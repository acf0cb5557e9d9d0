import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isReleaseName, pathInside, type ReleaseName, requireName } from './release-name.ts';
import { readReleaseIn } from './release-place-folder.ts';
import type { ReleaseStorage } from './release-storage.ts';
import { verifySignedRelease } from './signatures/verify-signed-release.ts';
import { verifyRelease } from './verify-release.ts';

/**
 * Brings a release from where releases lie into a folder of this machine, unless it is there. It gets its name in
 * the folder when every file was found to be what was released, signed as the place asks. One that is there without a
 * signature that counts is brought again: it may have got one.
 *
 * @returns false when there is no such release.
 * @throws Error when it can't be reached, or is not what was released.
 */
export async function fetchRelease(
  place: ReleaseStorage,
  folder: string,
  name: ReleaseName,
): Promise<boolean> {
  if (!isReleaseName(name)) throw new Error(`Release ${name.package} ${name.version} not found.`);
  const target = pathInside(folder, name.package, name.version);
  if (existsSync(target) && isSigned(target, name, place)) return true;
  const draft = join(folder, '.drafts', randomUUID());
  mkdirSync(draft, { recursive: true });
  try {
    if (!(await place.fetchRelease(name.package, name.version, draft))) return false;
    const release = readReleaseIn(draft);
    if (!release) return false;
    requireName(release, name, place.name);
    if (place.keys) verifySignedRelease(draft, name, place.keys);
    verifyRelease(draft, release);
    mkdirSync(dirname(target), { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
    return true;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function isSigned(folder: string, name: ReleaseName, { keys }: ReleaseStorage): boolean {
  try {
    if (keys) verifySignedRelease(folder, name, keys);
    return true;
  } catch {
    return false;
  }
}
