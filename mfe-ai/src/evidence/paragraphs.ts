import type { ResumeBlock, ResumeDocument } from '@shortlist/api-contract';
import { WORDS_BEFORE_YEAR } from './words-before-year.ts';

/** A stretch of a resume's text, UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How a stretch of a paragraph is set: the employer of a role is strong, its dates stand aside. */
export type PartStyle = 'plain' | 'strong' | 'soft' | 'aside';

export interface Part extends Span {
  readonly style: PartStyle;
}

/** One or more lines of the file that read as one paragraph. */
export interface Paragraph {
  readonly kind: ResumeBlock['kind'];
  readonly page: number | null;
  /** In order, without the bullet's own glyph. */
  readonly parts: readonly Part[];
}

/** A line this short was ended by its writer, not by the width of the page. */
const WRAPPED_LINE = 48;

const BULLET_GLYPH = /^\s*(?:[•▪◦‣·●○∙*–—-]|o(?=\s))\s*/u;
const MONTH = String.raw`(?:(?<!\p{L})(?:${WORDS_BEFORE_YEAR.join('|')})\.?\s+|\d{1,2}[/.])?`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const DATES_AT_END = new RegExp(
  String.raw`[\s,(|–—-]*(?<dates>${MONTH}${YEAR}(?:\s*(?:-|–|—|to|until)\s*(?:${MONTH}${YEAR}|now|present|current|today|ongoing))?)\)?\s*$`,
  'iu',
);
const WIDE_GAP = /(?:\t|\s{3,})(?=[^\t]+$)/u;
const SEPARATOR = /\s*(?:,|\||·|—|–|\s-\s|\sat\s)\s*(?=\p{L})/u;

interface Group extends Span {
  readonly kind: ResumeBlock['kind'];
  readonly page: number | null;
  readonly end: number;
  /** The line of dates that follows a role. */
  readonly dates: Span | null;
}

/** Joins the lines of a resume to paragraphs, and tells a role's employer and dates apart. */
export function paragraphsOf({ text, blocks }: Pick<ResumeDocument, 'text' | 'blocks'>): Paragraph[] {
  const groups: Group[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const joined = last ? join(text, last, block) : null;
    if (joined) groups.splice(-1, 1, joined);
    else groups.push({ ...block, dates: null });
  }
  return groups.map((group) => ({ kind: group.kind, page: group.page, parts: partsOf(text, group) }));
}

/** The paragraph with one more line; null when the line begins a paragraph of its own. */
function join(text: string, last: Group, block: ResumeBlock): Group | null {
  if (last.page !== block.page || last.dates) return null;
  if (continues(text, last, block)) return { ...last, end: block.end };
  const isDates = ['role', 'line'].includes(block.kind) && isOnlyDates(text, block);
  return isDates && last.kind === 'role' && !isOnlyDates(text, last) && asideOf(text, 'role', last) === null
    ? { ...last, dates: block }
    : null;
}

function isOnlyDates(text: string, span: Span): boolean {
  return DATES_AT_END.exec(text.slice(span.start, span.end))?.index === 0;
}

function continues(text: string, last: Group, block: ResumeBlock): boolean {
  if (block.kind !== 'line' || !['bullet', 'line'].includes(last.kind)) return false;
  if (/\n\s*\n/.test(text.slice(last.end, block.start))) return false;
  const before = text.slice(last.start, last.end).trimEnd();
  const lastLine = before.slice(before.lastIndexOf('\n') + 1);
  if (/^\p{Ll}/u.test(text.slice(block.start, block.end).trimStart())) return true;
  return lastLine.length >= WRAPPED_LINE && !/[.!?:;]$/.test(before);
}

function partsOf(text: string, { kind, dates, start, end }: Group): Part[] {
  const span = { start, end };
  if (dates) return [...headingPartsOf(text, span), { start: dates.start, end: dates.end, style: 'aside' }];
  if (kind === 'bullet') return [{ ...withoutGlyph(text, span), style: 'plain' }];
  if (kind === 'role' || kind === 'line') return rolePartsOf(text, kind, span);
  return [{ ...span, style: 'plain' }];
}

function withoutGlyph(text: string, span: Span): Span {
  const glyph = BULLET_GLYPH.exec(text.slice(span.start, span.end))?.[0] ?? '';
  return glyph.length < span.end - span.start ? { ...span, start: span.start + glyph.length } : span;
}

function rolePartsOf(text: string, kind: 'role' | 'line', span: Span): Part[] {
  if (kind === 'role' && isOnlyDates(text, span)) return [{ ...span, style: 'plain' }];
  const aside = asideOf(text, kind, span);
  const heading: Span = { start: span.start, end: aside?.gap ?? span.end };
  const parts = kind === 'role' ? headingPartsOf(text, heading) : [{ ...heading, style: 'plain' as const }];
  return aside ? [...parts, { start: aside.start, end: span.end, style: 'aside' }] : parts;
}

/** The dates or place at the right end of a line, and where the words before it end. */
function asideOf(text: string, kind: 'role' | 'line', span: Span): { gap: number; start: number } | null {
  const line = text.slice(span.start, span.end);
  const gap = line.includes('\n') ? null : WIDE_GAP.exec(line);
  if (gap && gap.index > 0) {
    return { gap: span.start + gap.index, start: span.start + gap.index + gap[0].length };
  }
  const dates = kind === 'role' ? DATES_AT_END.exec(line) : null;
  const words = dates?.groups?.dates;
  if (!dates || !words || dates.index === 0) return null;
  const open = dates[0].indexOf(words);
  const hasBracket = dates[0].slice(0, open).includes('(');
  return { gap: span.start + dates.index, start: span.start + dates.index + open - (hasBracket ? 1 : 0) };
}

function headingPartsOf(text: string, span: Span): Part[] {
  const separator = SEPARATOR.exec(text.slice(span.start, span.end));
  if (!separator || separator.index === 0) return [{ ...span, style: 'strong' }];
  const middle = span.start + separator.index + separator[0].length;
  if (middle >= span.end) return [{ ...span, style: 'strong' }];
  return [
    { start: span.start, end: middle, style: 'strong' },
    { start: middle, end: span.end, style: 'soft' },
  ];
}
