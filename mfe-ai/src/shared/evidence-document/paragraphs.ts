import type { ResumeBlock, ResumeDocument } from '@shortlist/api-contract';

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
const MONTH = String.raw`(?:\p{L}{3,9}\.?\s+|\d{1,2}[/.])?`;
const YEAR = String.raw`(?:19|20)\d{2}`;
const DATES_AT_END = new RegExp(
  String.raw`[\s,(|–—-]*(?<dates>${MONTH}${YEAR}(?:\s*(?:-|–|—|to|until)\s*(?:${MONTH}${YEAR}|now|present|current|today|ongoing))?)\)?\s*$`,
  'iu',
);
const WIDE_GAP = /(?:\t|\s{3,})(?=[^\t]+$)/u;
const SEPARATOR = /\s*(?:,|\||·|—|–|\s-\s|\sat\s)\s*(?=\p{L})/u;

/** Joins the lines of a resume to paragraphs, and tells a role's employer and dates apart. */
export function paragraphsOf({ text, blocks }: Pick<ResumeDocument, 'text' | 'blocks'>): Paragraph[] {
  const groups: { kind: ResumeBlock['kind']; page: number | null; start: number; end: number }[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && continues(text, last, block)) last.end = block.end;
    else groups.push({ kind: block.kind, page: block.page, start: block.start, end: block.end });
  }
  return groups.map(({ kind, page, start, end }) => ({
    kind,
    page,
    parts: partsOf(text, kind, { start, end }),
  }));
}

function continues(
  text: string,
  last: Pick<ResumeBlock, 'kind' | 'page' | 'start' | 'end'>,
  block: ResumeBlock,
) {
  if (block.kind !== 'line' || !['bullet', 'line'].includes(last.kind)) return false;
  if (last.page !== block.page || /\n\s*\n/.test(text.slice(last.end, block.start))) return false;
  const before = text.slice(last.start, last.end).trimEnd();
  const lastLine = before.slice(before.lastIndexOf('\n') + 1);
  if (/^\p{Ll}/u.test(text.slice(block.start, block.end).trimStart())) return true;
  return lastLine.length >= WRAPPED_LINE && !/[.!?:;]$/.test(before);
}

function partsOf(text: string, kind: ResumeBlock['kind'], span: Span): Part[] {
  if (kind === 'bullet') return [{ ...withoutGlyph(text, span), style: 'plain' }];
  if (kind === 'role' || kind === 'line') return rolePartsOf(text, kind, span);
  return [{ ...span, style: 'plain' }];
}

function withoutGlyph(text: string, span: Span): Span {
  const glyph = BULLET_GLYPH.exec(text.slice(span.start, span.end))?.[0] ?? '';
  return glyph.length < span.end - span.start ? { ...span, start: span.start + glyph.length } : span;
}

function rolePartsOf(text: string, kind: 'role' | 'line', span: Span): Part[] {
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
