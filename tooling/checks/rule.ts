import type { Release } from '@shortlist/platform/release-set';

/** What a page may get of a package: the release that most visitors get, or the one that a few are trying. */
export type Channel = 'stable' | 'canary';

/** A build, or a release that lies in the release place: the same files with their `release.json`. */
export interface BuildToCheck {
  readonly release: Release;
  /** Folder of its files on this machine. */
  readonly folder: string;
}

export interface LiveBuild extends BuildToCheck {
  readonly channel: Channel;
}

/** One release that is about to become live, and everything that a page may combine it with. */
export interface CheckContext {
  readonly candidate: BuildToCheck;
  /** Every version of every other package that stands beside it afterwards, those released with it included. */
  readonly others: readonly LiveBuild[];
  /** The version of the same package that is live for most now; null for the first. */
  readonly previous: Release | null;
}

export interface Problem {
  /** What is wrong, as a sentence that names the place. */
  readonly what: string;
  /** What to do about it, as a sentence. */
  readonly mend: string;
}

/** One thing that every release keeps to. */
export interface Rule {
  /** The sentence that holds for a good release, `its size stays in its budget`. */
  readonly name: string;
  /** What would happen to people without it. */
  readonly why: string;
  check(context: CheckContext): Promise<readonly Problem[]> | readonly Problem[];
}
