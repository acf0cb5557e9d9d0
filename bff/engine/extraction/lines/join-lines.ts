import { startsWithAction } from './action-verbs.ts';
import { contactGlue, isHyphenatedAddress } from './broken-contact.ts';
import { findDateRanges } from './date-range.ts';
import type { LinePlace, SourceLine } from './line.ts';
import { LONGEST_LINE, partLongLine } from './long-line.ts';
import { isSectionHeading } from './section-heading.ts';

const BULLET = /^(?:[›»•‣▪▫●○◦■□◆◇❖►▸▶➢➤✓✔✦∙·*–—-]|o(?= \p{Lu})|\{(?= [\p{Lu}\d]))[ \t]+(?=\S)/u;
/** A line that ends so is not over. */
const OPEN_END =
  /(?:[,&/(–—-]|\b(?:a|an|the|and|or|of|in|to|for|with|by|on|at|from|as|into|using|via|including|between|that|which))$/i;
/** Lines further apart than this many letter heights are not one paragraph. */
const PARAGRAPH_GAP = 1.75;
/** Width of a narrow column in letter heights. */
const NARROW = 22;
/** What names a degree or a part of something, and then goes on. */
const OPEN_IN = /\b(?:in|of|and|&|for)(?:\s\S+){0,2}$/i;
const MIN_WRAPPED = 24;
const MIN_WRAPPED_PLAIN = 50;

/** Puts lines that a margin broke back together, and takes the markers off list items. */
export function joinLines(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  let last: SourceLine | undefined;
  for (const line of lines.flatMap(partLong).map(takeMarker)) {
    const paragraph = joined.at(-1);
    if (paragraph !== undefined && last !== undefined && isContinuation(paragraph, last, line)) {
      paragraph.text = joinTexts(paragraph.text, line.text);
    } else {
      joined.push({ ...line });
    }
    last = line;
  }
  return joined.filter((line) => line.text !== '');
}

function partLong(line: SourceLine): SourceLine[] {
  return partLongLine(line.text).map((text) => ({ ...line, text }));
}

function takeMarker(line: SourceLine): SourceLine {
  const marker = BULLET.exec(line.text);
  if (marker === null) return line;
  return { ...line, text: line.text.slice(marker[0].length), isListItem: true };
}

function joinTexts(text: string, next: string): string {
  if (isHyphenatedAddress(text, next)) return text.slice(0, -1) + next;
  const glue = contactGlue(text, next);
  if (glue !== null) return text + glue + next;
  const isBrokenWord = /[\p{L}\p{N}][-/]$/u.test(text) && /^\p{Ll}/u.test(next);
  return text + (isBrokenWord ? '' : ' ') + next;
}

/** Whether `line` goes on with `paragraph`, whose last printed line is `last`. */
function isContinuation(paragraph: SourceLine, last: SourceLine, line: SourceLine): boolean {
  if (paragraph.text.length + line.text.length >= LONGEST_LINE) return false;
  if (isHyphenatedAddress(last.text, line.text) || contactGlue(last.text, line.text) !== null) return true;
  if (line.isListItem || isSectionHeading(line.text) || isSectionHeading(paragraph.text)) return false;
  if (findDateRanges(line.text).length > 0 || findDateRanges(last.text).length > 0) return false;
  if (last.place === null || line.place === null) return isWrappedPlain(last, line);
  if (last.page !== line.page || last.place.region !== line.place.region) return goesOnElsewhere(last, line);
  const size = last.size ?? 10;
  const gap = line.place.baseline - last.place.baseline;
  if (Math.abs(size - (line.size ?? size)) > 0.6 || gap > PARAGRAPH_GAP * size || gap <= 0) return false;
  if (isWrappedInNarrow(last, line)) return true;
  if (paragraph.isListItem && paragraph.place !== null && line.place.left > paragraph.place.left + 2)
    return true;
  return (
    !isNewStart(last.text, line.text) &&
    last.isEmphatic === line.isEmphatic &&
    last.text.length >= MIN_WRAPPED &&
    Math.abs(line.place.left - last.place.left) < 3 &&
    !isContact(last.text) &&
    !fitsBehind(last.place, line)
  );
}

/** In a narrow column a short line of its own face goes on where its next word had no room: "B.S. in Health / Administration". */
function isWrappedInNarrow(last: SourceLine, line: SourceLine): boolean {
  if (last.place === null || line.place === null || !last.isEmphatic || !line.isEmphatic) return false;
  const size = last.size ?? 10;
  const isNarrow = last.place.columnRight - last.place.columnLeft < NARROW * size;
  const isNext = line.place.baseline - last.place.baseline < 1.45 * size;
  const isAligned = Math.abs(line.place.left - last.place.left) < 3;
  return isNarrow && isNext && isAligned && OPEN_IN.test(last.text) && !fitsBehind(last.place, line);
}

/** A capital behind a full stop, or one that nothing before asks for, starts something new. */
function isNewStart(last: string, next: string): boolean {
  if (last.includes('\t') || next.includes('\t')) return true;
  if (!/^\p{Lu}/u.test(next)) return false;
  if (OPEN_END.test(last)) return false;
  if (/(?:^|[\s(,–-])(?:19|20)\d\d\)?$/.test(last)) return true;
  return /[.!?;:]$/.test(last) || last.length < MIN_WRAPPED_PLAIN || startsWithAction(next);
}

/** The first word of a paragraph's next line did not fit on the line before: that is why it broke. */
function fitsBehind(place: LinePlace, line: SourceLine): boolean {
  if (line.place === null) return true;
  const word = line.text.split(/\s/, 1)[0] ?? '';
  const width = ((line.place.right - line.place.left) * (word.length + 1)) / Math.max(line.text.length, 1);
  const tolerance = 0.04 * (place.columnRight - place.columnLeft);
  return place.right + width < place.columnRight - tolerance;
}

function goesOnElsewhere(last: SourceLine, line: SourceLine): boolean {
  const isOpen = last.text.length >= MIN_WRAPPED && !/[.:;!?]$/.test(last.text);
  return isOpen && last.page !== line.page && /^\p{Ll}/u.test(line.text) && last.size === line.size;
}

/** Plain text has no margins: a long line without an end and a lower-case start after it belong together. */
function isWrappedPlain(last: SourceLine, line: SourceLine): boolean {
  if (last.isParagraph === true) return false;
  return last.text.length >= MIN_WRAPPED_PLAIN && !/[.:;!?]$/.test(last.text) && /^\p{Ll}/u.test(line.text);
}

function isContact(text: string): boolean {
  return /@|https?:|linkedin|github/i.test(text) && text.length < 140;
}
