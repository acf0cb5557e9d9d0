import type { Block } from '../extraction/extracted-document.ts';
import { isPlace } from '../extraction/lines/contact-line.ts';
import type { RedactedSpan } from './redacted.ts';

const PERSONAL_HEADING =
  /^\s*(?:contacts?|contact (?:me|info\w*|details)|personal (?:info\w*|details|data|particulars|profile)|details|references?|referees)\s*:?\s*$/i;

/** Name, contacts and places of the header; all below a heading such as "Contact", "Personal details" or "References". */
export function headerSpans(text: string, blocks: readonly Block[]): RedactedSpan[] {
  const spans: RedactedSpan[] = [];
  let isHeader = true;
  let isPersonal = false;
  for (const { kind, start, end } of blocks) {
    const words = text.slice(start, end);
    if (kind === 'heading') {
      isHeader = false;
      isPersonal = PERSONAL_HEADING.test(words);
    } else if (kind === 'name') {
      isHeader = true;
      isPersonal = false;
      spans.push({ kind: 'name', start, end });
    } else if (kind === 'contact') {
      spans.push({ kind: 'address', start, end });
    } else if (isPersonal) {
      spans.push({ kind: 'personal', start, end });
    } else if (isHeader) {
      spans.push(...placesIn(words, start));
    }
  }
  return spans;
}

function placesIn(line: string, offset: number): RedactedSpan[] {
  return [...line.matchAll(/[^|•·\t]+/g)].flatMap((piece) => {
    const words = piece[0].trim();
    const start = offset + piece.index + piece[0].indexOf(words);
    return words !== '' && isPlace(words)
      ? [{ kind: 'address' as const, start, end: start + words.length }]
      : [];
  });
}
