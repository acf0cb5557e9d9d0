import type { HiddenText, HiddenTextReport, HidingTechnique } from '../hidden-text.ts';
import { changesIn } from './changes.ts';
import { type FormattedParagraph, type FormattedRun, readParagraphs, readRuns } from './formatted-runs.ts';
import { changed, type Look, PLAIN, reasonOf, styleIn } from './look.ts';
import { type OleStream, readOleFile } from './ole-file.ts';
import { readStyles } from './styles.ts';
import { type Piece, readPieces } from './text-pieces.ts';

const FLAGS = 0xa;
const SECOND_TABLE = 0x200;
const SHAPES_LENGTH = 0x1de;
/** Changes of a paragraph that put something behind its words: shading, or a table. */
const ON_SOMETHING = new Set([0x442d, 0xc64d, 0x2416, 0x244b, 0x6649]);
/** Signs that stay where words are taken out: the ends of paragraphs, lines and cells. */
const KEPT = new Set([0x07, 0x0b, 0x0c, 0x0d]);
/** Before the instruction of a field, and behind it. */
const FIELD_START = '\u0013';
const FIELD_RESULT = '\u0014';

interface Hidden {
  readonly start: number;
  readonly end: number;
  readonly reason: HidingTechnique;
}

/**
 * A Word 97 file without the letters that nobody sees, and what they say. Shapes, frames and what lies behind words are not looked
 * at, which is told; a file that can't be read so is left as it is.
 */
export function findHiddenTextInDoc(file: Buffer): { content: Buffer; behind: HiddenTextReport } {
  try {
    return { ...withoutHidden(file) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { content: file, behind: { hidden: [], unchecked: ['format'], metadata: [] } };
  }
}

function withoutHidden(file: Buffer): { content: Buffer; behind: HiddenTextReport } {
  const streamNamed = readOleFile(file);
  const document = streamNamed('WordDocument');
  if (document === null) throw new RangeError('no document');
  const name = (document.bytes.readUInt16LE(FLAGS) & SECOND_TABLE) === 0 ? '0Table' : '1Table';
  const table = streamNamed(name)?.bytes;
  if (table === undefined) throw new RangeError('no table');
  const pieces = readPieces(document.bytes, table);
  const hidden = hiddenRuns(document.bytes, table);
  const content = Buffer.from(file);
  for (const run of hidden) blank(content, { document, pieces, run });
  return { content, behind: { hidden: textsOf(hidden, pieces), unchecked: ['boxes'], metadata: [] } };
}

function hiddenRuns(stream: Buffer, table: Buffer): Hidden[] {
  const lookOfStyle = readStyles(stream, table);
  const hasShapes = stream.readUInt32LE(SHAPES_LENGTH) > 0;
  const paragraphs = readParagraphs(stream, table).sort((a, b) => a.start - b.start);
  const onPaper = new Map(paragraphs.map((each) => [each, !hasShapes && !isOnSomething(each)]));
  return readRuns(stream, table).flatMap((run) =>
    within(paragraphs, run).flatMap((paragraph): Hidden[] => {
      const look = lookOfRun(run, lookOfStyle(paragraph.style), lookOfStyle);
      const reason = reasonOf(look, onPaper.get(paragraph) ?? false);
      const [start, end] = [Math.max(run.start, paragraph.start), Math.min(run.end, paragraph.end)];
      return reason === null ? [] : [{ start, end, reason }];
    }),
  );
}

function lookOfRun(run: FormattedRun, base: Look, lookOfStyle: (style: number) => Look): Look {
  const style = styleIn(run.changes);
  const named = style === null ? PLAIN : lookOfStyle(style);
  const styled: Look = {
    isHidden: base.isHidden || named.isHidden,
    color: named.color ?? base.color,
    size: named.size ?? base.size,
    isShaded: base.isShaded || named.isShaded,
  };
  return changed(styled, run.changes);
}

function isOnSomething({ changes }: FormattedParagraph): boolean {
  return [...changesIn(changes)].some(({ code }) => ON_SOMETHING.has(code));
}

/** The paragraphs that a run stands in, of those in order. */
function within(paragraphs: readonly FormattedParagraph[], run: FormattedRun): FormattedParagraph[] {
  let [low, high] = [0, paragraphs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paragraphs[middle]?.end ?? 0) <= run.start) low = middle + 1;
    else high = middle;
  }
  const found: FormattedParagraph[] = [];
  for (let at = low; at < paragraphs.length; at += 1) {
    const paragraph = paragraphs[at];
    if (paragraph === undefined || paragraph.start >= run.end) break;
    found.push(paragraph);
  }
  return found;
}

function blank(
  content: Buffer,
  { document, pieces, run }: { document: OleStream; pieces: readonly Piece[]; run: Hidden },
): void {
  for (const { start, end, width } of pieces) {
    for (let at = Math.max(start, run.start); at + width <= Math.min(end, run.end); at += width) {
      const code = width === 1 ? document.bytes.readUInt8(at) : document.bytes.readUInt16LE(at);
      if (KEPT.has(code)) continue;
      for (let byte = 0; byte < width; byte += 1) content.writeUInt8(0, document.offsetOf(at + byte));
    }
  }
}

/** Runs of one reason that follow each other are one text; the names of fields are none. */
function textsOf(hidden: readonly Hidden[], pieces: readonly Piece[]): HiddenText[] {
  const found: { text: string; reason: HidingTechnique; end: number }[] = [];
  for (const { start, end, reason } of hidden) {
    const text = pieces.map((piece) => piece.textIn(start, end)).join('');
    const last = found.at(-1);
    if (last?.reason === reason && last.end === start) {
      last.text += text;
      last.end = end;
    } else found.push({ text, reason, end });
  }
  return found
    .map(({ text, reason }) => ({ text: plain(text), reason, page: null }))
    .filter(({ text }) => text !== '');
}

/** Without the instructions of fields, which Word itself hides. */
function plain(text: string): string {
  const [first = '', ...fields] = text.split(FIELD_START);
  const results = fields.map((field) => field.split(FIELD_RESULT).slice(1).join(' '));
  return [first, ...results]
    .join(' ')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
