import type { Span } from '../profile/profile.ts';

/** Where one sentence, or one item of a list of long ones, ends and the next begins. */
const UNIT_END = /[.!?;•▪●]\s|\t/;
const UNIT_ENDS = new RegExp(UNIT_END.source, 'g');

/** Whether words that stand between two others part them into two units. */
export const endsUnit = (between: string): boolean => UNIT_END.test(between);

/** The unit of a line that holds the deciding words: a line may be a whole paragraph. Offsets into the line. */
export function unitAround(line: string, deciding: Span): Span {
  let start = 0;
  for (const match of line.matchAll(UNIT_ENDS)) {
    if (match.index >= deciding.end) return { start, end: match.index };
    if (match.index < deciding.start) start = match.index + match[0].length;
  }
  return { start, end: line.length };
}
