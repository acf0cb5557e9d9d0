import type { Span } from '../profile/profile.ts';
import type { Evidence } from './resume/evidence-index.ts';
import type { PreparedResume } from './resume/prepared-resume.ts';

/** What of a resume may answer a position. */
export interface PreparedMatch {
  /** Without what is copied from the position. */
  readonly resume: PreparedResume;
  readonly evidence: Evidence;
  /** By role, whether its title may count. */
  readonly isSupported: readonly boolean[];
  /** Words of the position among those of other work: they answer nothing. */
  readonly mixedIn: readonly Span[];
  /** Lines that are copied from the position: they are not in `resume`. */
  readonly copied: readonly Span[];
}
