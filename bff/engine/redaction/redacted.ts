import type { Block } from '../extraction/extracted-document.ts';
import type { Profile, Span } from '../profile/profile.ts';

export type RedactedKind = 'name' | 'email' | 'phone' | 'address' | 'link' | 'personal';

/** Words that are hidden: UTF-16 offsets, valid in the text before and after. */
export interface RedactedSpan extends Span {
  readonly kind: RedactedKind;
}

/** A text without what says who somebody is, as long as before: every offset still points to the same place. */
export interface Redacted {
  readonly text: string;
  /** In the order of the text; none overlaps another. */
  readonly spans: readonly RedactedSpan[];
  /** The words between two offsets as they stood before. */
  restore(start: number, end: number): string;
}

/** What is known of a candidate beforehand; it is hidden wherever it stands. */
export type KnownContacts = Partial<Pick<Profile, 'candidateName' | 'email' | 'phone' | 'links'>>;

/** A text with what each of its lines is; a snippet has none. */
export interface Redactable {
  readonly text: string;
  readonly blocks?: readonly Block[];
}
