import { startsWithAction } from '../extraction/lines/action-verbs.ts';
import { isScored, type Line } from '../profile/line.ts';
import type { Role } from '../profile/profile.ts';
import type { Reading } from '../profile/reading.ts';

const WORK = new Set(['experience', 'projects', 'accomplishments', 'other']);

/** The lines that tell of work: bullets and sentences of roles and projects, not headings, not lists. */
export function workLines(reading: Reading): Line[] {
  return reading.lines.filter((line) => {
    if (!isScored(line) || line.kind === 'role' || line.kind === 'name' || !WORK.has(line.section))
      return false;
    const words = line.text.split(/\s+/).length;
    if (line.section === 'other') return words >= 5 && startsWithAction(line.text);
    return words >= 3 && (line.kind === 'bullet' || startsWithAction(line.text) || words >= 7);
  });
}

/** Whether a role has a line on the work, not only its heading and its dates. */
export function isDescribed(role: Role, reading: Reading): boolean {
  return reading.lines.some((line) => {
    const isDates = line.start <= role.dates.start && role.dates.end <= line.end;
    return line.role === role && line.kind !== 'role' && !isDates && line.text.split(/\s+/).length >= 4;
  });
}

/** How recent a line is: 1 in the newest role, less in each older one. */
export function recency(line: Line, reading: Reading): number {
  const index = line.role === null ? -1 : reading.profile.roles.indexOf(line.role);
  return index < 0 ? 0.5 : 1 / (1 + index * 0.25);
}
