import { quoteSpan, type ResumeQuote, verifyQuotes } from '../evidence/quotes.ts';
import type { Line } from '../profile/line.ts';
import type { MatchReading } from '../profile/reading.ts';
import { redact } from '../redaction/redact.ts';

/** What a model is given of a resume: the lines that may be scored, without what says who somebody is. */
export interface RedactedResume {
  /** The part of the resume and the words of each line, in order. */
  readonly lines: readonly (readonly [part: string, text: string])[];
  /**
   * The words as they stand in the resume, if they stand in one line of the sheet: letter for letter but for white
   * space, and not in the middle of a word. Null else.
   */
  find(words: string): { line: Line; quote: ResumeQuote } | null;
}

const LONGEST_QUOTE = 400;

interface SheetLine {
  readonly line: Line;
  readonly text: string;
}

/** Makes the sheet of some lines of a reading; whatever else the resume holds can't be quoted. */
export function redactForModel(reading: MatchReading, lines: readonly Line[]): RedactedResume {
  const { text } = redact({ text: reading.text, blocks: reading.lines }, reading.profile);
  const own: SheetLine[] = lines.map((line) => ({ line, text: text.slice(line.start, line.end) }));
  return {
    lines: own.map((each) => [each.line.section, each.text.replace(/\s+/g, ' ').trim()] as const),
    find(words) {
      const wanted = words.replace(/\s+/g, ' ').trim();
      if (wanted.length > LONGEST_QUOTE || !/[\p{L}\p{N}]/u.test(wanted)) return null;
      for (const each of own) {
        const span = findIn(each.text, wanted);
        if (span === null) continue;
        const { start } = each.line;
        const quote = quoteSpan(reading, { start: start + span.start, end: start + span.end });
        const [verified] = verifyQuotes(reading, [quote]);
        if (verified !== undefined) return { line: each.line, quote: verified };
      }
      return null;
    },
  };
}

/** Where words stand in a line, whatever white space lies between them. */
function findIn(line: string, wanted: string): { start: number; end: number } | null {
  const offsets: number[] = [];
  let normal = '';
  for (const match of line.matchAll(/\s+|\S/g)) {
    offsets.push(match.index);
    normal += /\s/.test(match[0]) ? ' ' : match[0];
  }
  for (let at = normal.indexOf(wanted); at >= 0; at = normal.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isWhole(normal, at, end)) return { start: offsets[at] ?? 0, end: (offsets[end - 1] ?? 0) + 1 };
  }
  return null;
}

/** "C" does not stand in "C++", nor "Go" in "Google". */
function isWhole(text: string, start: number, end: number): boolean {
  const opens = isWord(text[start]) && isWord(text[start - 1]);
  const closes = isWord(text[end - 1]) && (isWord(text[end]) || /[+#]/.test(text[end] ?? ''));
  return !opens && !closes;
}

function isWord(character: string | undefined): boolean {
  return /[\p{L}\p{N}]/u.test(character ?? '');
}
