import type { Assets, Release, RemoteRelease } from '@shortlist/platform/release-set';
import type { ReadRelease } from './live-releases.ts';
import { reportEdgeError } from './report-error.ts';

/**
 * Reads only releases whose files a browser can compare with something. One that does not say the integrity of all its
 * scripts and style sheets is as good as not there, and the log says why.
 */
export function requireIntegrity(read: ReadRelease): ReadRelease {
  const known = new WeakMap<Release, boolean>();
  return (packageName, version) => {
    const release = read(packageName, version);
    if (!release) return undefined;
    const isGuarded = known.get(release) ?? namesAllHashes(release);
    if (!isGuarded && !known.has(release)) reportEdgeError(refusalOf(release));
    known.set(release, isGuarded);
    return isGuarded ? release : undefined;
  };
}

function refusalOf({ package: packageName, version }: Release): Error {
  return new Error(`${packageName} ${version} isn't served because its release has no integrity hashes.`);
}

function namesAllHashes(release: Release): boolean {
  const files = [...Object.keys(release.sizes), ...mentionedBy(release)];
  const code = files.filter((file) => /\.(js|css)$/.test(file));
  return code.length > 0 && code.every((file) => Object.hasOwn(release.integrity, file));
}

function mentionedBy(release: Release): string[] {
  const pages = release.pages.flatMap(filesOf);
  if (release.kind === 'remote') return [...pages, ...exposedBy(release)];
  const provided = [release.provides, ...Object.values(release.otherReacts)];
  return [
    ...pages,
    ...filesOf(release.main),
    ...provided.flatMap((modules) => Object.values(modules).flatMap(filesOf)),
  ];
}

const exposedBy = ({ entry, exposes }: RemoteRelease): string[] => [
  entry,
  ...Object.values(exposes).flatMap(filesOf),
];

const filesOf = ({ js, css }: Assets): string[] => [...js, ...css];
