import type { Release, Channel as Way } from '@shortlist/platform/release-set';
import type { Scope } from './scope.ts';
import type { SharedBrowser } from './shared-browser.ts';

/** Where a version is live: for everyone, or for the sessions that try it. */
export type Channel = Exclude<Way, 'override'>;

/** A build, or a release: what it says of itself, and its files. */
export interface BuildToCheck {
  readonly release: Release;
  /** A folder of this machine with its files; of a release they are fetched when somebody asks. */
  readonly folder: () => Promise<string>;
}

export interface LiveBuild extends BuildToCheck {
  readonly channel: Channel;
}

/** One version that is about to become live, and everything that a page may combine it with. */
export interface PlacedBuild {
  readonly candidate: BuildToCheck;
  /** Every version of every other package that is live beside it then, those released with it included. */
  readonly others: readonly LiveBuild[];
  /** The version of the same package that everyone gets until then; null for the first. */
  readonly previous: BuildToCheck | null;
  /** What a rule has looked at for another version of the same step, in the rule's own words: it need not again. */
  readonly seen: Set<string>;
}

/** What a rule is asked about. */
export interface CheckContext extends PlacedBuild {
  readonly browser: SharedBrowser;
  /** What is tried in it. */
  readonly scope: Scope;
}

export interface Problem {
  /** What is wrong, as a sentence that names the place. */
  readonly what: string;
  /** What to do about it, as a sentence. */
  readonly fix: string;
}

/** One thing that every release keeps to. */
export interface Rule {
  /** The sentence that holds for a good release, `its size stays in its budget`. */
  readonly name: string;
  /** What would happen to people without it. */
  readonly why: string;
  /** A shell is not asked what only a remote can be asked. */
  readonly isForRemotesOnly?: boolean;
  check(context: CheckContext): Promise<readonly Problem[]> | readonly Problem[];
}
