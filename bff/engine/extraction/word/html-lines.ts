import { mapOf } from '../../language/map-of.ts';
import { cleanLine } from '../lines/clean-text.ts';
import { flowingLine, type SourceLine } from '../lines/line.ts';
import { sectionHeadingKind } from '../lines/section-heading.ts';

const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b[^<>]{0,2000}>|([^<]+)/gi;
const ENTITIES = mapOf({
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
});

interface Reading {
  lines: SourceLine[];
  /** Cells of the table row that is open, each with its lines; null outside a table. */
  row: SourceLine[][] | null;
  text: string;
  letters: number;
  emphatic: number;
  isStrong: boolean;
  isHeading: boolean;
  listDepth: number;
}

/** The paragraphs of the HTML that a Word file became. A table row of short cells is one line with wide gaps. */
export function linesOfHtml(html: string): SourceLine[] {
  const reading: Reading = {
    lines: [],
    row: null,
    text: '',
    letters: 0,
    emphatic: 0,
    isStrong: false,
    isHeading: false,
    listDepth: 0,
  };
  for (const [, slash, tag, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) addText(reading, decode(text));
    else if (tag !== undefined) takeTag(reading, tag.toLowerCase(), slash === '/');
  }
  endLine(reading);
  return reading.lines;
}

function addText(reading: Reading, text: string): void {
  const letters = text.trim().length;
  reading.text += text;
  reading.letters += letters;
  if (reading.isStrong || reading.isHeading) reading.emphatic += letters;
}

function takeTag(reading: Reading, tag: string, isEnd: boolean): void {
  if (tag === 'strong' || tag === 'b') reading.isStrong = !isEnd;
  else if (tag === 'br') endLine(reading);
  else if (tag === 'tr') (isEnd ? endRow : startRow)(reading);
  else if (tag === 'td' || tag === 'th') (isEnd ? endLine : startCell)(reading);
  else if (tag === 'li' && isEnd) endLine(reading);
  else if (tag === 'ul' || tag === 'ol') {
    endLine(reading);
    reading.listDepth = Math.max(0, reading.listDepth + (isEnd ? -1 : 1));
  } else if (/^(?:p|h[1-6])$/.test(tag)) {
    endLine(reading);
    reading.isHeading = !isEnd && tag !== 'p';
  }
}

function endLine(reading: Reading): void {
  const text = cleanLine(reading.text);
  const isEmphatic = reading.letters > 0 && reading.emphatic / reading.letters > 0.8;
  reading.text = '';
  reading.letters = 0;
  reading.emphatic = 0;
  if (text === '') return;
  const line = flowingLine(text, { isEmphatic, isListItem: reading.listDepth > 0, isParagraph: true });
  const cell = reading.row?.at(-1);
  if (cell === undefined) reading.lines.push(line);
  else cell.push(line);
}

function startRow(reading: Reading): void {
  endLine(reading);
  reading.row = [];
}

function startCell(reading: Reading): void {
  reading.row?.push([]);
}

function endRow(reading: Reading): void {
  endLine(reading);
  const cells = (reading.row ?? []).filter((cell) => cell.length > 0);
  reading.row = null;
  const label = cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (label !== undefined && cells.length > 1 && opensSection(label)) {
    reading.lines.push(label, ...cells.slice(1).flat());
    return;
  }
  const [first] = cells.flat();
  if (first !== undefined && cells.length > 1 && cells.every((cell) => cell.length === 1)) {
    reading.lines.push({
      ...first,
      text: cells
        .flat()
        .map((line) => line.text)
        .join('\t'),
    });
  } else {
    reading.lines.push(...cells.flat());
  }
}

const OPENED_BY_LABELS = new Set([
  'summary',
  'experience',
  'projects',
  'education',
  'skills',
  'certificates',
]);

/** In a table that is the whole resume, the label of a section stands in front of its first row. */
function opensSection({ text, isEmphatic }: SourceLine): boolean {
  return isEmphatic && OPENED_BY_LABELS.has(sectionHeadingKind(text) ?? '');
}

function decode(text: string): string {
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? entity;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
