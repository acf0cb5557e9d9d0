import type { Quote } from '@shortlist/api-contract';
import type { z } from 'zod';
import type { Line } from '../profile/line.ts';
import type { Span } from '../profile/profile.ts';
import type { MatchReading } from '../profile/reading.ts';
import { credentialsOf } from './credentials.ts';

/** Words that stand in a resume; see `Quote` of the contract. */
export type ResumeQuote = z.infer<typeof Quote>;

/** Most words that are marked in a quote: a marked line would mark nothing. */
const MOST_DECIDING = 6;

/**
 * Quotes a span of a line: its words, page, and the employer or section it stands under.
 *
 * @param deciding the words in it that decide; of many the first six.
 */
export function quoteSpan(reading: MatchReading, span: Span, deciding?: Span): ResumeQuote {
  const words = reading.text.slice(span.start, span.end);
  const start = span.start + (words.length - words.trimStart().length);
  const text = words.trim();
  const line = lineAt(reading, start);
  return {
    text,
    start,
    end: start + text.length,
    page: line?.page ?? null,
    source: sourceOfLine(line),
    ...decidingIn(reading.text, { start, end: start + text.length }, deciding),
  };
}

/** The employer, else the title or the section, that a line stands under; null where none is. */
export function sourceOfLine(line: Line | undefined): string | null {
  return line?.role?.company ?? line?.role?.title ?? line?.heading ?? null;
}

/** The first of the deciding words that stand in the quote; nothing where it was cut beside them. */
function decidingIn(text: string, quote: Span, deciding?: Span): Pick<ResumeQuote, 'deciding'> {
  if (deciding === undefined) return {};
  const start = Math.max(deciding.start, quote.start);
  const end = Math.min(deciding.end, quote.end);
  const words = [...text.slice(start, Math.max(start, end)).matchAll(/\S+/g)].slice(0, MOST_DECIDING);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return {};
  return { deciding: { start: start + first.index, end: start + last.index + last[0].length } };
}

/**
 * Keeps the quotes that truly stand in the text, in a line that may be scored. `quarantined` also keeps words
 * that speak to the evaluator: only the flag that shows them may ask for it.
 */
export function verifyQuotes(
  reading: MatchReading,
  quotes: readonly ResumeQuote[],
  allow: { quarantined?: boolean } = {},
): ResumeQuote[] {
  return quotes.filter((quote) => {
    if (quote.text.trim() === '' || reading.text.slice(quote.start, quote.end) !== quote.text) return false;
    const line = lineAt(reading, quote.start);
    if (line === undefined || (line.section === 'header' && !isCredential(line, quote))) return false;
    return allow.quarantined === true || !line.isQuarantined;
  });
}

/** Of the line of the name, what somebody lists behind it may be shown. */
function isCredential(line: Line, quote: ResumeQuote): boolean {
  const span = credentialsOf(line);
  return span !== null && span.start <= quote.start && quote.end <= span.end;
}

/** The line that an offset of the text stands in; lines are in the order of the text. */
export function lineAt({ lines }: Pick<MatchReading, 'lines'>, offset: number): Line | undefined {
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lines[middle]?.end ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  const line = lines[from];
  return line !== undefined && line.start <= offset ? line : undefined;
}
