import { isSectionHeading } from '../lines/section-heading.ts';
import type { Cell } from './fragment.ts';

/** Rows of the section may stand between the two. */
const REACH = 2;

/** Puts headings together that a narrow rail broke over two rows beside their section: "Technical" above "Skills". */
export function joinBrokenLabels(rows: readonly Cell[][]): Cell[][] {
  const joined: Cell[][] = [];
  for (const row of rows) {
    const [first, ...rest] = row;
    const above = joined.slice(-REACH).findLast((other) => wholeLabel(other, first) !== null);
    const whole = above === undefined ? null : wholeLabel(above, first);
    if (whole === null) joined.push([...row]);
    else {
      above?.splice(0, 1, whole);
      if (rest.length > 0) joined.push(rest);
    }
  }
  return joined;
}

/** A stroke above the label of a section, on the line where the section starts. */
const RULE = /^\s*(?:[ㅡᅳ—–―_-]|[—–_-]{2,6})\s*$/u;

function isUnderRule(rule: Cell, label: Cell): boolean {
  const isBelow = label.baseline - rule.baseline < 3 * label.size && Math.abs(label.left - rule.left) < 3;
  return isBelow && isSectionHeading(label.text);
}

function wholeLabel(row: readonly Cell[], below: Cell | undefined): Cell | null {
  const [above] = row;
  if (above === undefined || below === undefined || row.length < 2 || isSectionHeading(above.text))
    return null;
  if (RULE.test(above.text)) return isUnderRule(above, below) ? { ...below, baseline: above.baseline } : null;
  const isBelow = below.baseline - above.baseline < 2 * above.size && Math.abs(below.left - above.left) < 3;
  const isAlike = below.font === above.font && Math.abs(below.size - above.size) < 0.6;
  const text = `${above.text.trim()} ${below.text.trim()}`;
  return isBelow && isAlike && isSectionHeading(text) ? { ...above, text } : null;
}
