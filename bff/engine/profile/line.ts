import type { Block } from '../extraction/extracted-document.ts';
import type { Role, SectionKind } from './profile.ts';

/** A line of the resume, with everything that is known about it. */
export interface Line {
  /** Its number among the lines. */
  index: number;
  start: number;
  end: number;
  text: string;
  page: number | null;
  kind: Block['kind'];
  section: SectionKind;
  /** The words of the heading that it stands under. */
  heading: string | null;
  /** The dated position that it belongs to. */
  role: Role | null;
  /** Set for lines that speak to whoever evaluates, or in the name of others: they are never scored. */
  isQuarantined: boolean;
  /** A sentence of work, not a row of names. */
  isUse: boolean;
}

const USED_IN = new Set<SectionKind>(['experience', 'projects', 'accomplishments', 'certificates', 'other']);

/** Whether a line is a sentence of work, not a row of names. */
export function isUse({ section, text }: Pick<Line, 'section' | 'text'>): boolean {
  if (!USED_IN.has(section)) return false;
  const items = text.split(/[,;|•·/\t]/);
  const isRow = items.length >= 3 && items.every((item) => item.trim().split(/\s+/).length <= 4);
  return !isRow && text.split(/\s+/).length >= 4;
}

/** What may be scored: neither the header nor headings nor what speaks to the evaluator. */
export function isScored(line: Line): boolean {
  return (
    line.section !== 'header' && line.kind !== 'heading' && line.kind !== 'contact' && !line.isQuarantined
  );
}
