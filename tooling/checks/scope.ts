/** What of a remote is tried in a browser. */
export interface Scope {
  /** Whether a page or a widget with these files of the remote is. */
  readonly includes: (files: readonly string[]) => boolean;
  /** Whether it is tried how the remote fails to load, which its build decides and no code of a page. */
  readonly withFaults: boolean;
}

/** Everything. */
export const WHOLE: Scope = { includes: () => true, withFaults: true };

/** What changes touch, before a release, and what they don't, after it. Together they are everything. */
export type Part = 'before' | 'after';
