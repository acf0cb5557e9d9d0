import type { RequirementKind } from '@shortlist/api-contract';
import type { RequirementRows } from './requirement-rows.ts';

/** The words of a job description that one requirement is read from. */
export interface Mark {
  readonly key: string;
  /** As the list numbers it. */
  readonly number: number;
  readonly kind: RequirementKind;
  readonly start: number;
  readonly end: number;
}

/** Words of a line that belong to the same requirements. */
export interface Segment {
  /** UTF-16 offset in the whole text. */
  readonly start: number;
  readonly text: string;
  /** Those that are read from these words, in the order of their numbers. */
  readonly marks: readonly Mark[];
  /** Those that no earlier words carry the number of. */
  readonly first: readonly Mark[];
}

export interface PostingLine {
  readonly start: number;
  readonly look: 'text' | 'heading' | 'bullet' | 'blank';
  readonly segments: readonly Segment[];
}

/** Where the requirements, in the order of the list, are in a text; one that was written by hand, or is from the title, is nowhere. */
export function marksOf(shown: RequirementRows, text: string): Mark[] {
  return shown.flatMap(({ key, requirement: { span, kind } }, at) => {
    const end = Math.min(span?.end ?? 0, text.length);
    return span && span.start < end ? [{ key, number: at + 1, kind, start: span.start, end }] : [];
  });
}

/** A job description by its lines, each cut where a requirement begins or ends. */
export function linesOf(text: string, marks: readonly Mark[]): PostingLine[] {
  const lines = cutLines(text);
  const numbered = new Set<string>();
  return lines.map(({ start, words, look }, at) => {
    const end = start + words.length;
    const inLine = marks.filter((mark) => mark.start < end && mark.end > start);
    const segments = segmentsOf(words, start, inLine).map((segment) => {
      const first = segment.marks.filter(({ key }) => !numbered.has(key));
      for (const { key } of first) numbered.add(key);
      return { ...segment, first };
    });
    const isHeading = look === 'text' && inLine.length === 0 && isTitle(words, lines[at - 1], lines[at + 1]);
    return { start, look: isHeading ? 'heading' : look, segments };
  });
}

interface CutLine {
  readonly start: number;
  /** Without the bullet. */
  readonly words: string;
  readonly look: Exclude<PostingLine['look'], 'heading'>;
}

const BULLET = /^\s*[-*+•·‣◦▪●–—]\s+/u;

function cutLines(text: string): CutLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    if (line.trim() === '') return { start: at, words: '', look: 'blank' };
    const bullet = BULLET.exec(line)?.[0].length ?? 0;
    return { start: at + bullet, words: line.slice(bullet), look: bullet > 0 ? 'bullet' : 'text' };
  });
}

const LONGEST_HEADING = 60;

/** Whether a line is a short title: over a list, or alone at the top of a paragraph. */
function isTitle(words: string, before: CutLine | undefined, after: CutLine | undefined): boolean {
  const text = words.trim();
  if (text.length > LONGEST_HEADING || /[.!?;,]$/.test(text)) return false;
  if (text.endsWith(':') || after?.look === 'bullet') return true;
  return after?.look === 'text' && (before?.look === 'blank' || before === undefined);
}

function segmentsOf(words: string, start: number, marks: readonly Mark[]): Omit<Segment, 'first'>[] {
  const end = start + words.length;
  const edges = marks.flatMap((mark) => [Math.max(mark.start, start), Math.min(mark.end, end)]);
  const cuts = [...new Set([start, ...edges, end])].toSorted((one, other) => one - other);
  return cuts.slice(0, -1).map((from, at) => {
    const to = cuts[at + 1] ?? end;
    return {
      start: from,
      text: words.slice(from - start, to - start),
      marks: marks.filter((mark) => mark.start <= from && mark.end >= to),
    };
  });
}

/** The words between two offsets as a requirement may take them over; null where there are none, or too many. */
export function selectedWords(text: string, from: number, to: number) {
  const raw = text.slice(from, to);
  const lines = raw.split('\n').map((line) => line.replace(BULLET, ''));
  const words = lines.join(' ').replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > LONGEST_WORDING) return null;
  const start = from + (raw.length - raw.trimStart().length);
  return { text: words, span: { start, end: start + raw.trim().length } };
}

const LONGEST_WORDING = 500;
