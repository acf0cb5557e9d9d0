import type { Block } from '../extraction/extractor.ts';
import type { Profile, Span } from '../profile/profile.ts';
import { accountSpans } from './account-spans.ts';
import { addressSpans, emailSpans, linkSpans, phoneSpans } from './contact-spans.ts';
import { headerSpans } from './header-spans.ts';
import { nameSpans } from './name-spans.ts';
import { personalSpans } from './personal-spans.ts';

/** What stands in the place of each hidden character. */
export const MASK = '█';

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

/**
 * Hides names, e-mail addresses, telephone numbers, postal addresses, links, and lines on birth, nationality, sex
 * and family. White space stays, so that lines and words keep their shape.
 */
export function redact({ text, blocks = [] }: Redactable, known: KnownContacts = {}): Redacted {
  const spans = merge([
    ...headerSpans(text, blocks),
    ...emailSpans(text, known.email ?? null),
    ...linkSpans(text, known.links ?? []),
    ...accountSpans(text, known),
    ...phoneSpans(text, known.phone ?? null),
    ...addressSpans(text),
    ...personalSpans(text),
    ...nameSpans(text, known.candidateName ?? null),
  ]);
  return {
    text: mask(text, spans),
    spans,
    restore: (start, end) => text.slice(start, end),
  };
}

function mask(text: string, spans: readonly RedactedSpan[]): string {
  let masked = '';
  let done = 0;
  for (const { start, end } of spans) {
    masked += text.slice(done, start) + text.slice(start, end).replace(/[^\s]/g, MASK);
    done = end;
  }
  return masked + text.slice(done);
}

/** Spans that touch become one, of the kind of the first. */
function merge(spans: readonly RedactedSpan[]): RedactedSpan[] {
  const merged: RedactedSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last !== undefined && span.start < last.end) {
      merged[merged.length - 1] = { ...last, end: Math.max(last.end, span.end) };
    } else if (span.end > span.start) {
      merged.push(span);
    }
  }
  return merged;
}
