import { mostSpecific, ownerOf } from '../routing/path-pattern.ts';
import type { ReleaseSet, RemoteInSet } from './release-set.ts';

/** Answers which remote is meant. */
export interface Registry {
  readonly releases: ReleaseSet;
  /** By container name, `mfe_jobs`; undefined when it is not released. */
  byName(name: string): RemoteInSet | undefined;
  /** The remote whose page an address shows; undefined when none has one. */
  byPath(pathname: string): RemoteInSet | undefined;
  /** The pattern that an address fits best, `/joblist/:id`; undefined when nobody owns it. */
  patternOf(pathname: string): string | undefined;
}

/**
 * Creates the registry of a page.
 *
 * @param ownPaths patterns that the shell draws itself: no remote gets them.
 */
export function createRegistry(releases: ReleaseSet, ownPaths: readonly string[] = []): Registry {
  const { remotes } = releases;
  return {
    releases,
    byName: (name) => remotes.find((remote) => remote.name === name),
    byPath: (pathname) => {
      if (mostSpecific(ownPaths, pathname)) return undefined;
      return ownerOf(remotes, ({ paths }) => paths, pathname);
    },
    patternOf: (pathname) => mostSpecific([...ownPaths, ...remotes.flatMap(({ paths }) => paths)], pathname),
  };
}
