import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { BuildToCheck } from './rule.ts';
import type { Part, Scope } from './scope.ts';

/**
 * Divides what is tried of a version that follows one that passed all checks.
 *
 * @returns null when its changes may touch everything.
 */
export async function scopeOf(
  part: Part,
  candidate: BuildToCheck,
  proven: BuildToCheck,
): Promise<Scope | null> {
  const changed = await changedFiles(candidate, proven);
  if (!changed) return null;
  const isTouched = (files: readonly string[]): boolean => files.some((file) => changed.has(basename(file)));
  return part === 'before'
    ? { includes: isTouched, withFaults: false }
    : { includes: (files) => !isTouched(files), withFaults: true };
}

/**
 * The files of pages and widgets that another version doesn't have. Null where more differs: the container, what the
 * release says of itself, or a file that no page or widget names, so that any of them may load it.
 */
async function changedFiles(candidate: BuildToCheck, proven: BuildToCheck): Promise<Set<string> | null> {
  const [is, was] = [candidate.release, proven.release];
  if (is.kind !== 'remote' || was.kind !== 'remote') return null;
  if (promisesOf(is) !== promisesOf(was)) return null;
  const folders = await Promise.all([candidate.folder(), proven.folder()]);
  const [here, there] = await Promise.all([containerOf(folders[0], is), containerOf(folders[1], was)]);
  if (here !== there) return null;
  const named = new Set(
    [...is.pages, ...Object.values(is.exposes)].flatMap(({ js, css }) => [...js, ...css]),
  );
  const changed = Object.keys(is.integrity).filter(
    (file) => file !== is.entry && is.integrity[file] !== was.integrity[file],
  );
  return changed.every((file) => named.has(file)) ? new Set(changed) : null;
}

/** What each build has of its own. */
const OF_A_BUILD = new Set('version commit builtAt measured sizes compressed integrity maps'.split(' '));

/** What others rely on, without the files that hold it. */
function promisesOf({ pages, exposes, ...release }: RemoteRelease): string {
  const rest = Object.entries(release).filter(([key]) => !OF_A_BUILD.has(key));
  const parts = [...pages, ...Object.entries(exposes).map(([name, part]) => ({ name, ...part }))];
  return JSON.stringify([rest, parts.map((part) => ({ ...part, js: [], css: [] }))]);
}

/** The hashes in a container: the ends of names of files, and their integrity. */
const HASHES = /sha384-[\w+/=]+|\b[0-9a-f]{10}\b/g;

/** A container without the hashes of the release's own files. */
async function containerOf(folder: string, { entry, integrity }: RemoteRelease): Promise<string> {
  const names = Object.keys(integrity).flatMap((file) => file.match(HASHES) ?? []);
  const own = new Set([...names, ...Object.values(integrity)]);
  const text = await readFile(join(folder, entry), 'utf8');
  return text.replaceAll(HASHES, (found) => (own.has(found) ? '' : found));
}
