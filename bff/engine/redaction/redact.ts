import { accountSpans } from './account-spans.ts';
import { addressSpans, emailSpans, linkSpans, phoneSpans } from './contact-spans.ts';
import { headerSpans } from './header-spans.ts';
import { nameSpans } from './name-spans.ts';
import { personalSpans } from './personal-spans.ts';
import type { KnownContacts, Redactable, Redacted, RedactedSpan } from './redacted.ts';

/** What stands in the place of each hidden character. */
export const MASK = '█';

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
