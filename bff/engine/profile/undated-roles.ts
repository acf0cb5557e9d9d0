import { isOnlyDates } from '../extraction/lines/date-range.ts';
import { isJobTitle, isLedByJobNoun } from '../extraction/lines/job-title.ts';
import { readUndatedHead } from '../extraction/lines/role-lines.ts';
import type { Line } from './line.ts';
import type { UndatedRole } from './profile.ts';

const MOST = 30;
const MAX_WORDS = 12;

/**
 * Positions of the experience sections that have no dates to count, those with `hidden` dates among them: listed, and
 * never given dates of their own.
 */
export function readUndatedRoles(lines: readonly Line[], hidden: readonly UndatedRole[]): UndatedRole[] {
  const known = new Set(hidden.map(({ heading }) => heading.start));
  const bare = lines.flatMap((line, index): UndatedRole[] => {
    if (!opensRole(line, lines[index - 1]) || !isFollowedByWork(lines, index)) return [];
    const below = lines[index + 1];
    const isNamedBelow = below?.kind === 'line' && !isOnlyDates(below.text) && below.role === line.role;
    const head = readUndatedHead(isNamedBelow ? [line.text, below.text] : [line.text]);
    if (head.title === null) return [];
    const start = line.start + Math.max(0, line.text.indexOf(head.title));
    if (known.has(start)) return [];
    return [{ ...head, title: head.title, dates: null, heading: { start, end: start + head.title.length } }];
  });
  return [...hidden, ...bare].sort((a, b) => a.heading.start - b.heading.start).slice(0, MOST);
}

function opensRole(line: Line, above: Line | undefined): boolean {
  if (line.section !== 'experience' || line.kind !== 'line' || line.isQuarantined) return false;
  if (line.role !== null && above?.kind !== 'bullet') return false;
  const words = line.text.split(/\t|,\s|\s[|·–—@-]\s|\sat\s/);
  const isTitled = words.some((piece) => isJobTitle(piece) && isLedByJobNoun(piece));
  return isTitled && line.text.split(/\s+/).length <= MAX_WORDS && !/[.;:!?]$/.test(line.text);
}

/** A list of what was done stands below, perhaps behind the employer's line. */
function isFollowedByWork(lines: readonly Line[], index: number): boolean {
  const [first, second] = [lines[index + 1], lines[index + 2]];
  return first?.kind === 'bullet' || (first?.kind === 'line' && second?.kind === 'bullet');
}
