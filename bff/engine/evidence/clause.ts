import type { Span } from '../profile/profile.ts';

const LONGEST = 20;
const SHORTEST = 3;
/** Where one thought ends and the next begins. */
const BOUNDARY =
  /[,;:.!?]\s+(?:and\s+|but\s+|while\s+)?|\t|\s+[–—]\s+|\s+(?=(?:by|while|which|resulting|using|through|enabling|allowing|including|because)\s)/gi;

/**
 * The clause of a line that holds the deciding words: three to twenty words, cut where the sentence itself
 * pauses. Offsets are into the line.
 */
export function clauseAround(line: string, deciding: Span): Span {
  const pieces = piecesOf(line);
  const from = Math.max(
    0,
    pieces.findLastIndex((piece) => piece.start <= deciding.start),
  );
  const to = Math.max(
    from,
    pieces.findIndex((piece) => piece.end >= deciding.end),
  );
  let first = from;
  let last = to;
  while (
    countWords(line, { start: pieces[first]?.start ?? 0, end: pieces[last]?.end ?? 0 }) < SHORTEST &&
    (first > 0 || last < pieces.length - 1)
  ) {
    if (first > 0 && (last === pieces.length - 1 || first === from)) first -= 1;
    else last += 1;
  }
  const span = { start: pieces[first]?.start ?? 0, end: pieces[last]?.end ?? line.length };
  return trimSpan(line, shorten(line, span, deciding));
}

/** The item of a list that holds the deciding words: what stands between its separators. */
export function itemAround(line: string, deciding: Span): Span {
  const before = line.slice(0, deciding.start).search(/(?:[^,;|•·\t:/]|,(?=\s(?:19|20)\d\d\b))*$/);
  const after = line.slice(deciding.end).search(/[;|•·\t/]|,(?!\s(?:19|20)\d\d\b)|\.\s|\.$/);
  const span = { start: Math.max(before, 0), end: after < 0 ? line.length : deciding.end + after };
  return trimSpan(line, shorten(line, span, deciding));
}

function piecesOf(line: string): Span[] {
  const pieces: Span[] = [];
  let start = 0;
  for (const match of line.matchAll(BOUNDARY)) {
    const isNumber =
      /\d[,.]$/.test(line.slice(0, match.index + 1)) && /^\d/.test(line.slice(match.index + match[0].length));
    if (isNumber || match.index === 0 || !isPause(line, match)) continue;
    pieces.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  pieces.push({ start, end: line.length });
  return pieces.filter((piece) => piece.end > piece.start);
}

/** A comma inside a list is no pause, nor is a word with hardly anything behind it. */
function isPause(line: string, match: RegExpExecArray): boolean {
  if (/^[;:!?\t]|^\.\s/.test(match[0])) return true;
  const before =
    line
      .slice(0, match.index)
      .split(/[,;:.]\s|\t/)
      .at(-1) ?? '';
  const after = line.slice(match.index + match[0].length).split(/[,;:.]\s|\t/, 1)[0] ?? '';
  const least = match[0].startsWith(',') ? 3 : 5;
  return wordsOf(after).length >= least && (!match[0].startsWith(',') || wordsOf(before).length >= 3);
}

function countWords(line: string, span: Span): number {
  return wordsOf(line, span).length;
}

/** A clause of more than twenty words is cut to a window that ends with the deciding words or a bit behind. */
export function shorten(line: string, span: Span, deciding: Span): Span {
  const words = wordsOf(line, span);
  if (words.length <= LONGEST) return span;
  const at = words.findIndex((word) => word.end > deciding.start);
  const until = words.findIndex((word) => word.end >= deciding.end);
  const room = Math.max(0, LONGEST - (until - at + 1));
  const first = Math.max(0, Math.min(at - Math.floor(room / 2), words.length - LONGEST));
  const last = Math.min(words.length - 1, first + LONGEST - 1);
  return { start: words[first]?.start ?? span.start, end: words[last]?.end ?? span.end };
}

export function trimSpan(line: string, span: Span): Span {
  const lead = /^(?:[\s,;:.–—-]|(?:and|but|while|also)\s)+/i.exec(line.slice(span.start, span.end));
  const start = span.start + (lead?.[0].length ?? 0);
  let { end } = span;
  while (end > start && /[\s,;:.–—-]/.test(line[end - 1] ?? '')) end -= 1;
  return end === start ? span : { start, end };
}

function wordsOf(line: string, { start, end }: Span = { start: 0, end: line.length }): Span[] {
  const words: Span[] = [];
  const text = line.slice(start, end);
  const pattern = /\S+/g;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    words.push({ start: start + match.index, end: start + pattern.lastIndex });
  }
  return words;
}

/** A span of a line as one of the text that the line begins at. */
export const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });
