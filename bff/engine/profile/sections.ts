import type { Line } from './line.ts';
import type { Section } from './profile.ts';

/** The parts of a resume: runs of lines under one heading. */
export function readSections(lines: readonly Line[]): Section[] {
  const sections: Section[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const open = sections.at(-1);
    const isNew = last === null || line.kind === 'heading' || line.section !== last.section;
    if (isNew || open === undefined) {
      sections.push({
        kind: line.section,
        heading: line.heading,
        span: { start: line.start, end: line.end },
      });
    } else {
      open.span.end = line.end;
    }
    last = line;
  }
  return sections;
}
